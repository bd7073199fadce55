import { isFocusLost } from './lost-focus.ts';

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

const acts = ['pointerdown', 'keydown', 'click'] as const;

/**
 * The same, also where what has the focus is taken away later: a list is read again once the dialog over it has closed. Ends with
 * the next act of the person, who then knows where they are.
 */
export function keepFocusNear(places: readonly Element[]): void {
  focusOneOf(places);
  const ended = new AbortController();
  const goOn = () => {
    if (ended.signal.aborted || !isFocusLost()) return;
    ended.abort();
    focusOneOf(places);
  };
  // What closes may be about to give the focus back.
  const observer = new MutationObserver(() => isFocusLost() && requestAnimationFrame(goOn));
  const { signal } = ended;
  signal.addEventListener('abort', () => observer.disconnect());
  for (const act of acts)
    document.addEventListener(act, () => ended.abort(), { capture: true, once: true, signal });
  observer.observe(document.body, { childList: true, subtree: true });
}

/** For the ref of what takes the place of what had the focus: a keyboard goes on at its start. */
export const takeFocus = (place: HTMLElement | null): void => place?.focus();
