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
    appearance.LayoutType === 'dark' || (appearance.LayoutType === 'system' && state.darkPreferred);
  const lightMenu = appearance.LayoutType === 'menu-light';
  const menu = chosen('MenuColour', appearance) ?? (lightMenu ? 'light' : undefined);
  return {
    dir: appearance.Rtl ? 'rtl' : 'ltr',
    'data-scheme': dark ? 'dark' : undefined,
    'data-layout': chosen('Layout', appearance),
    'data-header': appearance.LightBlueHeader ? 'layout-6' : chosen('HeaderColour', appearance),
    'data-menu': menu,
    'data-menu-tone': menu === 'light' || menu === 'lightblue' ? 'light' : undefined,
    'data-brand': chosen('BrandColour', appearance),
    'data-active': chosen('ActiveColour', appearance),
    'data-title': appearance.MenuTitleHidden ? 'hidden' : chosen('MenuTitleColour', appearance),
    'data-image': chosen('NavbarImage', appearance),
    'data-menu-scrolls': mark(!appearance.FixedMenu),
    'data-header-scrolls': mark(!appearance.FixedHeader),
    'data-box': mark(appearance.BoxLayout),
    'data-dropdown-icon': chosen('DropdownIcon', appearance),
    'data-list-icon': chosen('ListIcon', appearance),
    'data-coloured-icons': mark(appearance.ColouredIcons),
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
