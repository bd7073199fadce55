import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import type { CallReply } from '#api/call-types.ts';
import { callOptions } from '#api/queries.ts';
import type { TablePreference } from '#kit/table-view/table-settings.ts';
import { showToast } from '#kit/toast/show-toast.ts';
import { writePreferenceCopy } from './preference-copy.ts';
import {
  preferenceOf,
  type SavedPreference,
  type TableName,
  toSavedPreference,
  withPreference,
} from './table-preferences.ts';
import { refetchUnlessSaving, mutationKey } from './preference-events.ts';

/** Reports the saved preference of a table, now and whenever it changes, until stopped; this browser keeps a copy. */
export function followPreference(
  queryClient: QueryClient,
  table: TableName,
  onChange: (preference: TablePreference) => void,
): () => void {
  const observer = new QueryObserver(queryClient, callOptions('getTableChoices'));
  const report = ({ data }: { readonly data: CallReply<'getTableChoices'> | undefined }) => {
    if (data === undefined) return;
    const preference = preferenceOf(table, data.entity);
    writePreferenceCopy(table, preference);
    onChange(preference);
  };
  report(observer.getCurrentResult());
  return observer.subscribe(report);
}

/** Saves a preference of the person: here at once, and on the server after those that were saved before it. */
export async function savePreference(
  queryClient: QueryClient,
  table: TableName,
  preference: TablePreference,
): Promise<void> {
  const request = toSavedPreference(table, preference);
  const { queryKey } = callOptions('getTableChoices');
  const saving = queryClient.getMutationCache().build(queryClient, {
    mutationKey,
    scope: { id: mutationKey[0] },
    mutationFn: (body: SavedPreference) => call('saveTableChoice', { body }),
    onError: ({ message }: Error) =>
      showToast({ tone: 'failed', text: `The view of the table could not be saved. ${message}` }),
    onSettled: () => refetchUnlessSaving(queryClient, 1),
  });
  const saved = saving.execute(request);
  // A reply that is on its way would undo it.
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<CallReply<'getTableChoices'>>(queryKey, (before) => ({
    entity: withPreference(before?.entity ?? [], request),
  }));
  // A failure has been shown.
  await saved.catch(() => undefined);
}
