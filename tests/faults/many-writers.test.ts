import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { addDays, civilDate } from '@statbook/domain/dates';
import { describe, expect, it } from 'vitest';
import { type Caller, signInCaller } from '../support/data/caller.ts';
import { checkout } from '../support/installation/checkout.ts';
import { openPair } from '../support/processes/pair-of-instances.ts';
import { giveShareholder, giveShareRegister } from '../support/data/share-register.ts';
import { first } from '../support/data/statement.ts';

const writers = 50;
const entriesInCall = 20;
/** A thousand entries in all; `npm run stress:register` asks for ten thousand. */
const callsEach = Number(process.env['CALLS_EACH'] ?? 1);
const sharesEach = 1000;
const firstDay = civilDate('2026-01-12');

/** A class, fifty people with as many shares of it each, and fifty who have none. */
async function openBooks(caller: Caller) {
  const givers = Array.from({ length: writers }, (_, index) => `Giver ${index + 1}`);
  const { companyId, classId, holders } = await giveShareRegister(
    caller,
    { number: '09990001', code: 'BAKE01' },
    Object.fromEntries(givers.map((name) => [name, String(sharesEach)])),
    { on: '2026-01-05', terms: { nominalValue: '0.01' } },
  );
  const pairs: { giver: string; taker: string }[] = [];
  for (const [index, giver] of Object.values(holders).entries())
    pairs.push({ giver, taker: await giveShareholder(caller, companyId, `Taker ${index + 1}`) });
  return { companyId, classId, pairs };
}

describe('fifty people who write to one share register through two instances', () => {
  it('record at once: none is lost, none is there twice, and every one adds up', async () => {
    await using pair = await openPair({ RATE_LIMIT_PER_MINUTE: '1000000' });
    const { simulators } = pair;
    const caller = await signInCaller(simulators.productUrl, simulators.issuer, {
      sub: 'demo-main',
      email: 'main@harbour.example',
    });
    const { companyId, classId, pairs } = await openBooks(caller);

    /** Gives a share to the other, again and again, on days that come in no order; one call is sent twice under its key. */
    const write = async ({ giver, taker }: (typeof pairs)[number], index: number) => {
      for (let turn = 0; turn < callsEach; turn += 1) {
        const events = Array.from({ length: entriesInCall }, (_, entry) => ({
          kind: 'transfer' as const,
          on: addDays(firstDay, (turn * 83 + entry * 29 + index * 7) % 280),
          classId,
          transferorId: giver,
          transferees: [{ transfereeId: taker, shares: '1' }],
        }));
        const order = { companyId, key: randomUUID(), events };
        const sent = [caller.call('recordShareEvent', order)];
        if (turn === index % callsEach) sent.push(caller.call('recordShareEvent', order));
        const ids = (await Promise.all(sent)).map(({ entity }) => entity.map((one) => one.shareEventId));
        expect(new Set(ids.flat()).size).toBe(entriesInCall);
      }
    };
    await Promise.all(pairs.map(write));

    const register = first((await caller.call('getShareRegister', { companyId })).entity);
    expect(register.lastEntry).toBe(1 + writers * callsEach * entriesInCall);
    const given = callsEach * entriesInCall;
    const held = new Map(
      register.members.map(({ holderId, holdings }) => [holderId, first(holdings).shares]),
    );
    expect(held).toEqual(
      new Map(
        pairs.flatMap(({ giver, taker }) => [
          [giver, String(sharesEach - given)],
          [taker, String(given)],
        ]),
      ),
    );
    const verified = await promisify(execFile)(process.execPath, ['apps/api/src/tools/verify-registers.ts'], {
      cwd: checkout,
      env: { PATH: process.env['PATH'] ?? '', ...pair.env },
    });
    expect(verified.stdout).toContain('every one adds up');
  }, 600_000);
});
