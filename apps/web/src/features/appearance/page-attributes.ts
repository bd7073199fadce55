import { type Appearance, configuredAppearance } from '@statbook/contract/appearance';

/** What the page stands in beside the choice itself. */
interface PageState {
  /** What the device prefers; it counts until a person chooses. */
  readonly darkPreferred: boolean;
  /** The menu stands narrow to begin with. */
  readonly startsCollapsed?: boolean | undefined;
}

/** Attributes of the page's root, each with its value; without one it is taken away. */
export type PageAttributes = Readonly<Record<string, string | undefined>>;

/** Written to the root of the page; `kit/theme.css` knows what they look like. Components know nothing of it. */
export function toPageAttributes(appearance: Appearance, state: PageState): PageAttributes {
  const dark =
    appearance.layoutType === 'dark' || (appearance.layoutType === 'system' && state.darkPreferred);
  const lightMenu = appearance.layoutType === 'menu-light';
  const menu = chosen('menuColour', appearance) ?? (lightMenu ? 'light' : undefined);
  return {
    dir: appearance.rtl ? 'rtl' : 'ltr',
    'data-scheme': dark ? 'dark' : undefined,
    'data-layout': chosen('layout', appearance),
    'data-header': appearance.lightBlueHeader ? 'layout-6' : chosen('headerColour', appearance),
    'data-menu': menu,
    'data-menu-tone': menu === 'light' || menu === 'lightblue' ? 'light' : undefined,
    'data-brand': chosen('brandColour', appearance),
    'data-active': chosen('activeColour', appearance),
    'data-title': appearance.menuTitleHidden ? 'hidden' : chosen('menuTitleColour', appearance),
    'data-image': chosen('navbarImage', appearance),
    'data-menu-scrolls': mark(!appearance.fixedMenu),
    'data-header-scrolls': mark(!appearance.fixedHeader),
    'data-box': mark(appearance.boxLayout),
    'data-dropdown-icon': chosen('dropdownIcon', appearance),
    'data-list-icon': chosen('listIcon', appearance),
    'data-coloured-icons': mark(appearance.colouredIcons),
    'data-starts-collapsed': mark(state.startsCollapsed === true),
  };
}

/** Nothing where the choice is what the style sheet shows anyway. */
function chosen(name: keyof Appearance, appearance: Appearance): string | undefined {
  const choice = appearance[name];
  return choice === configuredAppearance[name] ? undefined : String(choice);
}

const mark = (on: boolean) => (on ? '' : undefined);

export function writeAttributes(root: HTMLElement, attributes: PageAttributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) root.removeAttribute(name);
    else root.setAttribute(name, value);
  }
}
