import { type Appearance, configuredAppearance } from '@statbook/contract/appearance';

/** A layout that can be looked at under `/layout/`: the configured appearance with these changes. */
export interface Preset {
  readonly changes: Partial<Appearance>;
  /** The menu stands narrow when the layout opens. */
  readonly startsCollapsed?: true;
}

/** The layouts of the specification (section 2), by the last part of their address. */
export const presets = {
  static: { changes: { FixedMenu: false, FixedHeader: false } },
  fixed: { changes: { FixedMenu: true, FixedHeader: true } },
  'nav-fixed': { changes: { FixedMenu: true, FixedHeader: false } },
  'collapse-menu': { changes: {}, startsCollapsed: true },
  horizontal: { changes: { Layout: 'horizontal' } },
  box: { changes: { BoxLayout: true }, startsCollapsed: true },
  rtl: { changes: { Rtl: true } },
  light: { changes: { LayoutType: 'menu-light' } },
  dark: { changes: { LayoutType: 'dark' } },
  'icon-color': { changes: { ColouredIcons: true } },
  'layout-2': {
    changes: { LayoutType: 'menu-light', HeaderColour: 'blue', BrandColour: 'blue', ListIcon: 2 },
  },
  'layout-2-2': {
    changes: { HeaderColour: 'blue', BrandColour: 'blue', MenuColour: 'blue', NavbarImage: 1, ListIcon: 2 },
  },
  'layout-3': {
    changes: { MenuColour: 'dark', HeaderColour: 'dark', BrandColour: 'lightblue', DropdownIcon: 2 },
  },
  'layout-4': {
    changes: {
      LayoutType: 'menu-light',
      HeaderColour: 'purple',
      BrandColour: 'purple',
      MenuTitleColour: 'purple',
    },
  },
  'layout-4-2': {
    changes: { HeaderColour: 'purple', BrandColour: 'purple', MenuColour: 'purple', FixedHeader: false },
  },
  'layout-5h': {
    changes: { Layout: 'horizontal', MenuColour: 'blue', BrandColour: 'blue', FixedMenu: false },
  },
  'nav-color': {
    changes: { MenuColour: 'red', BrandColour: 'red', ActiveColour: 'dark', NavbarImage: 3 },
  },
  'layout-6': {
    changes: { LightBlueHeader: true, MenuColour: 'lightblue', BrandColour: 'lightblue' },
  },
  'layout-8': {
    changes: {
      MenuTitleHidden: true,
      ActiveColour: 'lightblue',
      DropdownIcon: 3,
      ListIcon: 4,
      NavbarImage: 4,
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
