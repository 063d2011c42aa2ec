// boardgame.io and Immer look at this while they load, and take a third longer without it.
process.env.NODE_ENV ??= 'production';
