import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { openBegunBooks } from '../../../testing/begun-books.ts';
import type { ShareBooks } from '../../../testing/share-books.ts';
import { testApi } from '../../../testing/test-api.ts';
import { verifyRegisters } from '../../../tools/verify-registers.ts';

interface Begun {
  books: ShareBooks;
  ClassId: string;
  holders: string[];
}

const allotment = ({ ClassId }: Begun, HolderId: string | undefined, Shares: string, On = '2024-01-10') => ({
  Kind: 'allotment',
  On,
  Allottees: [{ ClassId, HolderId, Shares, PriceEach: '1', PaidEach: '1' }],
});

const transfer = ({ ClassId, holders: [from, to] }: Begun, Shares: string, On = '2024-06-03') => ({
  Kind: 'transfer',
  On,
  ClassId,
  TransferorId: from,
  Transferees: [{ TransfereeId: to, Shares }],
});

const save = ({ books }: Begun, event: object, more: object = {}) =>
  books.send('SaveHistoryLine', { ...more, Events: [event] });

async function replacementOf({ books }: Begun) {
  const [found] = await books.read('GetOpeningReplacement');
  return found;
}

interface Compared {
  Opening: { Shares: string };
  History: { Shares: string };
  Status: string;
}

const comparedIn = ({ Comparison }: { Comparison: Compared[] }) =>
  Comparison.map(({ Opening, History, Status }) => `${Opening.Shares} ${History.Shares} ${Status}`);

async function replace(begun: Begun, more: object = {}) {
  const { Basis, Lines } = await replacementOf(begun);
  return begun.books.send('ReplaceOpeningBalance', {
    Key: randomUUID(),
    Basis,
    Lines: Lines.map(({ HistoryLineId }: { HistoryLineId: string }) => HistoryLineId),
    Reason: 'The old register was found',
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
    expect(halfway).toMatchObject({ IsReplaceable: false, RecordedBefore: 0, Obstacle: null });
    expect(halfway.Comparison).toMatchObject([{ Currency: 'GBP' }, { Currency: 'GBP' }]);
    expect((await replace(begun)).body.code).toBe('opening-differs');
    await save(begun, transfer(begun, '40'));
    const whole = await replacementOf(begun);
    expect(comparedIn(whole)).toEqual(['60 60 agrees', '40 40 agrees']);
    expect(whole.IsReplaceable).toBe(true);
    expect(await begun.books.read('GetShareEvents')).toHaveLength(entries);
  });

  it('says at the field what cannot be, and of a line what it misses once another is taken out', async () => {
    const begun = await openBegunBooks();
    const first = await save(begun, allotment(begun, begun.holders[0], '100'));
    const tooMany = await save(begun, transfer(begun, '101'));
    expect(tooMany.body.errors).toEqual({
      'Events.0.Transferees.0.Shares': expect.stringContaining('at most 100'),
    });
    const tooLate = await save(begun, transfer(begun, '40', '2026-11-01'));
    expect(tooLate.body.errors).toEqual({ 'Events.0.On': expect.stringMatching(/^Enter a date up to/) });
    await save(begun, transfer(begun, '40'));
    const { HistoryLineId } = first.body.Entity[0];
    expect((await begun.books.send('RemoveHistoryLine', { HistoryLineId })).status).toBe(200);
    const { Lines, IsReplaceable } = await replacementOf(begun);
    expect(Lines).toMatchObject([{ Problem: expect.any(String) }]);
    expect(IsReplaceable).toBe(false);
    const again = await begun.books.send('RemoveHistoryLine', { HistoryLineId });
    expect(again.body.code).toBe('changed-meanwhile');
  });

  it('is changed line by line, and shows who held what on a day', async () => {
    const begun = await openBegunBooks();
    const { body } = await save(begun, allotment(begun, begun.holders[0], '90'));
    const { HistoryLineId } = body.Entity[0];
    await save(begun, allotment(begun, begun.holders[0], '100'), { HistoryLineId });
    expect((await replacementOf(begun)).Lines).toHaveLength(1);
    const heldOn = async (AsAt: string) =>
      (await begun.books.read('GetEarlierRegister', { AsAt }))[0].Members.flatMap(
        ({ Holdings }: { Holdings: { Shares: string }[] }) => Holdings.map(({ Shares }) => Shares),
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
        (each: Record<string, string>) => `${each['CertificateNumber']} ${each['Shares']} ${each['Status']}`,
      );
    const [held, live] = [await books.holdings(), await certificates()];
    await save(begun, allotment(begun, begun.holders[0], '100'));
    await save(begun, transfer(begun, '40'));
    const shown = await replacementOf(begun);
    const order = { Key: randomUUID(), Basis: shown.Basis };
    const Lines = shown.Lines.map(({ HistoryLineId }: { HistoryLineId: string }) => HistoryLineId);
    const { status, body } = await replace(begun, { ...order, Lines });
    expect([status, body.Entity.map(({ Kind }: { Kind: string }) => Kind)]).toEqual([
      200,
      ['reversal', 'allotment', 'transfer'],
    ]);
    const [opening] = await books.read('GetShareEvents');
    expect(opening).toMatchObject({ Kind: 'opening-balance', IsReversed: true });
    expect(await books.holdings()).toEqual(held);
    expect((await books.holdings({ AsAt: '2024-03-01' })).map((text) => text.split(' ').at(-1))).toEqual([
      '100',
    ]);
    expect(await certificates()).toEqual(live);
    expect(await replacementOf(begun)).toMatchObject({ Opening: null, Lines: [] });
    // An answer that was lost: sent again, it is recorded once.
    expect((await replace(begun, { ...order, Lines })).body).toEqual(body);
    expect(await books.read('GetTieOut')).toMatchObject([{ Checks: [{ Status: 'agrees' }, {}, {}, {}] }]);
    // Who controlled the company years ago is no news: only what happens now suggests a notice.
    const cara = await books.addHolder('Holt');
    const now = await books.recorded(allotment(begun, cara, '100', '2026-11-18'));
    await vi.waitFor(async () => {
      const proposals = await books.read('GetControlProposals');
      const causes = new Set(proposals.map(({ ShareEventId }: { ShareEventId: string }) => ShareEventId));
      expect(causes).toEqual(new Set([now]));
    }, 20_000);
  });

  it('has later entries of its shares entered again on the history, and nobody holds anything else', async () => {
    const begun = await openBegunBooks();
    const { books, ClassId } = begun;
    const later = await books.recorded(transfer(begun, '10', '2026-10-01'));
    const divided = await books.recorded({ Kind: 'subdivision', On: '2026-11-02', ClassId, Into: '10' });
    const live = async () =>
      (await books.read('ShareCertificateDetails'))
        .filter(({ Status }: { Status: string }) => Status === 'live')
        .map((each: Record<string, string>) => `${each['CertificateNumber']} ${each['Shares']}`);
    const [held, certificates] = [await books.holdings(), await live()];
    await save(begun, allotment(begun, begun.holders[0], '100'));
    await save(begun, transfer(begun, '40'));
    const again = { ShareEventId: later, Number: 2, Kind: 'transfer', EffectiveOn: '2026-10-01' };
    expect(await replacementOf(begun)).toMatchObject({
      IsReplaceable: true,
      Obstacle: null,
      EntersAgain: [again, { ShareEventId: divided, Kind: 'subdivision' }],
    });
    expect((await replace(begun)).status).toBe(200);
    expect(await books.holdings()).toEqual(held);
    expect(await live()).toEqual(certificates);
    const standing = (await books.read('GetShareEvents')).filter(
      ({ Kind, IsReversed }) => Kind !== 'reversal' && !IsReversed,
    );
    expect(standing.map(({ Kind, EntersAgain }) => [Kind, EntersAgain])).toEqual([
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
    const { books, ClassId } = begun;
    // Part of a holding by its lot, which the history has in two parts.
    const [{ LotId }] = await books.read('GetShareLots', {
      HolderId: begun.holders[0] ?? '',
      ShareClassId: ClassId,
      AsAt: '2026-10-01',
    });
    const [TransferorId, TransfereeId] = begun.holders;
    const given = { TransfereeId, Shares: '10', Lots: [{ LotId, Shares: '10' }] };
    const chosen = { Kind: 'transfer', On: '2026-10-01', ClassId, TransferorId, Transferees: [given] };
    const later = await books.recorded(chosen);
    await save(begun, allotment(begun, begun.holders[0], '40'));
    await save(begun, allotment(begun, begun.holders[0], '20', '2024-02-10'));
    await save(begun, allotment(begun, begun.holders[1], '40'));
    expect(await replacementOf(begun)).toMatchObject({
      IsReplaceable: false,
      Obstacle: { ShareEventId: later, Kind: 'transfer', EffectiveOn: '2026-10-01' },
    });
    const refused = await replace(begun);
    expect([refused.status, refused.body.code]).toEqual([409, 'entry-in-the-way']);
    expect((await books.read('GetShareEvents'))[0].IsReversed).toBe(false);
  });

  it('is replaced by what was shown only, and with a reason', async () => {
    const begun = await openBegunBooks();
    await save(begun, allotment(begun, begun.holders[0], '60'));
    const before = await replacementOf(begun);
    await save(begun, allotment(begun, begun.holders[1], '40'));
    const Lines = before.Lines.map(({ HistoryLineId }: { HistoryLineId: string }) => HistoryLineId);
    expect((await replace(begun, { Lines })).body.code).toBe('changed-meanwhile');
    expect((await replace(begun, { Basis: 0 })).body.code).toBe('changed-meanwhile');
    expect((await replace(begun, { Reason: ' ' })).body.errors).toHaveProperty('Reason');
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
