import type { Answers, FormState, FormStep } from './form-state.ts';

/** A list of sections alike, as a step shows it. */
export type RowList = FormStep['lists'][number] & { readonly canRemove: boolean };

/** The lists of a step, an inner one before the one around it: those that may be empty, and those that never are. */
export function listsOf({ lists, sections }: FormStep): readonly RowList[] {
  const shown = Map.groupBy(
    sections.flatMap(({ repeated }) => repeated ?? []),
    ({ path }) => path,
  );
  const neverEmpty = [...shown].flatMap(([path, [row, ...others]]) =>
    row === undefined || lists.some((list) => list.path === path)
      ? []
      : [{ path, noun: row.noun, max: row.max, count: others.length + 1, canRemove: others.length > 0 }],
  );
  const all = [...lists.map((list) => ({ ...list, canRemove: true })), ...neverEmpty];
  return all.toSorted((one, other) => other.path.length - one.path.length);
}

/** Which section is the last of a list, with what its last row holds; -1 where it has none yet. */
export const lastSectionOf = ({ sections }: FormStep, { path }: Pick<RowList, 'path'>): number =>
  sections.findLastIndex(
    ({ repeated }) => repeated !== null && (repeated.path === path || repeated.path.startsWith(`${path}.`)),
  );

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
