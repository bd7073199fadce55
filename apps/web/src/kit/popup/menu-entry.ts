import type { IconShape } from '../icon.tsx';

interface EntryWords {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconShape | undefined;
  /** Begins a new group. */
  readonly separated?: boolean | undefined;
}

/** A line of a menu: an act, a link, or one that is closed with the reason. */
export type MenuEntry = EntryWords &
  (
    | { readonly onSelect: () => void; readonly danger?: boolean }
    /** On or off; the menu stays open. */
    | { readonly onSelect: () => void; readonly checked: boolean }
    /** One of those of the menu. */
    | { readonly onSelect: () => void; readonly chosen: boolean }
    | { readonly href: string }
    | { readonly closedBecause: string }
  );
