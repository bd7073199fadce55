/** What had the focus is no longer on the page. */
export const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

/** The row, the card and the page round an element, the nearest first. */
export function placesRound(element: Element | null): readonly Element[] {
  const place = element?.closest('li, section, main') ?? null;
  return place === null ? [] : [place, ...placesRound(place.parentElement)];
}

/**
 * Where a keyboard goes on once what it was at is gone: the first button of the nearest place that still stands, or the title of
 * the page. Nothing is scrolled: who points does not notice.
 */
export function focusOneOf(places: readonly Element[]): void {
  if (!isFocusLost()) return;
  const found = places
    .filter(({ isConnected }) => isConnected)
    .map((place) => place.querySelector<HTMLElement>(place.matches('main') ? 'h1' : 'button, a[href]'))
    .find((next) => next !== null);
  found?.focus({ preventScroll: true });
}
