import type { TableAddress } from './table-address.ts';

/** What a person chose for a table, kept in this browser for the next time. */
export type RememberedView = Pick<TableAddress, 'rows' | 'columns'>;

const keyOf = (tableId: string) => `statbook.table.${tableId}`;

export function readRememberedView(tableId: string, findStorage = () => localStorage): RememberedView {
  try {
    const kept = new URLSearchParams(findStorage().getItem(keyOf(tableId)) ?? '');
    return { rows: kept.get('rows') ?? undefined, columns: kept.get('columns') ?? undefined };
  } catch {
    return {};
  }
}

export function rememberView(
  tableId: string,
  { rows, columns }: RememberedView,
  findStorage = () => localStorage,
): void {
  const kept = new URLSearchParams();
  if (rows !== undefined) kept.set('rows', rows);
  if (columns !== undefined) kept.set('columns', columns);
  try {
    if (kept.size === 0) findStorage().removeItem(keyOf(tableId));
    else findStorage().setItem(keyOf(tableId), kept.toString());
  } catch {
    // Without storage the choice lasts as long as the address.
  }
}
