import { Fragment, type UIEvent } from 'react';
import { Button } from '#kit/button/button.tsx';
import { MessageBubble, MessageDay, MessageLog } from '#kit/message-log/message-log.tsx';
import { formatInstant } from '#kit/value/format.ts';
import { Value } from '#kit/value/value.tsx';
import type { ChatUser } from './chat-user.ts';
import { type ChatMessage, type Outgoing, outbox, useOutgoing } from './outbox.ts';

interface MessageListProps {
  readonly user: ChatUser;
  readonly messages: readonly ChatMessage[];
  /** The last one that came from the person: read out when it arrives. */
  readonly latest: ChatMessage | undefined;
  readonly hasOlder: boolean;
  readonly isLoadingOlder: boolean;
  readonly onOlder: () => void;
  readonly onSendAgain: (key: string) => void;
}

/** So near to the beginning, in pixels, older messages are fetched. */
const nearTop = 160;

/** The conversation, with what is on its way at the end. Scrolled up, it goes on into the past. */
export function MessageList(props: MessageListProps) {
  const { user, messages, latest, hasOlder, isLoadingOlder, onOlder, onSendAgain } = props;
  const known = new Set(messages.map(({ clientKey }) => clientKey));
  const outgoing = useOutgoing(user.userId).filter(({ key }) => !known.has(key));
  const onScroll = ({ currentTarget: log }: UIEvent<HTMLElement>) => {
    // The log counts from its end: upwards is below zero.
    const above = log.scrollHeight - log.clientHeight - Math.abs(log.scrollTop);
    if (above < nearTop && hasOlder && !isLoadingOlder) onOlder();
  };
  return (
    <MessageLog
      label={`Messages with ${user.userName}`}
      spoken={latest && `${user.userName}: ${latest.text}`}
      onScroll={onScroll}
      before={
        hasOlder && (
          <Button kind="text" compact busy={isLoadingOlder} onClick={onOlder}>
            Show older messages
          </Button>
        )
      }
      empty={messages.length + outgoing.length === 0 && `Nothing was written with ${user.userName} yet.`}
    >
      {messages.map((message, index) => (
        <Fragment key={message.clientKey}>
          <DayBetween before={messages[index - 1]} message={message} />
          <Message message={message} isOwn={message.senderId !== user.userId} name={user.userName} />
        </Fragment>
      ))}
      {outgoing.map((message) => (
        <OnItsWay key={message.key} message={message} onSendAgain={onSendAgain} />
      ))}
    </MessageLog>
  );
}

const dayOf = (at: string) => formatInstant(at).split(',')[0] ?? at;
const timeOf = (at: string) => formatInstant(at).split(', ')[1] ?? at;

function DayBetween({ before, message }: { before: ChatMessage | undefined; message: ChatMessage }) {
  const day = dayOf(message.at);
  if (before !== undefined && dayOf(before.at) === day) return null;
  return (
    <MessageDay>
      <Value>{day}</Value>
    </MessageDay>
  );
}

interface MessageProps {
  readonly message: ChatMessage;
  readonly isOwn: boolean;
  readonly name: string;
}

function Message({ message: { text, at }, isOwn, name }: MessageProps) {
  return (
    <MessageBubble
      isOwn={isOwn}
      writer={isOwn ? 'You' : name}
      text={text}
      foot={
        <Value>
          <time dateTime={at}>{timeOf(at)}</time>
        </Value>
      }
    />
  );
}

interface OnItsWayProps {
  readonly message: Outgoing;
  readonly onSendAgain: (key: string) => void;
}

function OnItsWay({ message: { key, text, state, refusal }, onSendAgain }: OnItsWayProps) {
  if (state === 'sending') return <MessageBubble isOwn writer="You" text={text} foot="Sending…" />;
  return (
    <MessageBubble
      isOwn
      failed
      writer="You"
      text={text}
      foot={
        <>
          {refusal ?? 'Not sent. The server did not answer.'}{' '}
          {refusal === undefined && (
            <Button kind="text" compact onClick={() => onSendAgain(key)}>
              Send again
            </Button>
          )}
          <Button kind="text" compact onClick={() => outbox.discard(key)}>
            Discard
          </Button>
        </>
      }
    />
  );
}
