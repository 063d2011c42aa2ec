// Tells whether this page is in a frame of another site, and what its address asks for. The texts depend on it before
// the first one is shown, so it belongs to the shell.
export const isEmbedded = location.pathname.startsWith('/embed/');
export const embedParams = new URLSearchParams(isEmbedded ? location.search : '');
