import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { Button } from '#kit/button/button.tsx';
import { MessageField } from '#kit/message-field/message-field.tsx';
import type { ChatUser } from './chat-user.ts';
import { drafts } from './drafts.ts';

const longest = 2000;

/** The field for a message. Enter sends it; what is not sent yet is kept while the panel is closed. */
export function Composer({ user, onSend }: { user: ChatUser; onSend: (text: string) => void }) {
  const [text, setText] = useState(drafts.get(user.userId) ?? '');
  const change = (next: string) => {
    drafts.set(user.userId, next);
    setText(next);
  };
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    onSend(text.trim());
    change('');
  };
  if (!user.canReceive) return null;
  return (
    <MessageField
      label={`Message to ${user.userName}`}
      hint="Enter to send, Shift+Enter for a new line"
      value={text}
      longest={longest}
      onChange={change}
      onSubmit={submit}
      action={
        <Button type="submit" kind="filled" compact>
          Send
        </Button>
      }
    />
  );
}
