import { useEffect, useRef } from 'react';
import { Loaded } from '#api/loaded.tsx';
import { useAction } from '#api/queries.ts';
import { LoadingRows } from '#kit/skeleton/skeleton.tsx';
import type { ChatUser } from './chat-user.ts';
import { Composer } from './composer.tsx';
import { MessageList } from './message-list.tsx';
import { useMessages, useSending } from './use-conversation.ts';
import { usePageVisible } from './use-page-visible.ts';

/** What was written with one person, and the field to write more. */
export function Conversation({ user, isOpen }: { user: ChatUser; isOpen: boolean }) {
  const { messages, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useMessages(
    user.userId,
  );
  const { send, sendAgain } = useSending(user.userId);
  const received = messages?.findLast(({ senderId }) => senderId === user.userId);
  useReadMark(user, received?.messageId, isOpen);
  return (
    <>
      <Loaded
        query={{ data: messages, error, refetch }}
        what="messages"
        loading={<LoadingRows label="Loading the messages" rows={5} />}
      >
        {(loaded) => (
          <MessageList
            user={user}
            messages={loaded}
            latest={received}
            hasOlder={hasNextPage}
            isLoadingOlder={isFetchingNextPage}
            onOlder={() => void fetchNextPage()}
            onSendAgain={sendAgain}
          />
        )}
      </Loaded>
      <Composer user={user} onSend={send} />
    </>
  );
}

/** What is shown to somebody who looks is read. */
function useReadMark({ userId, unread }: ChatUser, messageId: number | undefined, isOpen: boolean): void {
  const isVisible = usePageVisible();
  const { mutate } = useAction('markChatRead', ['getChatUsers', 'getNotifications']);
  const marked = useRef(0);
  useEffect(() => {
    if (!isOpen || !isVisible || messageId === undefined || unread === 0 || marked.current >= messageId)
      return;
    marked.current = messageId;
    mutate({ body: { withUserId: userId, messageId } });
  }, [isOpen, isVisible, messageId, unread, userId, mutate]);
}
