import { describe, expect, it } from 'vitest';
import { openShareBooks } from '../../../testing/share-books.ts';

const said = 'Enter a date of a year from 1844 to 2200';

async function openBooks() {
  const books = await openShareBooks();
  const classId = await books.addClass();
  const holderId = await books.addHolder('Alice');
  const allottee = { classId, holderId, shares: '100', priceEach: '1', paidEach: '1' };
  await books.recorded({ kind: 'allotment', on: '2026-02-02', allottees: [allottee] });
  return { books, classId, holderId };
}

describe('a date before there were companies, or long after us', () => {
  it.each(['0001-01-01', '0000-02-01', '1843-12-31', '2201-01-01', '9999-12-31'])(
    'is refused at its field, whatever happened then: %s',
    async (far) => {
      const { books, classId, holderId } = await openBooks();
      const buyers = [{ transfereeId: holderId, shares: '1' }];
      const sale = { kind: 'treasury-sale', on: far, classId, buyers };
      const name = { kind: 'class-name', on: '2026-11-10', classId, name: 'Other' };
      const redenomination = {
        kind: 'redenomination',
        on: '2026-11-10',
        classId,
        currency: 'GBP',
        rate: '1.15',
      };
      const acts: [object[], Record<string, string>][] = [
        [[sale], { 'events.0.on': said }],
        [[{ ...redenomination, rateOn: '2026-11-05', resolvedOn: far }], { 'events.0.resolvedOn': said }],
        [[name, { ...redenomination, rateOn: far, resolvedOn: '2026-11-10' }], { 'events.1.rateOn': said }],
      ];
      for (const [events, errors] of acts)
        for (const call of ['PlanShareEvent', 'RecordShareEvent'])
          expect(await books.send(call, { events })).toMatchObject({ status: 400, body: { errors } });
    },
  );

  it('is none that a register is read at', async () => {
    const { books } = await openBooks();
    await expect(books.read('GetShareRegister', { asAt: '0001-01-01' })).rejects.toThrow(said);
    await expect(books.read('GetShareRegister', { knownOn: '9999-12-31T23:59Z' })).rejects.toThrow(said);
  });
});
