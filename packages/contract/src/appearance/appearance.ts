// Without schemas, so that the browser can read it before anything else is loaded.

/** Colours of a panel, of the accent and of the menu's parts (specification, section 9). */
export const colourChoices = ['default', 'blue', 'red', 'purple', 'lightblue', 'dark'] as const;
export type ColourChoice = (typeof colourChoices)[number];

/** `system` until a person chooses: the menu is dark, the page follows the device. */
export const layoutTypes = ['system', 'menu-dark', 'menu-light', 'dark'] as const;
type LayoutType = (typeof layoutTypes)[number];

/** Where the menu stands: beside the page or above it. */
export const menuLayouts = ['vertical', 'horizontal'] as const;
type MenuLayout = (typeof menuLayouts)[number];

/** Of the menu's background; 0 is none. */
export const navbarImages = [0, 1, 2, 3, 4, 5] as const;
type NavbarImage = (typeof navbarImages)[number];

export const dropdownIcons = [1, 2, 3] as const;
type DropdownIcon = (typeof dropdownIcons)[number];

export const listIcons = [1, 2, 3, 4, 5, 6] as const;
type ListIcon = (typeof listIcons)[number];

/** How the product looks to one person. It holds nothing that would matter in strange hands. */
export interface Appearance {
  layoutType: LayoutType;
  layout: MenuLayout;
  headerColour: ColourChoice;
  menuColour: ColourChoice;
  brandColour: ColourChoice;
  navbarImage: NavbarImage;
  rtl: boolean;
  fixedMenu: boolean;
  fixedHeader: boolean;
  boxLayout: boolean;
  dropdownIcon: DropdownIcon;
  listIcon: ListIcon;
  colouredIcons: boolean;
  activeColour: ColourChoice;
  menuTitleColour: ColourChoice;
  menuTitleHidden: boolean;
  /** The header of layout 6: light blue, whatever else is chosen. */
  lightBlueHeader: boolean;
}

/** What a person sees before choosing, and after a reset. */
export const configuredAppearance: Readonly<Appearance> = {
  layoutType: 'system',
  layout: 'vertical',
  headerColour: 'default',
  menuColour: 'default',
  brandColour: 'default',
  navbarImage: 0,
  rtl: false,
  fixedMenu: true,
  fixedHeader: true,
  boxLayout: false,
  dropdownIcon: 1,
  listIcon: 1,
  colouredIcons: false,
  activeColour: 'default',
  menuTitleColour: 'default',
  menuTitleHidden: false,
  lightBlueHeader: false,
};

const yesOrNo = [false, true] as const;

/** What may be chosen for each part. */
export const appearanceOptions: { readonly [K in keyof Appearance]: readonly Appearance[K][] } = {
  layoutType: layoutTypes,
  layout: menuLayouts,
  headerColour: colourChoices,
  menuColour: colourChoices,
  brandColour: colourChoices,
  navbarImage: navbarImages,
  rtl: yesOrNo,
  fixedMenu: yesOrNo,
  fixedHeader: yesOrNo,
  boxLayout: yesOrNo,
  dropdownIcon: dropdownIcons,
  listIcon: listIcons,
  colouredIcons: yesOrNo,
  activeColour: colourChoices,
  menuTitleColour: colourChoices,
  menuTitleHidden: yesOrNo,
  lightBlueHeader: yesOrNo,
};

/** A kept appearance: what an older release did not know yet, or a newer one no longer does, is as configured. */
export function readAppearance(kept: unknown): Appearance {
  if (typeof kept !== 'object' || kept === null) return { ...configuredAppearance };
  const known = Object.entries(kept).filter(
    ([name, choice]) => name in appearanceOptions && isOffered(name as keyof Appearance, choice),
  );
  // Each of them was just found among what is offered for its part.
  return { ...configuredAppearance, ...(Object.fromEntries(known) as Partial<Appearance>) };
}

const isOffered = (name: keyof Appearance, choice: unknown) =>
  appearanceOptions[name].some((option) => option === choice);
