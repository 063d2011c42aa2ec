// Whether this page stands in a frame of another site, and what its address asks for. The text needs it before the
// first sentence is shown, so it is part of the shell.
export const isEmbedded = location.pathname.startsWith('/embed/');
export const embedParams = new URLSearchParams(isEmbedded ? location.search : '');
