import { useState } from 'react';
import { Loaded } from '#api/loaded.tsx';
import { useCall } from '#api/queries.ts';
import { PersonButton, PersonList } from '#kit/person-list/person-list.tsx';
import { FilterField } from '#kit/filters/filters.tsx';
import { SidePanel } from '#kit/side-panel/side-panel.tsx';
import { LoadingRows } from '#kit/skeleton/skeleton.tsx';
import { EmptyState } from '#kit/states/states.tsx';
import styles from './chat.module.css';
import { closeChat, closeConversation, openConversation, useChatState } from './chat-state.ts';
import type { ChatUser } from './chat-user.ts';
import { Conversation } from './conversation.tsx';

/** From so many people on there is a field to find one by. */
const manyPeople = 9;

/** The people of the account, and beside them what is written with one of them. */
export default function ChatPanels() {
  const { list, withUserId } = useChatState();
  const people = useCall('getChatUsers');
  const users = people.data?.entity;
  return (
    <>
      <SidePanel open={list} title="Chat" closeLabel="Close the chat" onClose={closeChat}>
        <Loaded query={people} what="people" loading={<LoadingRows label="Loading the people" rows={4} />}>
          {({ entity }) => <People users={entity} openId={withUserId} />}
        </Loaded>
      </SidePanel>
      <ConversationPanel user={users?.find(({ userId }) => userId === withUserId)} />
    </>
  );
}

function People({ users, openId }: { users: readonly ChatUser[]; openId: string | undefined }) {
  const [text, setText] = useState('');
  if (users.length === 0) {
    return (
      <EmptyState title="Nobody else yet">
        Once your account has a second user, you can write to each other here.
      </EmptyState>
    );
  }
  const wanted = text.trim().toLowerCase();
  const shown = users.filter(({ userName }) => userName.toLowerCase().includes(wanted));
  return (
    <div className={styles.people}>
      {users.length >= manyPeople && (
        <div className={styles.filter}>
          <FilterField label="Filter people by name" value={text} onChange={setText} />
        </div>
      )}
      <PersonList>
        {shown.map((user) => (
          <PersonButton
            key={user.userId}
            name={user.userName}
            photoUrl={user.profilePhoto ?? undefined}
            isOnline={user.isHere}
            note={standingOf(user)}
            unread={user.unread}
            pressed={user.userId === openId}
            onClick={() => openConversation(user.userId)}
          />
        ))}
      </PersonList>
    </div>
  );
}

/** The panel keeps its last person while it slides away. */
function ConversationPanel({ user }: { user: ChatUser | undefined }) {
  const [shown, setShown] = useState(user);
  if (user !== undefined && user !== shown) setShown(user);
  if (shown === undefined) return null;
  return (
    <SidePanel
      key={shown.userId}
      second
      open={user !== undefined}
      title={shown.userName}
      note={standingOf(shown)}
      closeLabel="Close the conversation"
      onClose={closeConversation}
    >
      <Conversation user={shown} isOpen={user !== undefined} />
    </SidePanel>
  );
}

function standingOf({ canReceive, isHere }: ChatUser): string {
  if (!canReceive) return 'No longer in your account';
  return isHere ? 'Online' : 'Offline';
}
