import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { openBegunBooks } from '../../../testing/begun-books.ts';
import type { ShareBooks } from '../../../testing/share-books.ts';
import { testApi } from '../../../testing/test-api.ts';
import { verifyRegisters } from '../../../tools/verify-registers.ts';

interface Begun {
  books: ShareBooks;
  classId: string;
  holders: string[];
}

const allotment = ({ classId }: Begun, holderId: string | undefined, shares: string, on = '2024-01-10') => ({
  kind: 'allotment',
  on,
  allottees: [{ classId, holderId, shares, priceEach: '1', paidEach: '1' }],
});

const transfer = ({ classId, holders: [from, to] }: Begun, shares: string, on = '2024-06-03') => ({
  kind: 'transfer',
  on,
  classId,
  transferorId: from,
  transferees: [{ transfereeId: to, shares }],
});

const save = ({ books }: Begun, event: object, more: object = {}) =>
  books.send('SaveHistoryLine', { ...more, events: [event] });

async function replacementOf({ books }: Begun) {
  const [found] = await books.read('GetOpeningReplacement');
  return found;
}

interface Compared {
  opening: { shares: string };
  history: { shares: string };
  status: string;
}

const comparedIn = ({ comparison }: { comparison: Compared[] }) =>
  comparison.map(({ opening, history, status }) => `${opening.shares} ${history.shares} ${status}`);

async function replace(begun: Begun, more: object = {}) {
  const { basis, lines } = await replacementOf(begun);
  return begun.books.send('ReplaceOpeningBalance', {
    key: randomUUID(),
    basis,
    lines: lines.map(({ historyLineId }: { historyLineId: string }) => historyLineId),
    reason: 'The old register was found',
    ...more,
  });
}

describe('the history before an opening balance', () => {
  it('is kept while the balance stands, and compared with it holding by holding', async () => {
    const begun = await openBegunBooks();
    const entries = (await begun.books.read('GetShareEvents')).length;
    expect((await save(begun, allotment(begun, begun.holders[0], '100'))).status).toBe(200);
    const halfway = await replacementOf(begun);
    expect(comparedIn(halfway)).toEqual(['60 100 differs', '40 0 differs']);
    expect(halfway).toMatchObject({ isReplaceable: false, recordedBefore: 0, obstacle: null });
    expect(halfway.comparison).toMatchObject([{ currency: 'GBP' }, { currency: 'GBP' }]);
    expect((await replace(begun)).body.code).toBe('opening-differs');
    await save(begun, transfer(begun, '40'));
    const whole = await replacementOf(begun);
    expect(comparedIn(whole)).toEqual(['60 60 agrees', '40 40 agrees']);
    expect(whole.isReplaceable).toBe(true);
    expect(await begun.books.read('GetShareEvents')).toHaveLength(entries);
  });

  it('does not take from shares that change hands on the day of the balance', async () => {
    const begun = await openBegunBooks();
    const {
      opening: { on },
    } = await replacementOf(begun);
    expect((await begun.books.record(transfer(begun, '10', on))).status).toBe(200);
    await save(begun, allotment(begun, begun.holders[0], '100'));
    const back = { ...begun, holders: begun.holders.toReversed() };
    const refused = await save(begun, transfer(back, '10', on));
    expect(refused.body.errors).toMatchObject({
      'events.0.transferees.0.shares': expect.stringContaining('at most 0'),
    });
    expect(comparedIn(await replacementOf(begun))).toEqual(['60 100 differs', '40 0 differs']);
  });

  it('says at the field what cannot be, and of a line what it misses once another is taken out', async () => {
    const begun = await openBegunBooks();
    const first = await save(begun, allotment(begun, begun.holders[0], '100'));
    const tooMany = await save(begun, transfer(begun, '101'));
    expect(tooMany.body.errors).toEqual({
      'events.0.transferees.0.shares': expect.stringContaining('at most 100'),
    });
    const tooLate = await save(begun, transfer(begun, '40', '2026-11-01'));
    expect(tooLate.body.errors).toEqual({ 'events.0.on': expect.stringMatching(/^Enter a date up to/) });
    await save(begun, transfer(begun, '40'));
    const { historyLineId } = first.body.entity[0];
    expect((await begun.books.send('RemoveHistoryLine', { historyLineId })).status).toBe(200);
    const { lines, isReplaceable } = await replacementOf(begun);
    expect(lines).toMatchObject([{ problem: expect.any(String) }]);
    expect(isReplaceable).toBe(false);
    const again = await begun.books.send('RemoveHistoryLine', { historyLineId });
    expect(again.body.code).toBe('changed-meanwhile');
  });

  it('is changed line by line, and shows who held what on a day', async () => {
    const begun = await openBegunBooks();
    const { body } = await save(begun, allotment(begun, begun.holders[0], '90'));
    const { historyLineId } = body.entity[0];
    await save(begun, allotment(begun, begun.holders[0], '100'), { historyLineId });
    expect((await replacementOf(begun)).lines).toHaveLength(1);
    const heldOn = async (asAt: string) =>
      (await begun.books.read('GetEarlierRegister', { asAt }))[0].members.flatMap(
        ({ holdings }: { holdings: { shares: string }[] }) => holdings.map(({ shares }) => shares),
      );
    expect(await heldOn('2024-01-09')).toEqual([]);
    expect(await heldOn('2024-01-10')).toEqual(['100']);
  });
});

describe('an opening balance', () => {
  it('is replaced in one act: it stays struck through, nobody holds anything else, and certificates stay', async () => {
    const begun = await openBegunBooks();
    const { books } = begun;
    const certificates = async () =>
      (await books.read('ShareCertificateDetails')).map(
        (each: Record<string, string>) => `${each['certificateNumber']} ${each['shares']} ${each['status']}`,
      );
    const [held, live] = [await books.holdings(), await certificates()];
    await save(begun, allotment(begun, begun.holders[0], '100'));
    await save(begun, transfer(begun, '40'));
    const shown = await replacementOf(begun);
    const order = { key: randomUUID(), basis: shown.basis };
    const lines = shown.lines.map(({ historyLineId }: { historyLineId: string }) => historyLineId);
    const { status, body } = await replace(begun, { ...order, lines });
    expect([status, body.entity.map(({ kind }: { kind: string }) => kind)]).toEqual([
      200,
      ['reversal', 'allotment', 'transfer'],
    ]);
    const [opening] = await books.read('GetShareEvents');
    expect(opening).toMatchObject({ kind: 'opening-balance', isReversed: true });
    expect(await books.holdings()).toEqual(held);
    expect((await books.holdings({ asAt: '2024-03-01' })).map((text) => text.split(' ').at(-1))).toEqual([
      '100',
    ]);
    expect(await certificates()).toEqual(live);
    expect(await replacementOf(begun)).toMatchObject({ opening: null, lines: [] });
    // An answer that was lost: sent again, it is recorded once.
    expect((await replace(begun, { ...order, lines })).body).toEqual(body);
    expect(await books.read('GetTieOut')).toMatchObject([{ checks: [{ status: 'agrees' }, {}, {}, {}] }]);
    // Who controlled the company years ago is no news: only what happens now suggests a notice.
    const cara = await books.addHolder('Holt');
    const now = await books.recorded(allotment(begun, cara, '100', '2026-11-18'));
    await vi.waitFor(async () => {
      const proposals = await books.read('GetControlProposals');
      const causes = new Set(proposals.map(({ shareEventId }: { shareEventId: string }) => shareEventId));
      expect(causes).toEqual(new Set([now]));
    }, 60_000);
  });

  it('has later entries of its shares entered again on the history, and nobody holds anything else', async () => {
    const begun = await openBegunBooks();
    const { books, classId } = begun;
    const later = await books.recorded(transfer(begun, '10', '2026-10-01'));
    const divided = await books.recorded({ kind: 'subdivision', on: '2026-11-02', classId, into: '10' });
    const live = async () =>
      (await books.read('ShareCertificateDetails'))
        .filter(({ status }: { status: string }) => status === 'live')
        .map((each: Record<string, string>) => `${each['certificateNumber']} ${each['shares']}`);
    const [held, certificates] = [await books.holdings(), await live()];
    await save(begun, allotment(begun, begun.holders[0], '100'));
    await save(begun, transfer(begun, '40'));
    const again = { shareEventId: later, number: 2, kind: 'transfer', effectiveOn: '2026-10-01' };
    expect(await replacementOf(begun)).toMatchObject({
      isReplaceable: true,
      obstacle: null,
      entersAgain: [again, { shareEventId: divided, kind: 'subdivision' }],
    });
    expect((await replace(begun)).status).toBe(200);
    expect(await books.holdings()).toEqual(held);
    expect(await live()).toEqual(certificates);
    const standing = (await books.read('GetShareEvents')).filter(
      ({ kind, isReversed }) => kind !== 'reversal' && !isReversed,
    );
    expect(standing.map(({ kind, entersAgain }) => [kind, entersAgain])).toEqual([
      ['allotment', null],
      ['transfer', null],
      ['transfer', later],
      ['subdivision', divided],
    ]);
    const { database } = (await testApi()).server.platform;
    expect(await verifyRegisters({ database }, books.companyId)).toContain('adds up');
  });

  it('stands while a later entry cannot be entered again: that entry is named', async () => {
    const begun = await openBegunBooks();
    const { books, classId } = begun;
    // Part of a holding by its lot, which the history has in two parts.
    const [{ lotId }] = await books.read('GetShareLots', {
      holderId: begun.holders[0] ?? '',
      shareClassId: classId,
      asAt: '2026-10-01',
    });
    const [transferorId, transfereeId] = begun.holders;
    const given = { transfereeId, shares: '10', lots: [{ lotId, shares: '10' }] };
    const chosen = { kind: 'transfer', on: '2026-10-01', classId, transferorId, transferees: [given] };
    const later = await books.recorded(chosen);
    await save(begun, allotment(begun, begun.holders[0], '40'));
    await save(begun, allotment(begun, begun.holders[0], '20', '2024-02-10'));
    await save(begun, allotment(begun, begun.holders[1], '40'));
    expect(await replacementOf(begun)).toMatchObject({
      isReplaceable: false,
      obstacle: { shareEventId: later, kind: 'transfer', effectiveOn: '2026-10-01' },
    });
    const refused = await replace(begun);
    expect([refused.status, refused.body.code]).toEqual([409, 'entry-in-the-way']);
    expect((await books.read('GetShareEvents'))[0].isReversed).toBe(false);
  });

  it('is replaced by what was shown only, and with a reason', async () => {
    const begun = await openBegunBooks();
    await save(begun, allotment(begun, begun.holders[0], '60'));
    const before = await replacementOf(begun);
    await save(begun, allotment(begun, begun.holders[1], '40'));
    const lines = before.lines.map(({ historyLineId }: { historyLineId: string }) => historyLineId);
    expect((await replace(begun, { lines })).body.code).toBe('changed-meanwhile');
    expect((await replace(begun, { basis: 0 })).body.code).toBe('changed-meanwhile');
    expect((await replace(begun, { reason: ' ' })).body.errors).toHaveProperty('reason');
    expect((await replace(begun)).status).toBe(200);
  });

  it('is the last thing that history can replace', async () => {
    const begun = await openBegunBooks();
    await save(begun, allotment(begun, begun.holders[0], '60'));
    await save(begun, allotment(begun, begun.holders[1], '40'));
    await replace(begun);
    expect((await save(begun, allotment(begun, begun.holders[0], '1'))).body.code).toBe('no-opening-balance');
  });
});
