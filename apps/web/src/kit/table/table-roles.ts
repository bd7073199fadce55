/** Said aloud where styles take the table's own display away: some browsers forget with it that it is a table. */
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHead: { role: 'columnheader' },
  rowHead: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

export type TableRoles = typeof tableRoles;
