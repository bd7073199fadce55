import { describe, expect, it } from 'vitest';
import { openShareBooks, type ShareBooks } from '../../../testing/share-books.ts';

interface Sold {
  books: ShareBooks;
  sale: string;
  subdivision: object;
}

/** Bob sold 15 of his 100 shares; that each share had become ten the day before is recorded only now. */
async function sellBeforeSubdivision(): Promise<Sold> {
  const books = await openShareBooks();
  const classId = await books.addClass();
  const [alice, bob] = [await books.addHolder('Alice'), await books.addHolder('Bob')];
  await books.recorded({
    kind: 'allotment',
    on: '2026-02-02',
    allottees: [{ classId, priceEach: '1', paidEach: '1', holderId: bob, shares: '100' }],
  });
  const sale = await books.recorded({
    kind: 'transfer',
    on: '2026-04-02',
    classId,
    transferorId: bob,
    transferees: [{ transfereeId: alice, shares: '15' }],
  });
  return { books, sale, subdivision: { kind: 'subdivision', on: '2026-04-01', classId, into: '10' } };
}

describe('a sub-division recorded behind a transfer', () => {
  it('is planned with the question what the transfer means', async () => {
    const { books, sale, subdivision } = await sellBeforeSubdivision();
    const { body } = await books.send('PlanShareEvent', { events: [subdivision] });
    const [asked, again] = body.entity[0].events;
    expect(asked.question).toBeNull();
    expect(again).toMatchObject({
      entersAgain: { shareEventId: sale, number: 2 },
      question: {
        figures: [{ name: 'shares', asEntered: '15', restated: '150' }],
        answer: null,
        planned: 'as-entered',
        refused: [],
      },
    });
  });

  it('is not recorded before that is answered', async () => {
    const { books, sale, subdivision } = await sellBeforeSubdivision();
    const { status, body } = await books.record(subdivision);
    expect([status, body.errors]).toEqual([
      400,
      { [`readings.${sale}`]: 'Say what the figures of entry 2 mean: 15 or 150' },
    ]);
    expect(await books.holdings()).toEqual(['Alice 15', 'Bob 85']);
  });

  it('asks with the thousands of a number apart', async () => {
    const { books, sale, subdivision } = await sellBeforeSubdivision();
    const { body } = await books.record({ ...subdivision, into: '100' });
    expect(body.errors[`readings.${sale}`]).toBe('Say what the figures of entry 2 mean: 15 or 1,500');
  });

  it('asks of money without a bare figure, one of which cannot be entered', async () => {
    const books = await openShareBooks();
    const [classId, bob] = [await books.addClass(), await books.addHolder('Bob')];
    await books.recorded({
      kind: 'allotment',
      on: '2026-02-02',
      allottees: [{ classId, priceEach: '1', paidEach: '0.5', holderId: bob, shares: '100' }],
    });
    const paid = await books.recorded({ kind: 'call', on: '2026-04-02', classId, callEach: '0.5' });
    const { body } = await books.record({ kind: 'subdivision', on: '2026-04-01', classId, into: '10' });
    expect(body.errors[`readings.${paid}`]).toBe('Say what the figures of entry 2 mean');
  });

  it('is recorded with the answer, which the plan shows before', async () => {
    const { books, sale, subdivision } = await sellBeforeSubdivision();
    const order = { events: [subdivision], readings: [{ shareEventId: sale, reading: 'restated' }] };
    const plan = await books.send('PlanShareEvent', order);
    const [, again] = plan.body.entity[0].events;
    expect(again.question).toMatchObject({ answer: 'restated', planned: 'restated' });
    const changes = again.holdings.map(
      (each: Record<string, string>) => `${each['holderName']} ${each['before']} ${each['after']}`,
    );
    expect(changes.toSorted()).toEqual(['Alice 15 150', 'Bob 85 850']);
    const { status, body } = await books.send('RecordShareEvent', order);
    expect(status).toBe(200);
    expect(body.entity.at(-1).request.transferees).toMatchObject([{ shares: '150' }]);
    expect(await books.holdings()).toEqual(['Alice 150', 'Bob 850']);
  });

  it('answers with the certificates of all that was recorded together', async () => {
    const { books, sale, subdivision } = await sellBeforeSubdivision();
    const readings = [{ shareEventId: sale, reading: 'restated' }];
    const { body } = await books.send('RecordShareEvent', { events: [subdivision], readings });
    const numbers = { issued: [4, 5], cancelled: [2, 3] };
    for (const { shareEventId } of body.entity) {
      const [details] = await books.read('GetShareEventDetails', { shareEventId });
      expect(details.certificatesTogether).toEqual(numbers);
    }
  });

  it('keeps the figure where the entry speaks of the new shares', async () => {
    const { books, sale, subdivision } = await sellBeforeSubdivision();
    const readings = [{ shareEventId: sale, reading: 'as-entered' }];
    const { status } = await books.send('RecordShareEvent', { events: [subdivision], readings });
    expect([status, await books.holdings()]).toEqual([200, ['Alice 15', 'Bob 985']]);
  });
});

describe('the reversal of a sub-division behind a transfer', () => {
  it('names the reading that there are not enough shares for, and refuses it', async () => {
    const { books, sale, subdivision } = await sellBeforeSubdivision();
    const readings = [{ shareEventId: sale, reading: 'restated' }];
    const recorded = await books.send('RecordShareEvent', { events: [subdivision], readings });
    const [{ shareEventId: later }, { shareEventId: divided }] = recorded.body.entity.slice(1).toReversed();
    const events = [{ kind: 'reversal', eventId: divided, reason: 'Never resolved' }];
    const plan = await books.send('PlanShareEvent', { events });
    const [, again] = plan.body.entity[0].events;
    expect(again.question).toMatchObject({
      figures: [{ asEntered: '150', restated: '15' }],
      planned: 'restated',
      refused: [{ reading: 'as-entered', message: expect.stringContaining('at most 100') }],
    });
    const wrong = { events, readings: [{ shareEventId: later, reading: 'as-entered' }] };
    const { status, body } = await books.send('RecordShareEvent', wrong);
    expect([status, body.errors[`readings.${later}`]]).toEqual([400, expect.stringContaining('at most 100')]);
    const right = { events, readings: [{ shareEventId: later, reading: 'restated' }] };
    expect((await books.send('RecordShareEvent', right)).status).toBe(200);
    expect(await books.holdings()).toEqual(['Alice 15', 'Bob 85']);
  });
});
