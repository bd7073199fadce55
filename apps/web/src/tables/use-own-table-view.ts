import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  type TableMemory,
  type TableView,
  type TableViewOptions,
  useTableView,
} from '#kit/table/use-table-view.ts';
import { whenOnline } from '#kit/when-online.ts';
import { readCopy } from './copied-choice.ts';
import type { TableName } from './own-choices.ts';

// A table stands by the copy in the browser; what the server keeps comes after it.
const loadKeeper = () => whenOnline(() => import('./choice-keeper.ts'));

interface OwnTableViewOptions<Row> extends Omit<TableViewOptions<Row>, 'memory'> {
  readonly id: TableName;
}

/** The view of a table as the person chose it, here or on another device. */
export function useOwnTableView<Row>({ id, ...options }: OwnTableViewOptions<Row>): TableView<Row> {
  return useTableView({ ...options, memory: useOwnChoice(id) });
}

function useOwnChoice(table: TableName): TableMemory {
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState(() => readCopy(table));
  useEffect(() => {
    const following = loadKeeper().then(({ followChoice }) => followChoice(queryClient, table, setChosen));
    return () => void following.then((stop) => stop());
  }, [queryClient, table]);
  return {
    chosen,
    remember: (choice) => {
      setChosen(choice);
      void loadKeeper().then(({ keepChoice }) => keepChoice(queryClient, table, choice));
    },
  };
}
