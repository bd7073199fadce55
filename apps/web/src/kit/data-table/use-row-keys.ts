import type { KeyboardEvent } from 'react';
import type { Selection } from './use-selection.ts';

interface RowKeysOptions {
  readonly frame: HTMLElement | null;
  readonly count: number;
  readonly selection: Selection | undefined;
  /** Brings a row into the page that is not rendered yet. */
  readonly reveal: (index: number) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

/** Arrows or j and k move from row to row, x selects, Shift extends; Enter follows the row's link by itself. */
export function useRowKeys({ frame, count, selection, reveal }: RowKeysOptions) {
  const focusRow = (index: number): boolean => {
    const row = frame?.querySelector<HTMLElement>(`tr[data-index="${index}"]`);
    (row?.querySelector<HTMLElement>('a[href]') ?? row)?.focus();
    return row !== null && row !== undefined;
  };
  const goTo = (index: number) => {
    if (index < 0 || index >= count || focusRow(index)) return;
    reveal(index);
    requestAnimationFrame(() => requestAnimationFrame(() => focusRow(index)));
  };
  const move = (event: KeyboardEvent, index: number, step: number) => {
    event.preventDefault();
    if (event.shiftKey) selection?.toggle(index + step, true);
    goTo(index + step);
  };
  return (event: KeyboardEvent<HTMLElement>) => {
    const index = rowOf(event);
    if (index === undefined) return;
    const step = steps[event.key];
    if (step !== undefined) move(event, index, step);
    else if (event.key.toLowerCase() === 'x') selection?.toggle(index, event.shiftKey);
  };
}

/** The row that a key is meant for; none when it is typed into a field or belongs to the browser. */
function rowOf(event: KeyboardEvent): number | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || isTypingIn(event.target)) return undefined;
  const row = event.target instanceof Element ? event.target.closest('tr[data-index]') : null;
  return row ? Number(row.getAttribute('data-index')) : undefined;
}

function isTypingIn(target: EventTarget): boolean {
  return (
    target instanceof HTMLElement &&
    target.matches('input:not([type=checkbox]), select, textarea, [role^=menu]')
  );
}
