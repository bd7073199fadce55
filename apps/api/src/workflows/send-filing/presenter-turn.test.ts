import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { takeSlot } from '../../clients/presenter-queries.ts';
import { testApi } from '../../testing/test-api.ts';
import { inPresenterTurn } from './presenter-turn.ts';

const signal = new AbortController().signal;

describe('the senders of one presenter', () => {
  it('send one after the other', async () => {
    const { database } = (await testApi()).server.platform;
    const presenterKey = randomUUID();
    let sending = 0;
    let most = 0;
    const work = async () => {
      sending += 1;
      most = Math.max(most, sending);
      await sleep(30);
      sending -= 1;
    };
    const turns = [1, 2, 3].map(() => inPresenterTurn({ database, presenterKey, signal }, work));
    expect(await Promise.all(turns)).toEqual([true, true, true]);
    expect(most).toBe(1);
  });

  it('give their turn back when the work fails', async () => {
    const { database } = (await testApi()).server.platform;
    const request = { database, presenterKey: randomUUID(), signal };
    const failing = inPresenterTurn(request, () => Promise.reject(new Error('The line is dead.')));
    await expect(failing).rejects.toThrow('dead');
    expect(await inPresenterTurn(request, () => Promise.resolve())).toBe(true);
  });

  it('keep half a second between two requests, whoever makes them', async () => {
    const { database } = (await testApi()).server.platform;
    const presenterKey = randomUUID();
    const take = () => database.transaction({ as: 'worker' }, (tx) => takeSlot(tx, presenterKey, 500));
    const waits = [await take(), await take(), await take()];
    expect(waits[0]).toBeLessThan(100);
    expect(waits[1]).toBeGreaterThan(300);
    expect(waits[2]).toBeGreaterThan(800);
  });
});
