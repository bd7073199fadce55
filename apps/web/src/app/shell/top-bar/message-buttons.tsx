import { ChatButton } from '#features/chat/chat-button.tsx';
import { openConversation } from '#features/chat/chat-state.ts';
import { NotificationBell } from '#features/notifications/notification-bell.tsx';

/** What others have to say: notifications and the chat. Comes after the page is drawn. */
export default function MessageButtons() {
  return (
    <>
      <NotificationBell onConversation={openConversation} />
      <ChatButton />
    </>
  );
}
