import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openShareBooks } from '../../../testing/share-books.ts';

/** A class of 100 shares of £1, and what is planned and recorded on it in one act. */
async function openClass() {
  const books = await openShareBooks();
  const classId = await books.addClass();
  const holderId = await books.addHolder('Alice');
  const allottee = { classId, holderId, shares: '100', priceEach: '1', paidEach: '1' };
  await books.recorded({ kind: 'allotment', on: '2026-02-02', allottees: [allottee] });
  const plan = (events: object[]) => books.send('PlanShareEvent', { events });
  const record = (events: object[]) => books.send('RecordShareEvent', { key: randomUUID(), events });
  return {
    books,
    plan,
    record,
    name: { kind: 'class-name', on: '2026-11-10', classId, name: 'Founder' },
    redenomination: {
      kind: 'redenomination',
      on: '2026-11-10',
      classId,
      currency: 'EUR',
      rate: '1.15',
      rateOn: '2026-11-05',
      resolvedOn: '2026-11-10',
    },
  };
}

const sameCurrency = 'Choose another currency than that of the class';

describe('a class that gets another name and another currency', () => {
  it('is told so in one act, the name first, and stands so in the books', async () => {
    const { books, plan, record, name, redenomination } = await openClass();
    expect((await plan([name, redenomination])).status).toBe(200);
    expect((await record([name, redenomination])).status).toBe(200);
    expect(await books.read('GetShareClassDetails')).toMatchObject([
      { className: 'Founder', currency: 'EUR', nominalValue: '1.15' },
    ]);
    const entries = await books.read('GetShareEvents');
    expect(entries.map(({ kind }) => kind)).toEqual(['allotment', 'class-name', 'redenomination']);
  });

  it.each(['1', '1.15'])(
    'is refused at the currency where that is the one it has, at a rate of %s, alone and after a name',
    async (rate) => {
      const { books, plan, record, name, redenomination } = await openClass();
      const unchanged = { ...redenomination, currency: 'GBP', rate };
      for (const call of [plan, record]) {
        expect((await call([unchanged])).body.errors).toEqual({ 'events.0.currency': sameCurrency });
        expect((await call([name, unchanged])).body.errors).toEqual({ 'events.1.currency': sameCurrency });
      }
      expect(await books.read('GetShareEvents')).toHaveLength(1);
    },
  );

  it('is refused at the name where that is the one it has, whatever comes with it', async () => {
    const { plan, record, name, redenomination } = await openClass();
    const events = [{ ...name, name: 'Ordinary' }, redenomination];
    for (const call of [plan, record]) {
      const { status, body } = await call(events);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(body.errors).toMatchObject({ 'events.0.name': 'Enter another name than the present one' });
    }
  });
});
