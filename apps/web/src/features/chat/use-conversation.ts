import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import type { CallReply } from '#api/call-types.ts';
import { invalidateCalls } from '#api/queries.ts';
import { type ChatMessage, outbox } from './outbox.ts';

type Page = CallReply<'getChatMessages'>;

const keyOf = (userId: string) => ['getChatMessages', userId];

/** What two people wrote, the oldest first, as far as it was scrolled back. */
export function useMessages(userId: string) {
  const query = useInfiniteQuery<Page, Error, InfiniteData<Page>, string[], number | undefined>({
    queryKey: keyOf(userId),
    initialPageParam: undefined,
    queryFn: ({ pageParam, signal }) =>
      call('getChatMessages', {
        query: { withUserId: userId, ...(pageParam !== undefined && { before: String(pageParam) }) },
        signal,
      }),
    getNextPageParam: ({ entity, hasOlder }: Page) => (hasOlder ? entity[0]?.messageId : undefined),
  });
  const messages = query.data?.pages.toReversed().flatMap(({ entity }) => entity);
  return { ...query, messages };
}

/** Sends, and shows what the server has kept at once. */
export function useSending(userId: string) {
  const queryClient = useQueryClient();
  const show = async (sent: Promise<ChatMessage | undefined>) => {
    const message = await sent;
    if (message === undefined) return;
    queryClient.setQueryData<InfiniteData<Page>>(keyOf(userId), (data) => data && withMessage(data, message));
    await invalidateCalls(queryClient, 'getChatUsers');
  };
  return {
    send: (text: string) => void show(outbox.add(userId, text)),
    sendAgain: (key: string) => void show(outbox.sendAgain(key)),
  };
}

/** The newest page stands first. */
function withMessage(data: InfiniteData<Page>, message: ChatMessage): InfiniteData<Page> {
  const [newest, ...older] = data.pages;
  if (newest === undefined || newest.entity.some(({ messageId }) => messageId === message.messageId))
    return data;
  const entity = [...newest.entity, message].sort((a, b) => a.messageId - b.messageId);
  return { ...data, pages: [{ ...newest, entity }, ...older] };
}
