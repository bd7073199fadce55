import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiProblem, NetworkProblem } from '#api/api-problem.ts';
import { type ChatMessage, Outbox, type Outgoing } from './outbox.ts';

const kept = ({ key, toUserId, text, at }: Outgoing): ChatMessage => ({
  messageId: 1,
  senderId: 'me',
  recipientId: toUserId,
  clientKey: key,
  text,
  at,
});

const lost = () => Promise.reject(new NetworkProblem(new Error('gone')));
const passAll = () => vi.advanceTimersByTimeAsync(60_000);

describe('the outbox', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('shows a message at once, until the server keeps it', async () => {
    const outbox = new Outbox((message) => Promise.resolve(kept(message)));
    const sent = outbox.add('ann', 'Hello');
    expect(outbox.list()).toMatchObject([{ toUserId: 'ann', text: 'Hello', state: 'sending' }]);
    expect(await sent).toMatchObject({ text: 'Hello' });
    expect(outbox.list()).toEqual([]);
  });

  it('tries again under the same key when no answer comes', async () => {
    const keys: string[] = [];
    const outbox = new Outbox((message) => {
      keys.push(message.key);
      return keys.length < 3 ? lost() : Promise.resolve(kept(message));
    });
    const sent = outbox.add('ann', 'Hello');
    await passAll();
    expect(await sent).toBeDefined();
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
  });

  it('keeps what could not be sent, to be sent again by hand under its key', async () => {
    let isDown = true;
    const keys: string[] = [];
    const outbox = new Outbox((message) => {
      keys.push(message.key);
      return isDown ? lost() : Promise.resolve(kept(message));
    });
    void outbox.add('ann', 'Hello');
    await passAll();
    const [failed] = outbox.list();
    expect(failed?.state).toBe('failed');
    expect(failed?.refusal).toBeUndefined();
    isDown = false;
    expect(await outbox.sendAgain(failed?.key ?? '')).toBeDefined();
    expect(new Set(keys).size).toBe(1);
    expect(outbox.list()).toEqual([]);
  });

  it('does not repeat what the server refuses, and says why', async () => {
    const send = vi.fn(() => Promise.reject(new ApiProblem(409, refusal)));
    const outbox = new Outbox(send);
    void outbox.add('ann', 'Hello');
    await passAll();
    expect(send).toHaveBeenCalledTimes(1);
    expect(outbox.list()).toMatchObject([{ state: 'failed', refusal: refusal.detail }]);
    outbox.discard(outbox.list()[0]?.key ?? '');
    expect(outbox.list()).toEqual([]);
  });
});

const refusal = {
  title: 'Not sent',
  status: 409,
  detail: 'This person no longer has access to the account.',
  code: 'recipient-gone' as const,
  requestId: 'r1',
};
