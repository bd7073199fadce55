import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  type StoredPreference,
  type TableView,
  type TableViewOptions,
  useTableView,
} from '#kit/table-view/use-table-view.ts';
import { whenOnline } from '#kit/when-online.ts';
import { readPreferenceCopy } from './preference-copy.ts';
import type { TableName } from './table-preferences.ts';

// A table begins with the copy in the browser; what the server keeps comes after it.
const loadSync = () => whenOnline(() => import('./preference-sync.ts'));

interface SavedTableViewOptions<Row> extends Omit<TableViewOptions<Row>, 'preference'> {
  readonly id: TableName;
}

/** The view of a table as the person chose it, on this device or another. */
export function useSavedTableView<Row>({ id, ...options }: SavedTableViewOptions<Row>): TableView<Row> {
  return useTableView({ ...options, preference: useTablePreference(id) });
}

function useTablePreference(table: TableName): StoredPreference {
  const queryClient = useQueryClient();
  const [value, setValue] = useState(() => readPreferenceCopy(table));
  useEffect(() => {
    const following = loadSync().then(({ followPreference }) =>
      followPreference(queryClient, table, setValue),
    );
    return () => void following.then((stop) => stop());
  }, [queryClient, table]);
  return {
    value,
    save: (preference) => {
      setValue(preference);
      void loadSync().then(({ savePreference }) => savePreference(queryClient, table, preference));
    },
  };
}
