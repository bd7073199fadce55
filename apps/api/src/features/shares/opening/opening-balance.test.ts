import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openShareBooks, type ShareBooks } from '../../../testing/share-books.ts';

/** The balance as the registry proposes it, with what only people know. */
async function proposalOf(books: ShareBooks, more: object = {}) {
  const [{ proposal }] = await books.read('GetOpeningBalance');
  const { on, source, classes, holdings } = proposal;
  const known = { votesPerShare: '1', isRedeemable: false, isNumbered: false };
  return {
    key: randomUUID(),
    on,
    source,
    issuesCertificates: true,
    classes: classes.map((each: object) => ({ ...each, ...known })),
    holdings: holdings.map(({ unpaidEach, ...each }: { unpaidEach: string | null }) => ({
      ...each,
      isTreasury: false,
      ...(unpaidEach !== null && { unpaidEach }),
    })),
    ...more,
  };
}

describe('the opening balance', () => {
  it('is proposed from the company data of the registry, with what it does not tell left open', async () => {
    const books = await openShareBooks('09990001', 'BAKE01');
    const [opening] = await books.read('GetOpeningBalance');
    expect(opening).toMatchObject({ hasShareCapital: true, entries: 0, recorded: null });
    expect(opening.proposal).toMatchObject({
      source: expect.stringContaining('confirmation statement made up to'),
      classes: [{ className: 'ORDINARY', currency: 'GBP', nominalValue: '1', sharesInIssue: '100' }],
      holdings: [
        { class: 0, shares: '60', unpaidEach: '0' },
        { class: 0, shares: '40', unpaidEach: '0' },
      ],
    });
  });

  it('is not proposed before the authentication code has opened the data', async () => {
    const books = await openShareBooks('09990001');
    expect(await books.read('GetOpeningBalance')).toMatchObject([
      { proposal: null, hasAuthenticationCode: false },
    ]);
  });

  it('begins the books in one act: classes, holders, holdings and certificates', async () => {
    const books = await openShareBooks('09990001', 'BAKE01');
    const balance = await proposalOf(books);
    const { status, body } = await books.send('SaveOpeningBalance', balance);
    expect([status, body.entity[0].kind, body.entity[0].effectiveOn]).toEqual([
      200,
      'opening-balance',
      balance.on,
    ]);
    expect((await books.holdings()).map((text) => text.split(' ').at(-1))).toEqual(['40', '60']);
    expect(await books.read('GetShareClassDetails')).toMatchObject([
      { className: 'ORDINARY', sharesInIssue: '100', amountUnpaid: '0' },
    ]);
    expect(await books.read('GetOpeningBalance')).toMatchObject([
      { entries: 1, recorded: { on: balance.on, holdings: [{ shares: '60', priceEach: null }, {}] } },
    ]);
  });

  it('is recorded once, however often it is sent under its key', async () => {
    const books = await openShareBooks('09990001', 'BAKE01');
    const balance = await proposalOf(books);
    const first = await books.send('SaveOpeningBalance', balance);
    const again = await books.send('SaveOpeningBalance', balance);
    expect(again.body).toEqual(first.body);
    expect(await books.read('GetMultiShareHolderDetails')).toHaveLength(2);
  });

  it('is refused where it does not add up, and leaves nothing behind', async () => {
    const books = await openShareBooks('09990004', 'MILL04');
    const refused = await books.send('SaveOpeningBalance', await proposalOf(books));
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      { 'classes.0.sharesInIssue': expect.stringContaining('add up to 750') },
    ]);
    expect(await books.read('GetShareClassDetails')).toEqual([]);
  });

  it('takes shares whose holder is not known yet, one account over two classes, and treasury shares', async () => {
    const books = await openShareBooks('09990001', 'BAKE01');
    const [shareClass] = (await proposalOf(books)).classes;
    const ada = [{ kind: 'person', surname: 'Marsh', forename: 'Ada' }];
    const own = { isTreasury: false, members: ada };
    const saved = await books.send(
      'SaveOpeningBalance',
      await proposalOf(books, {
        classes: [
          { ...shareClass, sharesInIssue: '100' },
          { ...shareClass, className: 'B Ordinary', sharesInIssue: '20' },
        ],
        holdings: [
          { ...own, class: 0, shares: '70', priceEach: '2', unpaidEach: '1' },
          { ...own, class: 1, shares: '20' },
          { class: 0, isTreasury: false, members: [], shares: '25' },
          { class: 0, isTreasury: true, members: [], shares: '5' },
        ],
      }),
    );
    expect(saved.status).toBe(200);
    expect(await books.holdings()).toEqual(['Ada Marsh 20', 'Ada Marsh 70']);
    const [register] = await books.read('GetShareRegister');
    expect(register.notKnown).toMatchObject([
      { holderName: 'Unidentified holders', holdings: [{ shares: '25' }] },
    ]);
    expect((await books.read('GetCapTable'))[0].rows).toMatchObject([
      { holderName: 'Ada Marsh', isNotKnown: false },
      { holderName: 'Unidentified holders', isNotKnown: true },
      { holderId: null },
    ]);
    expect(await books.read('ShareCertificateDetails')).toMatchObject([
      { certificateNumber: 1, holderName: 'Ada Marsh', shares: '70' },
      { certificateNumber: 2, holderName: 'Ada Marsh', shares: '20' },
    ]);
    expect(await books.read('GetShareClassDetails')).toMatchObject([
      { sharesInTreasury: '5', amountUnpaid: null },
      { className: 'B Ordinary', sharesInIssue: '20' },
    ]);
  });

  it('has a member and a certificate once it is entered who holds what nobody knew of', async () => {
    const books = await openShareBooks('09990001', 'BAKE01');
    const [first] = (await proposalOf(books)).holdings;
    const holdings = [
      { ...first, shares: '60' },
      { ...first, members: [], shares: '40' },
    ];
    await books.send('SaveOpeningBalance', await proposalOf(books, { holdings }));
    const [{ notKnown, asAt }] = await books.read('GetShareRegister');
    const [transferable] = await books.read('GetShareClassDetailsForTransfer');
    expect(transferable.holdings).toMatchObject([{ shares: '60' }]);
    const who = { holderId: notKnown[0].holderId, members: [{ kind: 'person', surname: 'Marsh' }] };
    expect((await books.send('SaveShareHolder', { ...who, effectiveOn: asAt })).status).toBe(200);
    expect(await books.holdings()).toContain('Marsh 40');
    const [first40] = await books.read('GetShareRegister', { asAt: '2026-01-01' });
    expect(first40.notKnown).toEqual([]);
    expect(await books.read('ShareCertificateDetails')).toMatchObject([
      { certificateNumber: 1, shares: '60' },
      { certificateNumber: 2, holderName: 'Marsh', shares: '40', status: 'live' },
    ]);
  });

  it('keeps what members have on paper: numbers and days of certificates, and since when they are members', async () => {
    const books = await openShareBooks('09990001', 'BAKE01');
    const [first, second] = (await proposalOf(books)).holdings;
    const [number, issuedOn] = ['12', '2025-03-01'];
    const holdings = [{ ...first, enteredOn: '2025-02-01', certificates: [{ number, issuedOn }] }, second];
    const saved = await books.send('SaveOpeningBalance', await proposalOf(books, { holdings }));
    expect([saved.status, saved.body.errors]).toEqual([200, undefined]);
    const certificates = await books.read('ShareCertificateDetails');
    expect(certificates).toMatchObject([
      { certificateNumber: 12, issuedOn, origin: 'entered', shares: '60' },
      { certificateNumber: 13, origin: 'new', shares: '40' },
    ]);
    const [register] = await books.read('GetShareRegister');
    expect(register.members.map(({ enteredOn }: { enteredOn: string | null }) => enteredOn)).toEqual([
      null,
      '2025-02-01',
    ]);
    const [{ recorded }] = await books.read('GetOpeningBalance');
    expect(recorded.holdings[0]).toMatchObject({ enteredOn: '2025-02-01', certificateNumbers: ['12'] });

    const holderId = certificates[0].holderId;
    const wed = [{ kind: 'person', surname: 'Quill', personId: undefined as string | undefined }];
    const [{ members }] = await books.read('GetShareHolderOverviewDetails', { holderId });
    wed[0] = { kind: 'person', surname: 'Quill', personId: members[0].personId };
    await books.send('SaveShareHolder', { holderId, effectiveOn: '2026-05-01', members: wed });
    await books.send('ReplaceShareCertificate', { certificateNumber: 12, note: 'Marriage' });
    const names = (await books.read('ShareCertificateDetails')).map(({ holderName }) => holderName);
    expect([names[0], names[2]]).toEqual([certificates[0].holderName, 'Quill']);
  });

  it('enters the address of a member once for all their shares; whom the company keeps already keep theirs', async () => {
    const books = await openShareBooks('09990001', 'BAKE01');
    const [shareClass] = (await proposalOf(books)).classes;
    const classes = [shareClass, { ...shareClass, className: 'B Ordinary', sharesInIssue: '20' }];
    const bob = [{ kind: 'person', surname: 'Stone', forename: 'Bob' }];
    const kept = { premises: '9', postcode: 'EX1 1AA' };
    await books.send('SaveShareHolder', { members: bob, address: kept });
    const ada = { isTreasury: false, members: [{ kind: 'person', surname: 'Marsh', forename: 'Ada' }] };
    const address = { premises: '4', line1: 'Mill Lane', town: 'Exeter' };
    const holdings = [
      { ...ada, class: 0, shares: '70' },
      { ...ada, class: 1, shares: '20', address },
      { class: 0, isTreasury: false, members: bob, shares: '30', address: { premises: '9', town: 'Exeter' } },
    ];
    const saved = await books.send('SaveOpeningBalance', await proposalOf(books, { classes, holdings }));
    expect([saved.status, saved.body.errors]).toEqual([200, undefined]);
    const [register] = await books.read('GetShareRegister');
    expect(register.members).toMatchObject([
      { holderName: 'Ada Marsh', address, holdings: [{ shares: '70' }, { shares: '20' }] },
      { holderName: 'Bob Stone', address: kept },
    ]);
  });

  it('refuses an address of nobody', async () => {
    const books = await openShareBooks('09990001', 'BAKE01');
    const [first, second] = (await proposalOf(books)).holdings;
    const holdings = [first, { ...second, members: [], address: { town: 'Exeter' } }];
    const refused = await books.send('SaveOpeningBalance', await proposalOf(books, { holdings }));
    expect(refused.body.errors).toEqual({
      'holdings.1.address': 'Leave this empty: nobody is named whose address it is',
    });
  });

  it('takes the same paper again after it was taken back, and finds those whom the company keeps already', async () => {
    const books = await openShareBooks('09990001', 'BAKE01');
    const [first, second] = (await proposalOf(books)).holdings;
    const certificates = [{ number: '12', issuedOn: '2025-03-01' }];
    const balance = await proposalOf(books, { holdings: [{ ...first, certificates }, second] });
    const saved = await books.send('SaveOpeningBalance', balance);
    const eventId = saved.body.entity[0].shareEventId;
    await books.record({ kind: 'reversal', eventId, reason: 'A mistake' });
    const again = await books.send('SaveOpeningBalance', { ...balance, key: randomUUID() });
    expect([again.status, again.body.errors]).toEqual([200, undefined]);
    expect(await books.read('ShareCertificateDetails')).toMatchObject([
      { certificateNumber: 12, status: 'live', endedByEntry: null },
      { certificateNumber: 13, status: 'cancelled', endedByEntry: 2 },
      { certificateNumber: 14, status: 'live' },
    ]);
    expect(await books.read('GetMultiShareHolderDetails')).toHaveLength(2);
    const strange = [
      { ...first, members: [{ kind: 'person', surname: 'X', personId: randomUUID() }] },
      second,
    ];
    const refused = await books.send('SaveOpeningBalance', await proposalOf(books, { holdings: strange }));
    expect(refused.body.errors).toEqual({
      'holdings.0.members.0.personId': 'Choose somebody of this register',
    });
  });

  it('says at its own field what is wrong with a holding or the date', async () => {
    const books = await openShareBooks('09990001', 'BAKE01');
    const balance = await proposalOf(books, { on: '2099-01-01' });
    const late = await books.send('SaveOpeningBalance', balance);
    expect(late.body.errors).toEqual({ on: expect.stringMatching(/^Enter a date from/) });
    const [first, second] = balance.holdings;
    const dear = await books.send(
      'SaveOpeningBalance',
      await proposalOf(books, { holdings: [first, { ...second, priceEach: '0.5' }] }),
    );
    expect(dear.body.errors).toEqual({
      'holdings.1.priceEach': expect.stringContaining('not below the nominal value'),
    });
    const classes = [...balance.classes, ...balance.classes];
    const repeated = await books.send('SaveOpeningBalance', await proposalOf(books, { classes }));
    expect(Object.keys(repeated.body.errors)).toContain('classes.1.sharesInIssue');
  });

  it('states all shares of its day: none are issued before it beside it', async () => {
    const books = await openShareBooks('09990001', 'BAKE01');
    await books.send('SaveOpeningBalance', await proposalOf(books));
    const [{ shareClassId: classId }] = await books.read('GetShareClassDetails');
    const holderId = await books.addHolder('Pine');
    const paid = { classId, holderId, shares: '50', priceEach: '2', paidEach: '2' };
    const allotment = (on: string) => ({ kind: 'allotment', on, allottees: [paid] });
    const [{ recorded }] = await books.read('GetOpeningBalance');
    const { status, body } = await books.record(allotment('2020-03-02'));
    expect([status, Object.keys(body.errors)]).toEqual([400, ['events.0.on']]);
    expect(body.errors['events.0.on']).toContain('Replace by history');
    expect((await books.record(allotment(recorded.on))).status).toBe(200);
  });

  it('gives way to the real history in one act, and comes into the books again after a reversal', async () => {
    const books = await openShareBooks('09990001', 'BAKE01');
    const balance = await proposalOf(books);
    const saved = await books.send('SaveOpeningBalance', balance);
    const eventId = saved.body.entity[0].shareEventId;
    const [{ holdings, entries }] = await books
      .read('GetOpeningBalance')
      .then(([{ recorded, ...rest }]) => [{ ...rest, holdings: recorded.holdings }]);
    expect(entries).toBe(1);
    const { body, status } = await books.send('RecordShareEvent', {
      key: randomUUID(),
      events: [
        { kind: 'reversal', eventId, reason: 'The history is entered instead' },
        {
          kind: 'allotment',
          on: '2024-01-10',
          allottees: holdings.map(({ shareClassId, holderId, shares }: Record<string, string>) => ({
            classId: shareClassId,
            holderId,
            shares,
            priceEach: '1',
            paidEach: '1',
          })),
        },
      ],
    });
    expect([status, body.entity?.length ?? body]).toEqual([200, 2]);
    expect((await books.holdings({ asAt: '2024-01-10' })).length).toBe(2);
    expect(await books.read('GetOpeningBalance')).toMatchObject([{ entries: 1, recorded: null }]);
  });
});
