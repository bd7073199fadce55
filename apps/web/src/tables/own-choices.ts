import type { CallInput, CallReply } from '#api/call-types.ts';
import type { TableChoice } from '#kit/table/table-choices.ts';

export type OwnChoices = CallReply<'getTableChoices'>['Entity'];
export type OwnChoice = CallInput<'saveTableChoice'>['body'];
export type TableName = OwnChoice['Table'];

/** How a table was chosen to be seen, as its view speaks of it. */
export function choiceOf(table: TableName, choices: OwnChoices): TableChoice {
  const own = choices.find(({ Table }) => Table === table);
  return { rows: own?.RowHeight ?? undefined, columns: own?.Columns?.join(',') };
}

/** The choices with this one in the place of what was chosen for its table before. */
export function withChoice(choices: OwnChoices, { Table, RowHeight, Columns }: OwnChoice): OwnChoices {
  const others = choices.filter((each) => each.Table !== Table);
  return [...others, { Table, RowHeight, Columns: Columns && [...Columns] }];
}

const rowHeights = ['compact', 'regular', 'comfortable'] as const;

export function toOwnChoice(table: TableName, { rows, columns }: TableChoice): OwnChoice {
  return {
    Table: table,
    RowHeight: rowHeights.find((height) => height === rows) ?? null,
    Columns: columns?.split(',') ?? null,
  };
}
