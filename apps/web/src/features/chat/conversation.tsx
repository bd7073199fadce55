import { useEffect, useRef } from 'react';
import { useAct } from '#api/queries.ts';
import { LoadingRows } from '#kit/state/skeleton.tsx';
import { FailedState } from '#kit/state/states.tsx';
import type { ChatUser } from './chat-user.ts';
import { Composer } from './composer.tsx';
import { MessageList } from './message-list.tsx';
import { useMessages, useSending } from './use-conversation.ts';
import { usePageVisible } from './use-page-visible.ts';

/** What was written with one person, and the field to write more. */
export function Conversation({ user, isOpen }: { user: ChatUser; isOpen: boolean }) {
  const { messages, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useMessages(
    user.UserId,
  );
  const { send, sendAgain } = useSending(user.UserId);
  const received = messages?.findLast(({ SenderId }) => SenderId === user.UserId);
  useReadMark(user, received?.MessageId, isOpen);
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
function useReadMark({ UserId, Unread }: ChatUser, messageId: number | undefined, isOpen: boolean): void {
  const isVisible = usePageVisible();
  const { mutate } = useAct('markChatRead', ['getChatUsers', 'getNotifications']);
  const marked = useRef(0);
  useEffect(() => {
    if (!isOpen || !isVisible || messageId === undefined || Unread === 0 || marked.current >= messageId)
      return;
    marked.current = messageId;
    mutate({ body: { WithUserId: UserId, MessageId: messageId } });
  }, [isOpen, isVisible, messageId, Unread, UserId, mutate]);
}
