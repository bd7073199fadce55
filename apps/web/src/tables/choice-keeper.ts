import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import type { CallReply } from '#api/call-types.ts';
import { callOptions } from '#api/queries.ts';
import type { TableChoice } from '#kit/table/table-choices.ts';
import { showToast } from '#kit/popup/toast-store.ts';
import { writeCopy } from './copied-choice.ts';
import { choiceOf, type OwnChoice, type TableName, toOwnChoice, withChoice } from './own-choices.ts';
import { askUnlessSaving, mutationKey } from './table-news.ts';

/** Tells what the server keeps of a table, now and whenever it changes, until stopped; this browser keeps a copy. */
export function followChoice(
  queryClient: QueryClient,
  table: TableName,
  tell: (choice: TableChoice) => void,
): () => void {
  const observer = new QueryObserver(queryClient, callOptions('getTableChoices'));
  const hear = ({ data }: { readonly data: CallReply<'getTableChoices'> | undefined }) => {
    if (data === undefined) return;
    const choice = choiceOf(table, data.Entity);
    writeCopy(table, choice);
    tell(choice);
  };
  hear(observer.getCurrentResult());
  return observer.subscribe(hear);
}

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
