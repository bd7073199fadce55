import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openShareBooks } from '../../testing/share-books.ts';

async function open() {
  const books = await openShareBooks();
  const ClassId = await books.addClass({ NominalValue: '0.10' });
  const [alice, bob] = [await books.addHolder('Alice'), await books.addHolder('Bob')];
  const line = (HolderId: string, Shares: string) => ({
    ClassId,
    HolderId,
    Shares,
    PriceEach: '2',
    PaidEach: '0.5',
  });
  return { books, ClassId, alice, bob, line };
}

describe('a class of shares', () => {
  it('can be changed until it has shares, and only by an entry afterwards', async () => {
    const { books, ClassId, alice, line } = await open();
    const terms = {
      ShareClassId: ClassId,
      ClassName: 'A Ordinary',
      Currency: 'GBP',
      NominalValue: '0.25',
      Particulars: 'One vote each',
      VotesPerShare: '1',
      IsRedeemable: false,
      IsNumbered: false,
    };
    const changed = await books.send('SaveShareDetails', terms);
    expect(changed.body.Entity).toMatchObject([{ ClassName: 'A Ordinary', NominalValue: '0.25' }]);
    const named = await books.send('SaveShareDetails', {
      ...terms,
      ShareClassId: undefined,
      ClassName: 'a  ordinary',
    });
    expect([named.status, Object.keys(named.body.errors)]).toEqual([400, ['ClassName']]);
    await books.send('SaveAllotementShareDetails', { On: '2026-02-02', ...line(alice, '10') });
    const invented = await books.send('SaveShareDetails', { ...terms, Currency: 'ABC' });
    expect([invented.status, Object.keys(invented.body.errors)]).toEqual([400, ['Currency']]);
    const late = await books.send('SaveShareDetails', { ...terms, NominalValue: '1' });
    expect([late.status, late.body.code]).toEqual([409, 'class-in-issue']);
    expect(await books.read('GetShareClassDetails')).toMatchObject([
      { ClassName: 'A Ordinary', SharesInIssue: '10', AggregateNominal: '2.5', AmountUnpaid: '15' },
    ]);
  });
});

describe('allotments', () => {
  it('to one holder are recorded, listed and found', async () => {
    const { books, alice, line } = await open();
    const saved = await books.send('SaveAllotementShareDetails', { On: '2026-02-02', ...line(alice, '10') });
    const { AllotmentShareID } = saved.body.Entity[0];
    const found = await books.read('GetAllotementShareDetailsbyId', { AllotmentShareID });
    expect(found).toMatchObject([
      { State: 'recorded', On: '2026-02-02', Allottees: [{ HolderName: 'Alice', Shares: '10' }] },
    ]);
    expect(await books.read('GetSingleShareDetails')).toEqual(found);
    expect(await books.read('GetMultiShareDetails')).toEqual([]);
    const wrong = await books.send('SaveAllotementShareDetails', { On: '2026-02-02', ...line(alice, '0') });
    expect(Object.keys(wrong.body.errors)).toEqual(['Shares']);
  });

  it('are kept and shown in plain numbers, however those were typed', async () => {
    const { books, ClassId, alice, bob } = await open();
    const typed = { Shares: '1,000', PriceEach: '2.0', PaidEach: '0001' };
    const order = { Key: randomUUID(), On: '2026-02-02', ClassId, HolderId: alice, ...typed };
    const saved = await books.send('SaveAllotementShareDetails', order);
    const plain = { Shares: '1000', PriceEach: '2', PaidEach: '1' };
    expect(saved.body.Entity).toMatchObject([{ Allottees: [plain] }]);
    expect((await books.send('SaveAllotementShareDetails', order)).body).toEqual(saved.body);
    const Transferees = [{ TransfereeId: bob, Shares: '007', Consideration: '0900.50' }];
    const transfer = { On: '2026-02-03', ClassId, TransferorId: alice, Transferees };
    const passed = await books.send('SaveShareTransfer', transfer);
    expect(passed.body.Entity).toMatchObject([{ Shares: '7', Consideration: '900.5' }]);
    expect(await books.read('GetShareEvents')).toMatchObject([
      { Request: { Allottees: [plain] } },
      { Request: { Transferees: [{ Shares: '7' }] } },
    ]);
    const unreadable = { ...transfer, Transferees: [{ TransfereeId: bob, Shares: '1,00' }] };
    const refused = await books.send('SaveShareTransfer', unreadable);
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ['Transferees.0.Shares']]);
  });

  it('are corrected in one act, and stand as reversed beside the right one', async () => {
    const { books, alice, bob, line } = await open();
    const allotment = { Kind: 'allotment', On: '2026-02-02' };
    const wrong = await books.recorded({ ...allotment, Allottees: [line(alice, '10'), line(bob, '20')] });
    const reversal = { Kind: 'reversal', EventId: wrong, Reason: 'Bob got twelve' };
    const right = { ...allotment, Allottees: [line(alice, '10'), line(bob, '12')] };
    const refused = await books.send('RecordShareEvent', {
      Events: [reversal, { ...right, Allottees: [line(alice, '0')] }],
    });
    expect(Object.keys(refused.body.errors)).toEqual(['Events.1.Allottees.0.Shares']);
    expect(await books.holdings()).toEqual(['Alice 10', 'Bob 20']);
    expect((await books.send('RecordShareEvent', { Events: [reversal, right] })).status).toBe(200);
    expect(await books.holdings()).toEqual(['Alice 10', 'Bob 12']);
    const listed = await books.read('GetMultiShareDetails');
    expect(listed.filter(({ State }) => State === 'reversed')).toHaveLength(1);
    expect(new Set((await books.read('GetShareEvents')).slice(1).map(({ EntryId }) => EntryId)).size).toBe(1);
  });

  it('to many are kept as a draft, lose lines, and are recorded once', async () => {
    const { books, alice, bob, line } = await open();
    const Allottees = [line(alice, '10'), line(bob, '20'), line(bob, '30')];
    const draft = await books.send('SaveMultiShareDetails', { IsDraft: true, On: '2026-02-02', Allottees });
    const { MultiAllotmentShareID, Allottees: lines } = draft.body.Entity[0];
    expect(await books.holdings()).toEqual([]);
    const gone = lines[2].MultiAllotmentsharesjsondetailsID;
    const path = `/api/Shares/DeleteJsonShares?MultiAllotmentsharesjsondetailsIDs=${gone}`;
    expect((await books.person.call('DELETE', path)).body.Entity).toEqual([{ Removed: 1 }]);
    expect((await books.person.call('DELETE', path)).status).toBe(404);
    const [kept] = await books.read('GetMultiAllotementShareDetailsbyId', { MultiAllotmentShareID });
    expect([kept.State, kept.Allottees.length]).toEqual(['draft', 2]);
    const order = { MultiAllotmentShareID, On: '2026-02-02', Allottees: Allottees.slice(0, 2) };
    const recorded = await books.send('SaveMultiShareDetails', order);
    const again = await books.send('SaveMultiShareDetails', order);
    expect([recorded.status, again.body]).toEqual([200, recorded.body]);
    expect(await books.holdings()).toEqual(['Alice 10', 'Bob 20']);
    expect(await books.read('GetMultiShareDetails')).toMatchObject([
      { MultiAllotmentShareID, State: 'recorded' },
    ]);
    const left = { On: '', Allottees: [{ ...line(alice, ''), ClassId: '', HolderId: '' }] };
    const unfinished = await books.send('SaveMultiShareDetails', { ...left, IsDraft: true });
    expect(unfinished.body.Entity).toMatchObject([{ On: null, Allottees: [{ HolderName: '', Shares: '' }] }]);
    const refused = await books.send('SaveMultiShareDetails', left);
    expect(Object.keys(refused.body.errors)).toEqual(['On', 'Allottees.0.ClassId', 'Allottees.0.HolderId']);
    const late = await books.send('SaveMultiShareDetails', { ...order, IsDraft: true });
    expect([late.status, late.body.code]).toEqual([409, 'allotment-recorded']);
  });
});

describe('many holders', () => {
  it('are entered at once, in the order in which they are given', async () => {
    const { books, alice } = await open();
    const known = await books.read('AddShareHolderInTransferShare');
    const { PersonId } = known.find(({ HolderId }) => HolderId === alice).Members[0];
    const Holders = [
      { Members: [{ Kind: 'company', Name: 'Zeta Limited' }] },
      {
        Members: [
          { Kind: 'person', Surname: 'Moss' },
          { Kind: 'person', PersonId, Surname: 'Alice' },
        ],
        Designation: 'A/c 2',
      },
    ];
    const saved = await books.send('SaveMultiShareHolder', { Holders });
    expect(saved.body.Entity).toMatchObject([
      { Name: 'Zeta Limited' },
      { Name: 'Moss and Alice (A/c 2)', Members: [{ Surname: 'Moss' }, { PersonId }] },
    ]);
    const strange = { Kind: 'company', Name: 'Nowhere', PersonId: crypto.randomUUID() };
    const wrong = await books.send('SaveMultiShareHolder', { Holders: [Holders[0], { Members: [strange] }] });
    expect(Object.keys(wrong.body.errors)).toEqual(['Holders.1.Members.0.PersonId']);
    expect(await books.read('AddShareHolderInTransferShare')).toHaveLength(4);
  });
});

describe('transfers and holders', () => {
  it('choose from what is held, know the stamp duty, and show in the holder’s history', async () => {
    const { books, ClassId, alice, bob, line } = await open();
    await books.send('SaveMultiShareDetails', {
      On: '2026-02-02',
      Allottees: [line(alice, '10'), line(bob, '20')],
    });
    expect(await books.read('GetShareClassDetailsForTransfer')).toMatchObject([
      { ShareClassId: ClassId, Holdings: [{ HolderName: 'Alice' }, { HolderName: 'Bob' }] },
    ]);
    const Members = [
      { Kind: 'person', Surname: 'Green', Forename: 'Alice' },
      { Kind: 'company', Name: 'Stone Limited' },
    ];
    const joint = await books.addHolder('', { Members, Designation: 'A/c JMB', Address: { Town: 'Leeds' } });
    expect((await books.read('AddShareHolderInTransferShare')).map(({ Name }) => Name)).toEqual([
      'Alice',
      'Alice Green and Stone Limited (A/c JMB)',
      'Bob',
    ]);
    const saved = await books.send('SaveShareTransfer', {
      On: '2026-03-02',
      ClassId,
      TransferorId: bob,
      Transferees: [
        { TransfereeId: joint, Shares: '5', Consideration: '1000.01', Stamping: 'paid' },
        { TransfereeId: alice, Shares: '1' },
      ],
    });
    expect(saved.body.Entity).toMatchObject([
      { TransferorName: 'Bob', Shares: '5', StampDuty: '10', NilReason: null },
      { TransfereeName: 'Alice', Consideration: null, StampDuty: '0', NilReason: 'gift' },
    ]);
    expect(await books.read('GetShareTransferGridDetails')).toEqual(saved.body.Entity);
    const [found, ...others] = await books.read('GetShareHolderOverviewDetails', {
      ShareholderName: 'jmb',
      address: 'leeds',
    });
    expect(others).toEqual([]);
    expect(found).toMatchObject({
      Holdings: [{ Shares: '5' }],
      History: [{ Kind: 'transfer', Change: '5' }],
    });
    const tooMany = await books.send('SaveShareTransfer', {
      On: '2026-03-02',
      ClassId,
      TransferorId: bob,
      Transferees: [{ TransfereeId: alice, Shares: '15' }],
    });
    expect(Object.keys(tooMany.body.errors)).toEqual(['Transferees.0.Shares']);
    expect(
      (await books.read('GetCapTable'))[0].Rows.map((row: Record<string, string>) => [
        row['HolderName'],
        row['VotesPercent'],
      ]),
    ).toEqual([
      ['Bob', '46.67'],
      ['Alice', '36.67'],
      ['Alice Green and Stone Limited (A/c JMB)', '16.67'],
    ]);
  });

  it('keep what a holder was called before', async () => {
    const { books, alice } = await open();
    const renamed = await books.addHolder('Alicia', { HolderId: alice });
    expect(renamed).toBe(alice);
    expect(await books.read('GetMultiShareHolderDetails')).toMatchObject([
      { Name: 'Alicia' },
      { Name: 'Bob' },
    ]);
  });
});

it('capital for reports is the register’s', async () => {
  const { books, alice, line } = await open();
  await books.send('SaveAllotementShareDetails', { On: '2026-02-02', ...line(alice, '10') });
  const path = `/api/CompanyInformation/CompanyInformationReportShareClass?CompanyId=${books.companyId}`;
  expect((await books.person.call('GET', path)).body.Entity).toMatchObject([
    {
      Currencies: [{ TotalShares: '10', TotalNominal: '1', TotalUnpaid: '15' }],
      Classes: [{ ClassName: 'Ordinary' }],
    },
  ]);
});

it('classes are read with the terms that they had at the end of a day', async () => {
  const { books, ClassId, alice, line } = await open();
  await books.send('SaveAllotementShareDetails', { On: '2026-02-02', ...line(alice, '10') });
  await books.recorded({ Kind: 'class-name', On: '2026-05-01', ClassId, Name: 'A Ordinary' });
  await books.recorded({ Kind: 'subdivision', On: '2026-06-01', ClassId, Into: '10' });
  const then = async (more: string) => {
    const path = `/api/CompanyInformation/CompanyInformationReportShareClass?CompanyId=${books.companyId}`;
    const [{ Classes, AsAt, KnownAt, LastEntry }] = (await books.person.call('GET', path + more)).body.Entity;
    const [{ ClassName, NominalValue, SharesInIssue }] = Classes;
    return [ClassName, NominalValue, SharesInIssue, AsAt, KnownAt, LastEntry];
  };
  expect(await then('')).toEqual(['A Ordinary', '0.01', '100', '2026-11-20', 3, 3]);
  expect(await then('&AsAt=2026-05-31')).toEqual(['A Ordinary', '0.1', '10', '2026-05-31', 3, 3]);
  expect(await then('&AsAt=2026-04-30')).toEqual(['Ordinary', '0.1', '10', '2026-04-30', 3, 3]);
  expect(await then('&KnownAt=1')).toEqual(['Ordinary', '0.1', '10', '2026-11-20', 1, 3]);
});
