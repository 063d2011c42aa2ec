// boardgame.io and Immer read NODE_ENV when they load. Outside of production they take a third longer.
process.env.NODE_ENV ??= 'production';
