// The entry of the gallery, a page that no build for players contains.
import { h, render } from 'preact';
import { Gallery } from './client/gallery.tsx';
import { scenarios } from './scenarios.ts';

const root = document.getElementById('app');
const all = await scenarios();
if (root) render(h(Gallery, { all }), root);
