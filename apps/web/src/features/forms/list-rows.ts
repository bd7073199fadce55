import type { Answers, FormState } from './form-state.ts';

/** An answer that only says that a row is there, until its fields are answered. */
const marker = 'isAdded';

/** What adds an empty row at the end of a list. */
export const rowAdded = (path: string, count: number): Answers => ({ [`${path}.${count}.${marker}`]: 'yes' });

/**
 * What removes a row of a list: those after it move up, and what the last one had is emptied. Secrets cannot be read, so
 * they cannot move: from this row on they are emptied, and given again.
 */
export function rowRemoved(
  form: Pick<FormState, 'answers' | 'secretsHeld'>,
  path: string,
  index: number,
): Answers {
  const changed: Record<string, string> = {};
  for (const key of Object.keys(form.answers)) {
    const at = placeInList(key, path);
    if (at === undefined || at.index < index) continue;
    changed[key] = form.answers[`${path}.${at.index + 1}.${at.rest}`] ?? '';
    if (at.index > index) changed[`${path}.${at.index - 1}.${at.rest}`] = form.answers[key] ?? '';
  }
  for (const held of form.secretsHeld) {
    const at = placeInList(held.path, path);
    if (at !== undefined && at.index >= index) changed[held.path] = '';
  }
  return changed;
}

/** The row of a path within a list, and the field in it: `allotments.1.class`. */
function placeInList(path: string, list: string): { index: number; rest: string } | undefined {
  if (!path.startsWith(`${list}.`)) return undefined;
  const [index = '', ...rest] = path.slice(list.length + 1).split('.');
  return /^\d+$/.test(index) ? { index: Number(index), rest: rest.join('.') } : undefined;
}
