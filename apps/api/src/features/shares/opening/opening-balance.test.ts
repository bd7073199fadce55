import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openShareBooks, type ShareBooks } from '../../../testing/share-books.ts';

/** The balance as the registry proposes it, with what only people know. */
async function proposalOf(books: ShareBooks, more: object = {}) {
  const [{ Proposal }] = await books.read('GetOpeningBalance');
  const { On, Source, Classes, Holdings } = Proposal;
  const known = { VotesPerShare: '1', IsRedeemable: false, IsNumbered: false };
  return {
    Key: randomUUID(),
    On,
    Source,
    Classes: Classes.map((each: object) => ({ ...each, ...known })),
    Holdings: Holdings.map(({ UnpaidEach, ...each }: { UnpaidEach: string | null }) => ({
      ...each,
      IsTreasury: false,
      ...(UnpaidEach !== null && { UnpaidEach }),
    })),
    ...more,
  };
}

describe('the opening balance', () => {
  it('is proposed from the company data of the registry, with what it does not tell left open', async () => {
    const books = await openShareBooks('09990001', 'BAKE01');
    const [opening] = await books.read('GetOpeningBalance');
    expect(opening).toMatchObject({ HasShareCapital: true, Entries: 0, Recorded: null });
    expect(opening.Proposal).toMatchObject({
      Source: expect.stringContaining('confirmation statement made up to'),
      Classes: [{ ClassName: 'ORDINARY', Currency: 'GBP', NominalValue: '1', SharesInIssue: '100' }],
      Holdings: [
        { Class: 0, Shares: '60', UnpaidEach: '0' },
        { Class: 0, Shares: '40', UnpaidEach: '0' },
      ],
    });
  });

  it('is not proposed before the authentication code has opened the data', async () => {
    const books = await openShareBooks('09990001');
    expect(await books.read('GetOpeningBalance')).toMatchObject([
      { Proposal: null, HasAuthenticationCode: false },
    ]);
  });

  it('begins the books in one act: classes, holders, holdings and certificates', async () => {
    const books = await openShareBooks('09990001', 'BAKE01');
    const balance = await proposalOf(books);
    const { status, body } = await books.send('SaveOpeningBalance', balance);
    expect([status, body.Entity[0].Kind, body.Entity[0].EffectiveOn]).toEqual([
      200,
      'opening-balance',
      balance.On,
    ]);
    expect((await books.holdings()).map((text) => text.split(' ').at(-1))).toEqual(['40', '60']);
    expect(await books.read('GetShareClassDetails')).toMatchObject([
      { ClassName: 'ORDINARY', SharesInIssue: '100', AmountUnpaid: '0' },
    ]);
    expect(await books.read('GetOpeningBalance')).toMatchObject([
      { Entries: 1, Recorded: { On: balance.On, Holdings: [{ Shares: '60', PriceEach: null }, {}] } },
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
      { 'Classes.0.SharesInIssue': expect.stringContaining('add up to 750') },
    ]);
    expect(await books.read('GetShareClassDetails')).toEqual([]);
  });

  it('takes shares whose holder is not known yet, one account over two classes, and treasury shares', async () => {
    const books = await openShareBooks('09990001', 'BAKE01');
    const [shareClass] = (await proposalOf(books)).Classes;
    const ada = [{ Kind: 'person', Surname: 'Marsh', Forename: 'Ada' }];
    const own = { IsTreasury: false, Members: ada };
    const saved = await books.send(
      'SaveOpeningBalance',
      await proposalOf(books, {
        Classes: [
          { ...shareClass, SharesInIssue: '100' },
          { ...shareClass, ClassName: 'B Ordinary', SharesInIssue: '20' },
        ],
        Holdings: [
          { ...own, Class: 0, Shares: '70', PriceEach: '2', UnpaidEach: '1' },
          { ...own, Class: 1, Shares: '20' },
          { Class: 0, IsTreasury: false, Members: [], Shares: '25' },
          { Class: 0, IsTreasury: true, Members: [], Shares: '5' },
        ],
      }),
    );
    expect(saved.status).toBe(200);
    expect(await books.holdings()).toEqual(['Ada Marsh 20', 'Ada Marsh 70']);
    const [register] = await books.read('GetShareRegister');
    expect(register.NotKnown).toMatchObject([
      { HolderName: 'Holders not yet known', Holdings: [{ Shares: '25' }] },
    ]);
    expect((await books.read('GetCapTable'))[0].Rows).toMatchObject([
      { HolderName: 'Ada Marsh', IsNotKnown: false },
      { HolderName: 'Holders not yet known', IsNotKnown: true },
      { HolderId: null },
    ]);
    expect(await books.read('ShareCertificateDetails')).toMatchObject([
      { CertificateNumber: 1, HolderName: 'Ada Marsh', Shares: '70' },
      { CertificateNumber: 2, HolderName: 'Ada Marsh', Shares: '20' },
    ]);
    expect(await books.read('GetShareClassDetails')).toMatchObject([
      { SharesInTreasury: '5', AmountUnpaid: null },
      { ClassName: 'B Ordinary', SharesInIssue: '20' },
    ]);
  });

  it('has a member and a certificate once it is entered who holds what nobody knew of', async () => {
    const books = await openShareBooks('09990001', 'BAKE01');
    const [first] = (await proposalOf(books)).Holdings;
    const Holdings = [
      { ...first, Shares: '60' },
      { ...first, Members: [], Shares: '40' },
    ];
    await books.send('SaveOpeningBalance', await proposalOf(books, { Holdings }));
    const [{ NotKnown, AsAt }] = await books.read('GetShareRegister');
    const [transferable] = await books.read('GetShareClassDetailsForTransfer');
    expect(transferable.Holdings).toMatchObject([{ Shares: '60' }]);
    const who = { HolderId: NotKnown[0].HolderId, Members: [{ Kind: 'person', Surname: 'Marsh' }] };
    expect((await books.send('SaveShareHolder', { ...who, EffectiveOn: AsAt })).status).toBe(200);
    expect(await books.holdings()).toContain('Marsh 40');
    const [first40] = await books.read('GetShareRegister', { AsAt: '2026-01-01' });
    expect(first40.NotKnown).toEqual([]);
    expect(await books.read('ShareCertificateDetails')).toMatchObject([
      { CertificateNumber: 1, Shares: '60' },
      { CertificateNumber: 2, HolderName: 'Marsh', Shares: '40', Status: 'live' },
    ]);
  });

  it('keeps what members have on paper: numbers and days of certificates, and since when they are members', async () => {
    const books = await openShareBooks('09990001', 'BAKE01');
    const [first, second] = (await proposalOf(books)).Holdings;
    const [number, IssuedOn] = ['12', '2025-03-01'];
    const Holdings = [
      { ...first, EnteredOn: '2025-02-01', Certificates: [{ Number: number, IssuedOn }] },
      second,
    ];
    const saved = await books.send('SaveOpeningBalance', await proposalOf(books, { Holdings }));
    expect([saved.status, saved.body.errors]).toEqual([200, undefined]);
    const certificates = await books.read('ShareCertificateDetails');
    expect(certificates).toMatchObject([
      { CertificateNumber: 12, IssuedOn, Origin: 'entered', Shares: '60' },
      { CertificateNumber: 13, Origin: 'new', Shares: '40' },
    ]);
    const [register] = await books.read('GetShareRegister');
    expect(register.Members.map(({ EnteredOn }: { EnteredOn: string | null }) => EnteredOn)).toEqual([
      null,
      '2025-02-01',
    ]);
    const [{ Recorded }] = await books.read('GetOpeningBalance');
    expect(Recorded.Holdings[0]).toMatchObject({ EnteredOn: '2025-02-01', CertificateNumbers: ['12'] });

    const HolderId = certificates[0].HolderId;
    const wed = [{ Kind: 'person', Surname: 'Quill', PersonId: undefined as string | undefined }];
    const [{ Members }] = await books.read('GetShareHolderOverviewDetails', { HolderId });
    wed[0] = { Kind: 'person', Surname: 'Quill', PersonId: Members[0].PersonId };
    await books.send('SaveShareHolder', { HolderId, EffectiveOn: '2026-05-01', Members: wed });
    await books.send('ReplaceShareCertificate', { CertificateNumber: 12, Note: 'Marriage' });
    const names = (await books.read('ShareCertificateDetails')).map(({ HolderName }) => HolderName);
    expect([names[0], names[2]]).toEqual([certificates[0].HolderName, 'Quill']);
  });

  it('enters the address of a member once for all their shares; whom the company keeps already keep theirs', async () => {
    const books = await openShareBooks('09990001', 'BAKE01');
    const [shareClass] = (await proposalOf(books)).Classes;
    const Classes = [shareClass, { ...shareClass, ClassName: 'B Ordinary', SharesInIssue: '20' }];
    const bob = [{ Kind: 'person', Surname: 'Stone', Forename: 'Bob' }];
    const kept = { Premises: '9', Postcode: 'EX1 1AA' };
    await books.send('SaveShareHolder', { Members: bob, Address: kept });
    const ada = { IsTreasury: false, Members: [{ Kind: 'person', Surname: 'Marsh', Forename: 'Ada' }] };
    const Address = { Premises: '4', Line1: 'Mill Lane', Town: 'Exeter' };
    const Holdings = [
      { ...ada, Class: 0, Shares: '70' },
      { ...ada, Class: 1, Shares: '20', Address },
      { Class: 0, IsTreasury: false, Members: bob, Shares: '30', Address: { Premises: '9', Town: 'Exeter' } },
    ];
    const saved = await books.send('SaveOpeningBalance', await proposalOf(books, { Classes, Holdings }));
    expect([saved.status, saved.body.errors]).toEqual([200, undefined]);
    const [register] = await books.read('GetShareRegister');
    expect(register.Members).toMatchObject([
      { HolderName: 'Ada Marsh', Address, Holdings: [{ Shares: '70' }, { Shares: '20' }] },
      { HolderName: 'Bob Stone', Address: kept },
    ]);
  });

  it('refuses an address of nobody', async () => {
    const books = await openShareBooks('09990001', 'BAKE01');
    const [first, second] = (await proposalOf(books)).Holdings;
    const Holdings = [first, { ...second, Members: [], Address: { Town: 'Exeter' } }];
    const refused = await books.send('SaveOpeningBalance', await proposalOf(books, { Holdings }));
    expect(refused.body.errors).toEqual({
      'Holdings.1.Address': 'Leave this empty: nobody is named whose address it is',
    });
  });

  it('takes the same paper again after it was taken back, and finds those whom the company keeps already', async () => {
    const books = await openShareBooks('09990001', 'BAKE01');
    const [first, second] = (await proposalOf(books)).Holdings;
    const Certificates = [{ Number: '12', IssuedOn: '2025-03-01' }];
    const balance = await proposalOf(books, { Holdings: [{ ...first, Certificates }, second] });
    const saved = await books.send('SaveOpeningBalance', balance);
    const EventId = saved.body.Entity[0].ShareEventId;
    await books.record({ Kind: 'reversal', EventId, Reason: 'A mistake' });
    const again = await books.send('SaveOpeningBalance', { ...balance, Key: randomUUID() });
    expect([again.status, again.body.errors]).toEqual([200, undefined]);
    expect(await books.read('ShareCertificateDetails')).toMatchObject([
      { CertificateNumber: 12, Status: 'live', EndedByEntry: null },
      { CertificateNumber: 13, Status: 'cancelled', EndedByEntry: 2 },
      { CertificateNumber: 14, Status: 'live' },
    ]);
    expect(await books.read('GetMultiShareHolderDetails')).toHaveLength(2);
    const strange = [
      { ...first, Members: [{ Kind: 'person', Surname: 'X', PersonId: randomUUID() }] },
      second,
    ];
    const refused = await books.send('SaveOpeningBalance', await proposalOf(books, { Holdings: strange }));
    expect(refused.body.errors).toEqual({
      'Holdings.0.Members.0.PersonId': 'Choose somebody of this register',
    });
  });

  it('says at its own field what is wrong with a holding or the date', async () => {
    const books = await openShareBooks('09990001', 'BAKE01');
    const balance = await proposalOf(books, { On: '2099-01-01' });
    const late = await books.send('SaveOpeningBalance', balance);
    expect(late.body.errors).toEqual({ On: expect.stringMatching(/^Enter a date from/) });
    const [first, second] = balance.Holdings;
    const dear = await books.send(
      'SaveOpeningBalance',
      await proposalOf(books, { Holdings: [first, { ...second, PriceEach: '0.5' }] }),
    );
    expect(dear.body.errors).toEqual({
      'Holdings.1.PriceEach': expect.stringContaining('not below the nominal value'),
    });
    const classes = [...balance.Classes, ...balance.Classes];
    const repeated = await books.send('SaveOpeningBalance', await proposalOf(books, { Classes: classes }));
    expect(Object.keys(repeated.body.errors)).toContain('Classes.1.SharesInIssue');
  });

  it('states all shares of its day: none are issued before it beside it', async () => {
    const books = await openShareBooks('09990001', 'BAKE01');
    await books.send('SaveOpeningBalance', await proposalOf(books));
    const [{ ShareClassId: ClassId }] = await books.read('GetShareClassDetails');
    const HolderId = await books.addHolder('Pine');
    const paid = { ClassId, HolderId, Shares: '50', PriceEach: '2', PaidEach: '2' };
    const allotment = (On: string) => ({ Kind: 'allotment', On, Allottees: [paid] });
    const [{ Recorded }] = await books.read('GetOpeningBalance');
    const { status, body } = await books.record(allotment('2020-03-02'));
    expect([status, Object.keys(body.errors)]).toEqual([400, ['Events.0.On']]);
    expect(body.errors['Events.0.On']).toContain('Replace by history');
    expect((await books.record(allotment(Recorded.On))).status).toBe(200);
  });

  it('gives way to the real history in one act, and comes into the books again after a reversal', async () => {
    const books = await openShareBooks('09990001', 'BAKE01');
    const balance = await proposalOf(books);
    const saved = await books.send('SaveOpeningBalance', balance);
    const EventId = saved.body.Entity[0].ShareEventId;
    const [{ Holdings, Entries }] = await books
      .read('GetOpeningBalance')
      .then(([{ Recorded, ...rest }]) => [{ ...rest, Holdings: Recorded.Holdings }]);
    expect(Entries).toBe(1);
    const { body, status } = await books.send('RecordShareEvent', {
      Key: randomUUID(),
      Events: [
        { Kind: 'reversal', EventId, Reason: 'The history is entered instead' },
        {
          Kind: 'allotment',
          On: '2024-01-10',
          Allottees: Holdings.map(({ ShareClassId, HolderId, Shares }: Record<string, string>) => ({
            ClassId: ShareClassId,
            HolderId,
            Shares,
            PriceEach: '1',
            PaidEach: '1',
          })),
        },
      ],
    });
    expect([status, body.Entity?.length ?? body]).toEqual([200, 2]);
    expect((await books.holdings({ AsAt: '2024-01-10' })).length).toBe(2);
    expect(await books.read('GetOpeningBalance')).toMatchObject([{ Entries: 1, Recorded: null }]);
  });
});
