import { describe, expect, it, vi } from 'vitest';
import { readRecord } from '../../../testing/imported-company.ts';
import { openShareBooks, type ShareBooks } from '../../../testing/share-books.ts';

interface Need {
  kind: string;
  title: string;
  detail: string | null;
}

const needsOf = async ({ person, companyId }: ShareBooks): Promise<Need[]> =>
  (await readRecord(person, 'GetCompanyOverview', companyId)).needs;

const unregisteredOf = async (books: ShareBooks) =>
  (await needsOf(books)).filter(({ kind }) => kind === 'unregistered-psc');

/** Felix and Nora hold 60 and 40 of 100 shares from a balance on; Nora alone is on the PSC register. */
async function openHarcastle() {
  const books = await openShareBooks('09990001', 'BAKE01');
  const classId = await books.addClass();
  const addMember = async (forename: string) => {
    const members = [{ kind: 'person', forename, surname: 'Harcastle' }];
    const { body } = await books.send('SaveShareHolder', { members });
    const { holderId, members: entered } = body.entity[0];
    return { holderId, personId: entered[0].personId, members };
  };
  const [felix, nora] = [await addMember('Felix'), await addMember('Nora')];
  const held = ({ holderId }: { holderId: string }, shares: string) => ({
    classId,
    holderId,
    shares,
    priceEach: '1',
    unpaidEach: '0',
    enteredOn: '2019-03-01',
  });
  await books.recorded({
    kind: 'opening-balance',
    on: '2026-10-01',
    holdings: [held(felix, '40'), held(nora, '60')],
  });
  return { books, felix };
}

describe('a holder of more than a quarter who is not on the PSC register', () => {
  it('stands among what needs doing, on the dashboard and in the report of dates, with the notice', async () => {
    const { books } = await openHarcastle();
    const expected = {
      kind: 'unregistered-psc',
      title: 'PSC notice, PSC01',
      detail: 'Felix Harcastle, over 25% and not on the PSC register',
      dueOn: '2026-12-03',
      overdue: false,
      urgency: 'soon',
      act: 'notify-psc',
      form: 'PSC01',
    };
    await vi.waitFor(async () => expect(await unregisteredOf(books)).toMatchObject([expected]), 60_000);
    const { person, companyId } = books;
    const dashboard = await person.call('GET', '/api/Dashboard/GetDashboard');
    expect(dashboard.body.entity[0].companies.proposals.rows).toMatchObject([
      { companyId, personName: 'Felix Harcastle', form: 'PSC01', noticeBy: '2026-12-03' },
    ]);
    const report = await person.call('GET', '/api/Reports/GetReport?name=deadlines');
    expect(JSON.stringify(report.body)).toContain('Felix Harcastle');
    const diary = await readRecord(person, 'GetDairyDates', companyId);
    expect(JSON.stringify(diary)).toContain('ss.790D and 790LA');
  });

  it('is not asked about again once somebody has said why no notice is needed', async () => {
    const { books, felix } = await openHarcastle();
    await vi.waitFor(async () => expect(await unregisteredOf(books)).toHaveLength(1), 60_000);
    const { personId } = felix;
    const refused = await books.send('DismissUnregisteredPsc', { personId, reason: ' ' });
    expect(refused.body.errors).toEqual({ reason: 'Enter why no notice is needed' });
    const reason = 'Holds as nominee of Nora';
    expect((await books.send('DismissUnregisteredPsc', { personId, reason })).status).toBe(200);
    expect(await unregisteredOf(books)).toEqual([]);
    const [{ control }] = await books.read('GetTieOut');
    expect(control).toMatchObject([{ name: 'Felix Harcastle', notRequired: reason }]);
    expect((await books.send('DismissUnregisteredPsc', { personId, reason })).status).toBe(404);
  });
});

describe('particulars missing from the register of members', () => {
  it('stand among what needs doing until they are entered', async () => {
    const { books, felix } = await openHarcastle();
    const missing = async () => (await needsOf(books)).filter(({ title }) => title === 'Particulars missing');
    await vi.waitFor(
      async () =>
        expect(await missing()).toMatchObject([
          { kind: 'attention', detail: '2 members in the register of members', act: 'show-members' },
        ]),
      60_000,
    );
    const { holderId, members } = felix;
    await books.send('SaveShareHolder', { holderId, members, address: { line1: '4 Quay Street' } });
    await vi.waitFor(
      async () => expect(await missing()).toMatchObject([{ detail: '1 member in the register of members' }]),
      60_000,
    );
  });
});
