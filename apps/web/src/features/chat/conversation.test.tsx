import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import { type Answer, serveCalls } from '#testing/serve-calls.fixture.ts';
import type { ChatUser } from './chat-user.ts';
import { Conversation } from './conversation.tsx';
import type { ChatMessage } from './outbox.ts';

const ann: ChatUser = {
  userId: '22222222-2222-4222-8222-222222222222',
  userName: 'Ann Harbour',
  userEmail: 'ann@harbour.example',
  profilePhoto: null,
  isHere: true,
  canReceive: true,
  unread: 0,
  lastMessageAt: null,
};

const message = (number: number, text = `Message ${number}`): ChatMessage => ({
  messageId: number,
  senderId: ann.userId,
  recipientId: 'me',
  clientKey: `key-${number}`,
  text,
  at: '2026-11-20T09:30:00.000Z',
});

/** Answers as the server would: two pages of a conversation, and what is sent. */
function serve(send: (body: { clientKey: string; text: string }) => Promise<Answer>) {
  serveCalls(({ name, given }) => {
    if (name === 'sendChatMessage') return send(given);
    if (given.before === '51') return { body: { entity: [message(1)], hasOlder: false } };
    return { body: { entity: [message(51), message(52)], hasOlder: true } };
  });
}

const shown = () => screen.queryAllByText(/^(Message \d+|Hello)$/).map(({ textContent }) => textContent);

async function open(user: ChatUser = ann): Promise<void> {
  await new CompanyPageFixture().show(<Conversation user={user} isOpen />);
  await expect.poll(() => shown().length).toBeGreaterThan(0);
}

function write(text: string): void {
  const field = screen.getByRole('textbox', { name: 'Message to Ann Harbour' });
  fireEvent.change(field, { target: { value: text } });
  fireEvent.keyDown(field, { key: 'Enter' });
}

describe('a conversation', () => {
  beforeEach(() => serve(() => new Promise(() => undefined)));
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('shows the newest messages, and the older ones when they are asked for', async () => {
    await open();
    expect(shown()).toEqual(['Message 51', 'Message 52']);
    fireEvent.click(screen.getByRole('button', { name: 'Show older messages' }));
    await expect.poll(shown).toEqual(['Message 1', 'Message 51', 'Message 52']);
    expect(screen.queryByRole('button', { name: 'Show older messages' })).toBeNull();
  });

  it('shows what is sent at once, and once when the server has kept it', async () => {
    let answer: (reply: Answer) => void = () => undefined;
    let key = '';
    serve(({ clientKey }) => {
      key = clientKey;
      return new Promise((resolve) => {
        answer = resolve;
      });
    });
    await open();
    write('Hello');
    expect(shown()).toEqual(['Message 51', 'Message 52', 'Hello']);
    expect(screen.getByText('Sending…')).toBeTruthy();
    await expect.poll(() => key).not.toBe('');
    answer({ body: { entity: [{ ...message(53, 'Hello'), senderId: 'me', clientKey: key }] } });
    await expect.poll(() => screen.queryByText('Sending…')).toBeNull();
    expect(shown()).toEqual(['Message 51', 'Message 52', 'Hello']);
  });

  it('sends nothing that is empty', async () => {
    await open();
    write('   ');
    expect(shown()).toEqual(['Message 51', 'Message 52']);
  });

  it('has no field for who has left', async () => {
    await open({ ...ann, canReceive: false });
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
