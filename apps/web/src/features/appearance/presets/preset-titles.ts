import type { PresetName } from './presets.ts';

/** What a layout is called on the page. */
export const presetTitles: Readonly<Record<PresetName, string>> = {
  static: 'Static',
  fixed: 'Fixed',
  'nav-fixed': 'Fixed menu',
  'collapse-menu': 'Collapsed menu',
  horizontal: 'Horizontal',
  box: 'Box',
  rtl: 'Right to left',
  light: 'Light',
  dark: 'Dark',
  'icon-color': 'Coloured icons',
  'layout-2': 'Layout 2',
  'layout-2-2': 'Layout 2, image in the menu',
  'layout-3': 'Layout 3',
  'layout-4': 'Layout 4',
  'layout-4-2': 'Layout 4, static header',
  'layout-5h': 'Layout 5, horizontal',
  'nav-color': 'Coloured menu',
  'layout-6': 'Layout 6',
  'layout-8': 'Layout 8',
};
