/** The page before is gone, and what was pressed on it: a keyboard goes on at the start of this one. */
export const takeFocus = (page: HTMLElement | null): void => page?.focus();
