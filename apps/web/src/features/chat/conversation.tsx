import { useEffect, useRef } from 'react';
import { useAction } from '#api/queries.ts';
import { LoadingRows } from '#kit/skeleton/skeleton.tsx';
import { FailedState } from '#kit/states/states.tsx';
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
      {messages === undefined && error === null && <LoadingRows label="Loading the messages" rows={5} />}
      {messages === undefined && error !== null && (
        <FailedState
          title="The messages could not be loaded"
          detail={error.message}
          onRetry={() => void refetch()}
        />
      )}
      {messages !== undefined && (
        <MessageList
          user={user}
          messages={messages}
          latest={received}
          hasOlder={hasNextPage}
          isLoadingOlder={isFetchingNextPage}
          onOlder={() => void fetchNextPage()}
          onSendAgain={sendAgain}
        />
      )}
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
