import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RecordFixture } from '../../record/show-record.fixture.tsx';
import type { ChatUser } from './chat-user.ts';
import { Conversation } from './conversation.tsx';
import type { ChatMessage } from './outbox.ts';

const ann: ChatUser = {
  UserId: '22222222-2222-4222-8222-222222222222',
  UserName: 'Ann Harbour',
  UserEmail: 'ann@harbour.example',
  ProfilePhoto: null,
  IsHere: true,
  CanReceive: true,
  Unread: 0,
  LastMessageAt: null,
};

const message = (number: number, text = `Message ${number}`): ChatMessage => ({
  MessageId: number,
  SenderId: ann.UserId,
  RecipientId: 'me',
  ClientKey: `key-${number}`,
  Text: text,
  At: '2026-11-20T09:30:00.000Z',
});

const json = (body: object) =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });

/** Answers as the server would: two pages of a conversation, and what is sent. */
function serve(send: (body: { ClientKey: string; Text: string }) => Promise<Response>) {
  vi.stubGlobal('fetch', (url: string, { body }: { body?: string } = {}) => {
    if (url.includes('SendChatMessage')) return send(JSON.parse(body ?? ''));
    if (url.includes('Before=51')) return Promise.resolve(json({ Entity: [message(1)], HasOlder: false }));
    return Promise.resolve(json({ Entity: [message(51), message(52)], HasOlder: true }));
  });
}

const shown = () => screen.queryAllByText(/^(Message \d+|Hello)$/).map(({ textContent }) => textContent);

async function open(user: ChatUser = ann): Promise<void> {
  await new RecordFixture().show(<Conversation user={user} isOpen />);
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
    let answer: (response: Response) => void = () => undefined;
    let key = '';
    serve(({ ClientKey }) => {
      key = ClientKey;
      return new Promise((resolve) => {
        answer = resolve;
      });
    });
    await open();
    write('Hello');
    expect(shown()).toEqual(['Message 51', 'Message 52', 'Hello']);
    expect(screen.getByText('Sending…')).toBeTruthy();
    await expect.poll(() => key).not.toBe('');
    answer(json({ Entity: [{ ...message(53, 'Hello'), SenderId: 'me', ClientKey: key }] }));
    await expect.poll(() => screen.queryByText('Sending…')).toBeNull();
    expect(shown()).toEqual(['Message 51', 'Message 52', 'Hello']);
  });

  it('sends nothing that is empty', async () => {
    await open();
    write('   ');
    expect(shown()).toEqual(['Message 51', 'Message 52']);
  });

  it('has no field for who has left', async () => {
    await open({ ...ann, CanReceive: false });
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
