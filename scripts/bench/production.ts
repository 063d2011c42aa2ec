// boardgame.io and Immer read this when they load. Without it they take a third longer.
process.env.NODE_ENV ??= 'production';
