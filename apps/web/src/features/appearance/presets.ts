import { type Appearance, configuredAppearance } from '@statbook/contract/appearance';

/** A layout that can be looked at under `/layout/`: the configured appearance with these changes. */
export interface Preset {
  readonly title: string;
  readonly changes: Partial<Appearance>;
  /** The menu stands narrow when the layout opens. */
  readonly startsCollapsed?: true;
}

/** The layouts of the specification (section 2), by the last part of their address. */
export const presets: Readonly<Record<string, Preset>> = {
  static: { title: 'Static', changes: { FixedMenu: false, FixedHeader: false } },
  fixed: { title: 'Fixed', changes: { FixedMenu: true, FixedHeader: true } },
  'nav-fixed': { title: 'Fixed menu', changes: { FixedMenu: true, FixedHeader: false } },
  'collapse-menu': { title: 'Narrow menu', changes: {}, startsCollapsed: true },
  horizontal: { title: 'Horizontal', changes: { Layout: 'horizontal' } },
  box: { title: 'Box', changes: { BoxLayout: true }, startsCollapsed: true },
  rtl: { title: 'Right to left', changes: { Rtl: true } },
  light: { title: 'Light', changes: { LayoutType: 'menu-light' } },
  dark: { title: 'Dark', changes: { LayoutType: 'dark' } },
  'icon-color': { title: 'Coloured icons', changes: { ColouredIcons: true } },
  'layout-2': {
    title: 'Layout 2',
    changes: { LayoutType: 'menu-light', HeaderColour: 'blue', BrandColour: 'blue', ListIcon: 2 },
  },
  'layout-2-2': {
    title: 'Layout 2, image in the menu',
    changes: { HeaderColour: 'blue', BrandColour: 'blue', MenuColour: 'blue', NavbarImage: 1, ListIcon: 2 },
  },
  'layout-3': {
    title: 'Layout 3',
    changes: { MenuColour: 'dark', HeaderColour: 'dark', BrandColour: 'lightblue', DropdownIcon: 2 },
  },
  'layout-4': {
    title: 'Layout 4',
    changes: {
      LayoutType: 'menu-light',
      HeaderColour: 'purple',
      BrandColour: 'purple',
      MenuTitleColour: 'purple',
    },
  },
  'layout-4-2': {
    title: 'Layout 4, static header',
    changes: { HeaderColour: 'purple', BrandColour: 'purple', MenuColour: 'purple', FixedHeader: false },
  },
  'layout-5h': {
    title: 'Layout 5, horizontal',
    changes: { Layout: 'horizontal', MenuColour: 'blue', BrandColour: 'blue', FixedMenu: false },
  },
  'nav-color': {
    title: 'Coloured menu',
    changes: { MenuColour: 'red', BrandColour: 'red', ActiveColour: 'dark', NavbarImage: 3 },
  },
  'layout-6': {
    title: 'Layout 6',
    changes: { LightBlueHeader: true, MenuColour: 'lightblue', BrandColour: 'lightblue' },
  },
  'layout-8': {
    title: 'Layout 8',
    changes: {
      MenuTitleHidden: true,
      ActiveColour: 'lightblue',
      DropdownIcon: 3,
      ListIcon: 4,
      NavbarImage: 4,
    },
  },
};

/** The layout at an address under `/layout/`, if it is one. */
export function findPreset(path: string): Preset | undefined {
  const slug = /^\/layout\/([\w-]+)\/?$/.exec(path.toLowerCase())?.[1];
  return slug !== undefined && Object.hasOwn(presets, slug) ? presets[slug] : undefined;
}

/** The whole appearance of a layout. */
export const appearanceOf = ({ changes }: Preset): Appearance => ({ ...configuredAppearance, ...changes });
