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
    | { readonly href: string }
    | { readonly closedBecause: string }
  );
