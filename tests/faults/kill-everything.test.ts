import { execFile } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { portCount } from '@statbook/scripts';
import { findFreePorts } from '@statbook/testkit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, Refused, signInCaller } from '../support/data/caller.ts';
import { checkout } from '../support/installation/checkout.ts';
import { eventually } from '../support/eventually.ts';
import { people } from '../support/data/people.ts';
import { type ProductProcess, startProduct } from '../support/processes/product-process.ts';
import { giveShareRegister } from '../support/data/share-register.ts';
import { first } from '../support/data/statement.ts';

/** `npm run stress:kills` asks for a hundred. */
const kills = Number(process.env['KILLS'] ?? 3);
const writers = 4;
const mostWrites = 40;

let dataDir: string;
let port: number;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'statbook-kills-'));
  port = await findFreePorts(portCount);
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

describe('a product that is killed with its database, again and again, while four people write', () => {
  it('comes back each time with every write that was acknowledged', { timeout: 3_600_000 }, async () => {
    const book = await beginBook();
    for (let round = 1; round <= kills; round += 1) {
      const product = await startProduct(dataDir, port);
      const caller = await signIn(product);
      await expectAcknowledged(caller, book);
      const enough = countOf(book) + randomInt(1, mostWrites);
      const writing = Array.from({ length: writers }, () => writeUntilKilled(caller, book));
      await eventually(
        async () => countOf(book),
        (count) => count >= enough,
      );
      // Between two writes as well as in the middle of one.
      await wait(randomInt(20));
      await product.kill();
      await Promise.all(writing);
    }
    const product = await startProduct(dataDir, port);
    await expectAcknowledged(await signIn(product), book);
    expect(await product.stop()).toBe(0);
    expect(await runTool('verify-registers')).toContain('every one adds up');
    expect(await runTool('verify-activity')).toContain('every chain is whole');
    process.stdout.write(
      `${kills} kills: ${book.notes.size} notes and ${book.transfers.size} transfers acknowledged, none lost.\n`,
    );
  });
});

/** A company, and what was acknowledged about it. */
interface Book {
  companyId: string;
  transfer: {
    classId: string;
    transferorId: string;
    transferees: { transfereeId: string; shares: string }[];
  };
  notes: Set<string>;
  transfers: Set<string>;
}

const countOf = ({ notes, transfers }: Book) => notes.size + transfers.size;

async function beginBook(): Promise<Book> {
  const product = await startProduct(dataDir, port);
  const { companyId, classId, holders } = await giveShareRegister(
    await signIn(product),
    { number: '09990001', code: 'BAKE01' },
    { Giver: '1000000', Taker: '1' },
  );
  await product.stop();
  const transferees = [{ transfereeId: holders.Taker, shares: '1' }];
  const transfer = { classId, transferorId: holders.Giver, transferees };
  return { companyId, transfer, notes: new Set(), transfers: new Set() };
}

function signIn({ addresses }: ProductProcess): Promise<Caller> {
  return signInCaller(addresses.product, addresses.identity, { sub: 'demo-main', email: people.main.email });
}

/** Adds notes and transfers in turn until the product is gone. What is answered is acknowledged, and nothing else is. */
async function writeUntilKilled(
  caller: Caller,
  { companyId, transfer, notes, transfers }: Book,
): Promise<void> {
  try {
    for (;;) {
      const noteId = randomUUID();
      await caller.call('addNotes', { companyId, noteId, text: 'Kept' });
      notes.add(noteId);
      const event = { kind: 'transfer' as const, on: '2026-03-02', ...transfer };
      const order = { companyId, key: randomUUID(), events: [event] };
      const { entity } = await caller.call('recordShareEvent', order);
      transfers.add(first(entity).shareEventId);
    }
  } catch (error) {
    // A connection that breaks is what is waited for, a refusal is not.
    if (error instanceof Refused) throw error;
  }
}

async function expectAcknowledged(caller: Caller, { companyId, notes, transfers }: Book): Promise<void> {
  const stored = (await caller.call('getNotes', { companyId })).entity;
  expect(notes.difference(new Set(stored.map(({ noteId }) => noteId)))).toEqual(new Set());
  const events = (await caller.call('getShareEvents', { companyId })).entity;
  expect(transfers.difference(new Set(events.map(({ shareEventId }) => shareEventId)))).toEqual(new Set());
}

async function runTool(name: string): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [`apps/api/src/tools/${name}.ts`], {
    cwd: checkout,
    env: { PATH: process.env['PATH'] ?? '', DATA_DIR: dataDir },
  });
  return stdout;
}
