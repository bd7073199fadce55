import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useCall } from '#api/queries.ts';
import {
  type TableMemory,
  type TableView,
  type TableViewOptions,
  useTableView,
} from '#kit/table/use-table-view.ts';
import { whenOnline } from '#kit/when-online.ts';
import { choiceOf, readCopy, writeCopy } from './copied-choice.ts';
import type { TableName } from './own-choices.ts';

interface OwnTableViewOptions<Row> extends Omit<TableViewOptions<Row>, 'memory'> {
  readonly id: TableName;
}

/** The view of a table as the person chose it, here or on another device. */
export function useOwnTableView<Row>({ id, ...options }: OwnTableViewOptions<Row>): TableView<Row> {
  return useTableView({ ...options, memory: useOwnChoice(id) });
}

/** The server's word counts; until it is known, the copy of this browser does, so that nothing jumps. */
function useOwnChoice(table: TableName): TableMemory {
  const queryClient = useQueryClient();
  const [here, setHere] = useState(() => readCopy(table));
  const kept = useCall('getTableChoices').data?.Entity;
  useEffect(() => {
    if (kept === undefined) return;
    const own = choiceOf(table, kept);
    writeCopy(table, own);
    setHere(own);
  }, [kept, table]);
  return {
    chosen: here,
    remember: (chosen) => {
      setHere(chosen);
      void whenOnline(() => import('./keep-choice.ts')).then(({ keepChoice }) =>
        keepChoice(queryClient, table, chosen),
      );
    },
  };
}
