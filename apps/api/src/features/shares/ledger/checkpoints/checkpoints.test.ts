import { randomUUID } from 'node:crypto';
import { addDays, civilDate } from '@statbook/domain/dates';
import type { AsAt } from '@statbook/domain/share-capital';
import { followMemberships, membershipsIn } from '@statbook/domain/share-capital/projections';
import { describe, expect, it } from 'vitest';
import { sessionOf } from '../../../../platform/database/database.ts';
import { openShareBooks, type ShareBooks } from '../../../../testing/share-books.ts';
import { testApi } from '../../../../testing/test-api.ts';
import { verifyRegisters } from '../../../../tools/verify-registers.ts';
import { listMemberships } from './checkpoints.ts';
import { loadDayChanges } from './day-change-queries.ts';

interface Move {
  on: string;
  from: string;
  to: string;
  shares: number;
}

const firstDay = civilDate('2023-01-02');
const onDay = (days: number) => addDays(firstDay, days);
const people = ['Alice', 'Bob', 'Cara', 'Dan'];

/** A company whose shares go round, with a transfer on each of many days; as many in a call as it takes. */
class Round {
  readonly moves: Move[] = [];
  readonly books: ShareBooks;
  readonly #classId: string;
  readonly #ids: ReadonlyMap<string, string>;

  constructor(books: ShareBooks, classId: string, ids: ReadonlyMap<string, string>) {
    this.books = books;
    this.#classId = classId;
    this.#ids = ids;
  }

  async move(moves: readonly Move[]): Promise<void> {
    for (let from = 0; from < moves.length; from += 20) {
      const part = moves.slice(from, from + 20);
      const events = part.map((one) => ({
        kind: 'transfer',
        on: one.on,
        classId: this.#classId,
        transferorId: this.#ids.get(one.from),
        transferees: [{ transfereeId: this.#ids.get(one.to), shares: String(one.shares) }],
      }));
      const { status, body } = await this.books.send('RecordShareEvent', { key: randomUUID(), events });
      expect(status, JSON.stringify(body)).toBe(200);
      this.moves.push(...part);
    }
  }

  /** What each had at the end of a day, as known after so many entries: counted here from the moves themselves. */
  expected(on: string, knownAt = Number.POSITIVE_INFINITY): string[] {
    const has = new Map<string, number>([['Alice', 1000]]);
    // The allotment is the first entry.
    for (const { on: day, from, to, shares } of this.moves.slice(0, knownAt - 1)) {
      if (day > on) continue;
      has.set(from, (has.get(from) ?? 0) - shares);
      has.set(to, (has.get(to) ?? 0) + shares);
    }
    return [...has]
      .filter(([, shares]) => shares > 0)
      .map(([name, shares]) => `${name} ${shares}`)
      .toSorted();
  }
}

async function openRound(): Promise<Round> {
  const books = await openShareBooks();
  const classId = await books.addClass();
  const ids = new Map<string, string>();
  for (const name of people) ids.set(name, await books.addHolder(name));
  const line = {
    classId,
    holderId: ids.get('Alice'),
    shares: '1000',
    priceEach: '1',
    paidEach: '1',
  };
  await books.recorded({ kind: 'allotment', on: firstDay, allottees: [line] });
  return new Round(books, classId, ids);
}

/** Each gives what they have got to the next, but Alice, who gives from her own. */
const round = (from: number, count: number): Move[] =>
  Array.from({ length: count }, (_, index) => {
    const step = from + index;
    return {
      on: onDay(1 + step),
      from: people[step % 4] ?? '',
      to: people[(step + 1) % 4] ?? '',
      shares: 2,
    };
  });

describe('a register of many entries', { timeout: 120_000 }, () => {
  it('reads the same from a checkpoint as from the first entry, also with entries that come late', async () => {
    const it = await openRound();
    await it.move(round(0, 310));
    const { database } = (await testApi()).server.platform;
    const countCheckpoints = () =>
      database.transaction({ as: 'maintenance' }, async (tx) => {
        const rows = await sessionOf(tx).query(
          'select count(*)::integer, count(outdated_at)::integer from share_checkpoint where company_id = $1',
          [it.books.companyId],
        );
        return rows[0];
      });
    expect(await countCheckpoints()).toEqual([2, 0]);
    const memberships = (asAt: AsAt) =>
      database.transaction(
        { as: 'maintenance' },
        async (tx) =>
          [
            await listMemberships(tx, it.books.companyId, asAt),
            followMemberships(await loadDayChanges(tx, it.books.companyId, { asAt, since: undefined })),
          ] as const,
      );
    const readings = async () => {
      for (const days of [0, 60, 99, 210, 309, 400])
        for (const knownAt of [undefined, 60, 250, 311]) {
          const reading = `day ${days}, known at ${knownAt}`;
          expect(
            await it.books.holdings({ asAt: onDay(days), ...(knownAt && { knownAt: String(knownAt) }) }),
            reading,
          ).toEqual(it.expected(onDay(days), knownAt));
          const [listed, fromFirst] = await memberships({ on: civilDate(onDay(days)), knownAt });
          expect(listed, reading).toEqual(membershipsIn(fromFirst));
        }
    };
    await readings();
    await it.move([{ on: onDay(50), from: 'Alice', to: 'Dan', shares: 100 }]);
    expect(await countCheckpoints()).toEqual([2, 2]);
    await readings();
    const [register] = await it.books.read('GetShareRegister');
    const dan = register.members.filter(({ holderName }: { holderName: string }) => holderName === 'Dan');
    expect(dan.map(({ enteredOn }: { enteredOn: string }) => enteredOn).at(0)).toBe(onDay(50));
    expect(await verifyRegisters({ database }, it.books.companyId)).toContain('adds up');
    await database.transaction({ as: 'maintenance' }, (tx) =>
      sessionOf(tx).query('update share_checkpoint set outdated_at = null where company_id = $1', [
        it.books.companyId,
      ]),
    );
    await expect(verifyRegisters({ database }, it.books.companyId)).rejects.toThrow(
      'a checkpoint does not know what came after it: entry',
    );
  });
});
