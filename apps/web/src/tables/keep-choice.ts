import type { QueryClient } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import type { CallReply } from '#api/call-types.ts';
import { callOptions } from '#api/queries.ts';
import type { TableChoice } from '#kit/table/table-choices.ts';
import { showToast } from '#kit/popup/toast-store.ts';
import { type OwnChoice, type TableName, toOwnChoice, withChoice } from './own-choices.ts';
import { askUnlessSaving, mutationKey } from './table-news.ts';

// Comes when something is chosen: a table that is only looked at does without.

/** Keeps a choice for the person: here at once, and on the server after those that were made before it. */
export async function keepChoice(
  queryClient: QueryClient,
  table: TableName,
  chosen: TableChoice,
): Promise<void> {
  const choice = toOwnChoice(table, chosen);
  const { queryKey } = callOptions('getTableChoices');
  const saving = queryClient.getMutationCache().build(queryClient, {
    mutationKey,
    scope: { id: mutationKey[0] },
    mutationFn: (body: OwnChoice) => call('saveTableChoice', { body }),
    onError: ({ message }: Error) =>
      showToast({ tone: 'failed', text: `The view of the table could not be kept. ${message}` }),
    onSettled: () => askUnlessSaving(queryClient, 1),
  });
  const saved = saving.execute(choice);
  // An answer that is on its way does not know of it.
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<CallReply<'getTableChoices'>>(queryKey, (before) => ({
    Entity: withChoice(before?.Entity ?? [], choice),
  }));
  // What went wrong has been said.
  await saved.catch(() => undefined);
}
