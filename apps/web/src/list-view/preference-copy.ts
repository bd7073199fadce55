import type { TablePreference } from '#kit/table-view/table-settings.ts';

const keyOf = (table: string) => `statbook.table.${table}`;

/** A copy in the browser: the table is drawn as preferred before the server has answered. */
export function readPreferenceCopy(table: string, findStorage = () => localStorage): TablePreference {
  try {
    const kept = new URLSearchParams(findStorage().getItem(keyOf(table)) ?? '');
    return { rows: kept.get('rows') ?? undefined, columns: kept.get('columns') ?? undefined };
  } catch {
    return {};
  }
}

export function writePreferenceCopy(
  table: string,
  { rows, columns }: TablePreference,
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
