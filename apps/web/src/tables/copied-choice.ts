import type { TableChoice } from '#kit/table/table-choices.ts';

// A copy in the browser, so that a table stands as it was chosen before the server has answered.

const keyOf = (table: string) => `statbook.table.${table}`;

export function readCopy(table: string, findStorage = () => localStorage): TableChoice {
  try {
    const kept = new URLSearchParams(findStorage().getItem(keyOf(table)) ?? '');
    return { rows: kept.get('rows') ?? undefined, columns: kept.get('columns') ?? undefined };
  } catch {
    return {};
  }
}

export function writeCopy(
  table: string,
  { rows, columns }: TableChoice,
  findStorage = () => localStorage,
): void {
  const kept = new URLSearchParams();
  if (rows !== undefined) kept.set('rows', rows);
  if (columns !== undefined) kept.set('columns', columns);
  try {
    if (kept.size === 0) findStorage().removeItem(keyOf(table));
    else findStorage().setItem(keyOf(table), kept.toString());
  } catch {
    // Denied: the server has it, and the next page shows it a moment later.
  }
}
