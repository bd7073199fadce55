import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { Button } from '#kit/action/button.tsx';
import { MessageField } from '#kit/form/message-field.tsx';
import type { ChatUser } from './chat-user.ts';
import { drafts } from './drafts.ts';

const longest = 2000;

/** The field for a message. Enter sends it; what is not sent yet is kept while the panel is closed. */
export function Composer({ user, onSend }: { user: ChatUser; onSend: (text: string) => void }) {
  const [text, setText] = useState(drafts.get(user.UserId) ?? '');
  const change = (next: string) => {
    drafts.set(user.UserId, next);
    setText(next);
  };
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    onSend(text.trim());
    change('');
  };
  if (!user.CanReceive) return null;
  return (
    <MessageField
      label={`Message to ${user.UserName}`}
      hint="Enter sends, Shift and Enter begins a new line"
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
