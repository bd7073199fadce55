import type { IconShape } from '../icon/icon.tsx';

interface ItemLabel {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconShape | undefined;
  /** Begins a new group. */
  readonly separated?: boolean | undefined;
}

/** A line of a menu: an action, a link, or one that cannot be chosen, with the reason. */
export type MenuItem = ItemLabel &
  (
    | { readonly onSelect: () => void; readonly danger?: boolean }
    /** On or off; the menu stays open. */
    | { readonly onSelect: () => void; readonly checked: boolean }
    /** One of those of the menu. */
    | { readonly onSelect: () => void; readonly chosen: boolean }
    | { readonly href: string }
    | { readonly disabledReason: string }
  );
