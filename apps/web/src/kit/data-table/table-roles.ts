/** Explicit roles, for tables whose display is changed by styles: some browsers then no longer treat them as tables. */
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHead: { role: 'columnheader' },
  rowHead: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

export type TableRoles = typeof tableRoles;
