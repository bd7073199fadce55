/** What had the focus is no longer on the page. */
export const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;
