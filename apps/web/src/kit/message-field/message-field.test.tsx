import { cleanup, createEvent, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { describedBy } from '#testing/accessible-text.fixture.ts';
import { showOnPage } from '#testing/kit-page.fixture.tsx';
import { MessageField } from './message-field.tsx';

async function showField(longest = 1000) {
  const sent: string[] = [];
  function Page() {
    const [text, setText] = useState('');
    return (
      <MessageField
        label="Message to Mary"
        hint="Enter sends"
        value={text}
        longest={longest}
        onChange={setText}
        onSubmit={(event) => {
          event.preventDefault();
          sent.push(text);
          setText('');
        }}
        action={<button type="submit">Send</button>}
      />
    );
  }
  return { user: await showOnPage(<Page />), sent };
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message to Mary' });

describe('a message', () => {
  afterEach(cleanup);

  it('is sent by Enter and by the button', async () => {
    const { user, sent } = await showField();
    await user.type(field(), 'Filed?{Enter}');
    await user.type(field(), 'Yes');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(sent).toEqual(['Filed?', 'Yes']);
    expect(field().value).toBe('');
  });

  it('has a new line by Shift and Enter', async () => {
    const { user, sent } = await showField();
    await user.type(field(), 'One{Shift>}{Enter}{/Shift}Two');
    expect(field().value).toBe('One\nTwo');
    expect(sent).toEqual([]);
  });

  it('is not sent by the Enter that finishes a composed character', async () => {
    const { user, sent } = await showField();
    await user.type(field(), 'あ');
    fireEvent(field(), createEvent.keyDown(field(), { key: 'Enter', isComposing: true }));
    expect(sent).toEqual([]);
  });

  it('says how it is sent, and counts what is left near the end', async () => {
    const { user } = await showField(203);
    expect(describedBy(field())).toEqual(['Enter sends']);
    expect(screen.getByRole('status').textContent).toBe('');
    await user.type(field(), 'abc');
    expect(screen.getByRole('status').textContent).toBe('200 characters left');
  });

  it('keeps what is too long, and is not sent before it is shortened', async () => {
    const { user, sent } = await showField(3);
    await user.type(field(), 'abcd{Enter}');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(sent).toEqual([]);
    expect(field().value).toBe('abcd');
    expect(screen.getByRole('status').textContent).toBe('1 character too many: at most 3');
    await user.type(field(), '{Backspace}');
    expect(screen.getByRole('status').textContent).toBe('0 characters left');
    await user.type(field(), '{Enter}');
    expect(sent).toEqual(['abc']);
  });
});
