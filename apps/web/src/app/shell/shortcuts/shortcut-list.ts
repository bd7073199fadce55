interface Shortcut {
  readonly keys: string;
  readonly does: string;
}

/** Every key that does something, for the list at `?`. */
export const shortcuts: readonly Shortcut[] = [
  { keys: 'Ctrl+K', does: 'Search companies, people, pages and actions' },
  { keys: '/', does: 'Go to the filter of a list' },
  { keys: 'n', does: 'New: the main act of a list' },
  { keys: 'g h', does: 'Go to the dashboard' },
  { keys: 'g c', does: 'Go to companies' },
  { keys: 'g d', does: 'Go to diary dates' },
  { keys: 'g s', does: 'Go to submissions' },
  { keys: 'g r', does: 'Go to reports' },
  { keys: 'j k', does: 'In a table: next row, row before; the arrows do the same' },
  { keys: 'x', does: 'In a table: select the row; Shift extends' },
  { keys: 'Enter', does: 'In a table: open the row' },
  { keys: 'Ctrl+S', does: 'Save the draft' },
  { keys: 'Ctrl+Enter', does: 'Submit the form' },
  { keys: '?', does: 'This list' },
];

const key = 'statbook.shortcuts';

/** Whether single letters act; somebody who speaks to the computer may not want them to. */
export const lettersAct = (): boolean => act;

/** Remembered in this browser; without storage as long as the page stands. */
export function setLettersAct(wanted: boolean): void {
  act = wanted;
  try {
    if (wanted) localStorage.removeItem(key);
    else localStorage.setItem(key, 'off');
  } catch {
    // Denied.
  }
}

let act = readKept();

function readKept(): boolean {
  try {
    return localStorage.getItem(key) !== 'off';
  } catch {
    return true;
  }
}
