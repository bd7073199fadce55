import { IconMessageCircle } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { invalidateCalls, useCall } from '#api/queries.ts';
import { useLiveEvents } from '#api/use-live-events.ts';
import { CountedButton } from '#kit/button/counted-button.tsx';
import { toggleChat, useChatState } from './chat-state.ts';
import { onDemand } from '#kit/on-demand.tsx';

const ChatPanels = onDemand(() => import('./chat-panels.tsx'));

/** Whose server was lost without a word is noticed by asking, while the list is open. */
const lookEveryMs = 60_000;

/** The chat of the header: how much is unread, and the panels behind it. */
export function ChatButton() {
  const queryClient = useQueryClient();
  const { list: isOpen } = useChatState();
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  const { data } = useCall('getChatUsers', {}, { refetchInterval: isOpen ? lookEveryMs : false });
  useLiveEvents('presence', () => void invalidateCalls(queryClient, 'getChatUsers'));
  useLiveEvents('message', () => void invalidateCalls(queryClient, 'getChatUsers', 'getChatMessages'));
  const unread = data?.entity.reduce((sum, user) => sum + user.unread, 0) ?? 0;
  return (
    <>
      <CountedButton
        icon={IconMessageCircle}
        label="Chat"
        count={unread}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={toggleChat}
        onPointerEnter={() => ChatPanels.preload()}
        onFocus={() => ChatPanels.preload()}
      />
      {wasOpened && <ChatPanels />}
    </>
  );
}
