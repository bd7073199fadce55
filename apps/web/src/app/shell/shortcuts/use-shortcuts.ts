import { useEffect } from 'react';
import { showOverlay } from './overlay-store.ts';
import { lettersAct } from './shortcut-list.ts';

/** How long after `g` the second letter may come. */
const patienceMs = 1500;

/** The keys that work everywhere; what saves or submits listens for its own. `places` says where `g` and a letter lead. */
export function useShortcuts(places: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    let armedAt = Number.NEGATIVE_INFINITY;
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.isComposing) return;
      if (event.ctrlKey || event.metaKey) return actWithControl(event);
      if (!isForThePage(event)) return;
      const follows = event.timeStamp - armedAt < patienceMs;
      armedAt = event.key === 'g' ? event.timeStamp : Number.NEGATIVE_INFINITY;
      const act = (follows ? places[event.key] : undefined) ?? letters[event.key];
      if (act !== undefined) take(event, act);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [places]);
}

/** Whether a letter is meant for the page, and not for a field or for what lies over it. */
const isForThePage = ({ target }: KeyboardEvent) => lettersAct() && !isTypingIn(target) && !isOverlaid();

function take(event: KeyboardEvent, act: () => void): void {
  event.preventDefault();
  act();
}

const letters: Readonly<Record<string, () => void>> = {
  '/': () => document.querySelector<HTMLElement>('main [data-filter]')?.focus(),
  n: () => document.querySelector<HTMLElement>('main [data-new]')?.click(),
  '?': () => showOverlay('shortcuts'),
  j: goToTable,
  k: goToTable,
};

/** To the first row in sight of the first table; from there the table listens itself. */
function goToTable(): void {
  const rows = [...document.querySelectorAll<HTMLElement>('main tr[data-index]')];
  const row = rows.find((each) => each.getBoundingClientRect().top >= 0) ?? rows[0];
  (row?.querySelector<HTMLElement>('a[href]') ?? row)?.focus();
}

function actWithControl(event: KeyboardEvent): void {
  const key = event.key.toLowerCase();
  if (key === 'k' && !event.shiftKey) take(event, () => showOverlay('everything'));
}

/** A panel that is closed stays in the page, without effect. */
const isOverlaid = () =>
  document.querySelector('[role=dialog]:not([inert]), [role=alertdialog], dialog[open]') !== null;

function isTypingIn(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input:not([type=checkbox]), select, textarea, [role^=menu]'))
  );
}
