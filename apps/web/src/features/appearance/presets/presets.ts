import { type Appearance, configuredAppearance } from '@statbook/contract/appearance';

/** A layout that can be looked at under `/layout/`: the configured appearance with these changes. */
export interface Preset {
  readonly changes: Partial<Appearance>;
  /** The menu stands narrow when the layout opens. */
  readonly startsCollapsed?: true;
}

/** The layouts of the specification (section 2), by the last part of their address. */
export const presets = {
  static: { changes: { fixedMenu: false, fixedHeader: false } },
  fixed: { changes: { fixedMenu: true, fixedHeader: true } },
  'nav-fixed': { changes: { fixedMenu: true, fixedHeader: false } },
  'collapse-menu': { changes: {}, startsCollapsed: true },
  horizontal: { changes: { layout: 'horizontal' } },
  box: { changes: { boxLayout: true }, startsCollapsed: true },
  rtl: { changes: { rtl: true } },
  light: { changes: { layoutType: 'menu-light' } },
  dark: { changes: { layoutType: 'dark' } },
  'icon-color': { changes: { colouredIcons: true } },
  'layout-2': {
    changes: { layoutType: 'menu-light', headerColour: 'blue', brandColour: 'blue', listIcon: 2 },
  },
  'layout-2-2': {
    changes: { headerColour: 'blue', brandColour: 'blue', menuColour: 'blue', navbarImage: 1, listIcon: 2 },
  },
  'layout-3': {
    changes: { menuColour: 'dark', headerColour: 'dark', brandColour: 'lightblue', dropdownIcon: 2 },
  },
  'layout-4': {
    changes: {
      layoutType: 'menu-light',
      headerColour: 'purple',
      brandColour: 'purple',
      menuTitleColour: 'purple',
    },
  },
  'layout-4-2': {
    changes: { headerColour: 'purple', brandColour: 'purple', menuColour: 'purple', fixedHeader: false },
  },
  'layout-5h': {
    changes: { layout: 'horizontal', menuColour: 'blue', brandColour: 'blue', fixedMenu: false },
  },
  'nav-color': {
    changes: { menuColour: 'red', brandColour: 'red', activeColour: 'dark', navbarImage: 3 },
  },
  'layout-6': {
    changes: { lightBlueHeader: true, menuColour: 'lightblue', brandColour: 'lightblue' },
  },
  'layout-8': {
    changes: {
      menuTitleHidden: true,
      activeColour: 'lightblue',
      dropdownIcon: 3,
      listIcon: 4,
      navbarImage: 4,
    },
  },
} as const satisfies Readonly<Record<string, Preset>>;

/** The last part of the address of a layout. */
export type PresetName = keyof typeof presets;

const isName = (name: string): name is PresetName => Object.hasOwn(presets, name);

/** The name of the layout at an address under `/layout/`, if it is one. */
export function findPreset(path: string): PresetName | undefined {
  const name = /^\/layout\/([\w-]+)\/?$/.exec(path.toLowerCase())?.[1];
  return name !== undefined && isName(name) ? name : undefined;
}

/** The whole appearance of a layout. */
export function appearanceOf(name: PresetName): Appearance {
  return { ...configuredAppearance, ...presets[name].changes };
}

/** Whether the menu stands narrow when the layout opens. */
export function startsCollapsed(name: PresetName | undefined): boolean {
  const preset: Preset | undefined = name && presets[name];
  return preset?.startsCollapsed === true;
}
