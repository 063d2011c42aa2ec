// The entry of the gallery. No build for players contains this page.
import { h, render } from 'preact';
import { Gallery } from './client/gallery.tsx';
import { loadScenarios } from './scenarios.ts';

const root = document.getElementById('app');
const all = await loadScenarios();
if (root) render(h(Gallery, { all }), root);
