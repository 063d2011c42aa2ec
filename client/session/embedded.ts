// What the page around a frame has asked for in its address. In the shell, as it is needed before the first word.
export const embedded = location.pathname.startsWith('/embed/');
export const asked = new URLSearchParams(embedded ? location.search : '');
