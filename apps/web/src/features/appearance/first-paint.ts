// A script of its own, which the page waits for: the first picture is already as the person chose it.
import { readCopy } from './cached-copy.ts';
import { toPageAttributes, writeAttributes } from './page-attributes.ts';
import { appearanceOf, findPreset, startsCollapsed } from './presets/presets.ts';

const preset = findPreset(location.pathname);
const attributes = toPageAttributes(preset ? appearanceOf(preset) : readCopy(), {
  darkPreferred: matchMedia('(prefers-color-scheme: dark)').matches,
  startsCollapsed: startsCollapsed(preset),
});
writeAttributes(document.documentElement, attributes);
