import { tableChoice } from '@statbook/contract';
import { getTableChoices } from '@statbook/contract/calls';
import { handle } from '../../pipeline/handler.ts';
import { listTableChoices } from './table-choice-queries.ts';

export const getTableChoicesHandler = handle(getTableChoices, async ({ tx, person }) => {
  const kept = await listTableChoices(tx, person);
  // A table or a height that this release does not know is left as everybody sees it.
  const choices = kept.map(({ tableName: table, rowHeight, columns }) =>
    tableChoice.safeParse({ table, rowHeight, columns }),
  );
  return { entity: choices.flatMap(({ data }) => data ?? []) };
});
