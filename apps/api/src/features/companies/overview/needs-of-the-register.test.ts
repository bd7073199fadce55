import { describe, expect, it } from 'vitest';
import { readRecord } from '../../../testing/imported-company.ts';
import { openShareBooks } from '../../../testing/share-books.ts';

describe('what the share register asks for', () => {
  it('stands among what needs doing, with the act that does it', async () => {
    const books = await openShareBooks('09990001', 'BAKE01');
    const { companyId, person } = books;
    const classId = await books.addClass();
    const holderId = await books.addHolder('Alice');
    const holdings = [{ classId, holderId, shares: '100', priceEach: '1', unpaidEach: '0' }];
    await books.recorded({ kind: 'opening-balance', on: '2026-10-01', holdings });
    const allottees = [{ classId, holderId, shares: '50', priceEach: '3', paidEach: '3' }];
    const shareEventId = await books.recorded({ kind: 'allotment', on: '2026-10-12', allottees });
    const split = await books.recorded({ kind: 'subdivision', on: '2026-11-18', classId, into: '2' });

    const { needs } = await readRecord(person, 'GetCompanyOverview', companyId);
    const forms = needs.filter(({ kind }: { kind: string }) => kind === 'form');
    expect(forms).toMatchObject([
      {
        form: 'SH01',
        dueOn: '2026-11-12',
        overdue: true,
        urgency: 'overdue',
        act: 'begin-form',
        shareEventId,
      },
      { form: 'SH02', dueOn: '2026-12-18', overdue: false, urgency: 'soon', act: 'show-entry' },
    ]);
    expect(forms[1].shareEventId).toBe(split);
    expect(forms[0].detail).toBe('Event of 12 October 2026: 50 Ordinary to Alice');
    expect(forms[1].detail).toBe('Event of 18 November 2026: Ordinary');
    const list = await person.call('GET', '/api/CompanyInformation/GetCompanies');
    expect(list.body.entity).toMatchObject([
      { overdueObligations: 1, nextObligation: 'SH01', nextObligationDue: '2026-11-12' },
    ]);
    expect(list.body.entity[0].soonObligations).toBeGreaterThan(1);

    const origin = { shareEventIds: [shareEventId] };
    const begun = await person.call('POST', '/api/Forms/StartForm', { companyId, form: 'SH01', origin });
    const after = await readRecord(person, 'GetCompanyOverview', companyId);
    const { filingId } = begun.body.entity[0];
    const named = after.needs.filter((need: { filingId: string | null }) => need.filingId === filingId);
    // The draft stands at the entry's own date, and nowhere else.
    expect(named).toMatchObject([
      { kind: 'form', act: 'go-on', detail: 'Event of 12 October 2026: 50 Ordinary to Alice, Draft' },
    ]);
  });

  it('says of each of two entries of one day which it is', async () => {
    const books = await openShareBooks('09990001', 'BAKE01');
    const classId = await books.addClass();
    const [alice, bob, cara] = [
      await books.addHolder('Alice'),
      await books.addHolder('Bob'),
      await books.addHolder('Cara'),
    ];
    const allot = (shares: string, ...holders: readonly string[]) =>
      books.recorded({
        kind: 'allotment',
        on: '2026-11-12',
        allottees: holders.map((holderId) => ({ classId, holderId, shares, priceEach: '1', paidEach: '1' })),
      });
    await allot('1500', alice);
    await allot('50', bob, cara);
    await allot('7', alice, bob, cara);
    const sold = (transfereeId: string, shares: string) =>
      books.recorded({
        kind: 'transfer',
        on: '2026-11-13',
        classId,
        transferorId: alice,
        transferees: [{ transfereeId, shares, consideration: '0' }],
      });
    await sold(bob, '15');
    await sold(cara, '20');
    await books.recorded({ kind: 'class-name', on: '2026-11-14', classId, name: 'A Ordinary' });

    const { needs } = await readRecord(books.person, 'GetCompanyOverview', books.companyId);
    const detailsOf = (kind: string, day: string) =>
      needs
        .filter(
          (need: { kind: string; detail: string | null }) => need.kind === kind && need.detail?.includes(day),
        )
        .map(({ detail }: { detail: string }) => detail.slice(detail.indexOf(': ') + 2))
        .toSorted();
    expect(detailsOf('form', '12 November')).toEqual([
      '1,500 Ordinary to Alice',
      expect.stringMatching(/^100 Ordinary to (Bob and Cara|Cara and Bob)$/),
      expect.stringMatching(/^21 Ordinary to (Alice|Bob|Cara) and 2 others$/),
    ]);
    expect(detailsOf('certificates', '13 November')).toEqual([
      '15 Ordinary from Alice to Bob',
      '20 Ordinary from Alice to Cara',
    ]);
    expect(detailsOf('form', '14 November')).toEqual(['Ordinary']);
  });

  it('has the way to the authentication code where it is missing', async () => {
    const { companyId, person } = await openShareBooks('09990001');
    const { needs } = await readRecord(person, 'GetCompanyOverview', companyId);
    expect(needs).toContainEqual(
      expect.objectContaining({ title: 'Authentication code missing', act: 'enter-code' }),
    );
  });
});

describe('the shareholders last stated to Companies House', () => {
  const about = expect.objectContaining({ title: 'Shareholder not found on the PSC register' });

  it('are compared with the PSC register while no share register is kept', async () => {
    const { companyId, person, addClass, addHolder, recorded } = await openShareBooks('09990001', 'BAKE01');
    const before = await readRecord(person, 'GetCompanyOverview', companyId);
    expect(before.needs).toContainEqual(
      expect.objectContaining({
        title: 'Shareholder not found on the PSC register',
        detail: expect.stringMatching(
          /^Felix Harcastle: over 25% of the shares .* last stated to Companies House, as read on 20 November 2026$/i,
        ),
        act: 'show-pscs',
      }),
    );
    const classId = await addClass();
    const holderId = await addHolder('Alice');
    const allottees = [{ classId, holderId, shares: '50', priceEach: '1', paidEach: '1' }];
    await recorded({ kind: 'allotment', on: '2026-11-12', allottees });
    const after = await readRecord(person, 'GetCompanyOverview', companyId);
    expect(after.needs).not.toContainEqual(about);
  });

  it('say nothing of bodies, of hidden people and before the authentication code is given', async () => {
    const silent = [['09990057', 'WIND57'], ['09990022', 'QUIE22'], ['09990001']] as const;
    for (const company of silent) {
      const { companyId, person } = await openShareBooks(...company);
      const { needs } = await readRecord(person, 'GetCompanyOverview', companyId);
      expect(needs).not.toContainEqual(about);
    }
  });
});
