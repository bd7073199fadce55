import type { CallInput, CallReply } from '#api/call-types.ts';
import type { TablePreference } from '#kit/table-view/table-settings.ts';

export type SavedPreferences = CallReply<'getTableChoices'>['entity'];
export type SavedPreference = CallInput<'saveTableChoice'>['body'];
export type TableName = SavedPreference['table'];

/** The preference of a table, as its view reads it. */
export function preferenceOf(table: TableName, saved: SavedPreferences): TablePreference {
  const own = saved.find((view) => view.table === table);
  return { rows: own?.rowHeight ?? undefined, columns: own?.columns?.join(',') };
}

/** The saved preferences with this one in place of that of the same table. */
export function withPreference(
  saved: SavedPreferences,
  { table, rowHeight, columns }: SavedPreference,
): SavedPreferences {
  const others = saved.filter((each) => each.table !== table);
  return [...others, { table, rowHeight, columns: columns && [...columns] }];
}

const rowHeights = ['compact', 'regular', 'comfortable'] as const;

/** A preference as the server takes it. */
export function toSavedPreference(table: TableName, { rows, columns }: TablePreference): SavedPreference {
  return {
    table,
    rowHeight: rowHeights.find((height) => height === rows) ?? null,
    columns: columns?.split(',') ?? null,
  };
}
