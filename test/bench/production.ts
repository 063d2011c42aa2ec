// boardgame.io and Immer look at this while they load, and are a third slower without it.
process.env.NODE_ENV ??= 'production';
