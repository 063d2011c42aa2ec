// The gallery of scenarios: a page of its own, which no build for players has in it.
import { h, render } from 'preact';
import { Gallery } from './client/gallery.tsx';
import { scenarios } from './scenarios.ts';

const root = document.getElementById('app');
const all = await scenarios();
if (root) render(h(Gallery, { all }), root);
