import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openShareBooks } from '../../../testing/share-books.ts';

async function open() {
  const books = await openShareBooks();
  const classId = await books.addClass({ nominalValue: '0.10' });
  const [alice, bob] = [await books.addHolder('Alice'), await books.addHolder('Bob')];
  const line = (holderId: string, shares: string) => ({
    classId,
    holderId,
    shares,
    priceEach: '2',
    paidEach: '0.5',
  });
  return { books, classId, alice, bob, line };
}

describe('a class of shares', () => {
  it('can be changed until it has shares, and only by an entry afterwards', async () => {
    const { books, classId, alice, line } = await open();
    const terms = {
      shareClassId: classId,
      className: 'A Ordinary',
      currency: 'GBP',
      nominalValue: '0.25',
      particulars: 'One vote each',
      votesPerShare: '1',
      isRedeemable: false,
      isNumbered: false,
    };
    const changed = await books.send('SaveShareDetails', terms);
    expect(changed.body.entity).toMatchObject([{ className: 'A Ordinary', nominalValue: '0.25' }]);
    const named = await books.send('SaveShareDetails', {
      ...terms,
      shareClassId: undefined,
      className: 'a  ordinary',
    });
    expect([named.status, Object.keys(named.body.errors)]).toEqual([400, ['className']]);
    await books.send('SaveAllotementShareDetails', { on: '2026-02-02', ...line(alice, '10') });
    const invented = await books.send('SaveShareDetails', { ...terms, currency: 'ABC' });
    expect([invented.status, Object.keys(invented.body.errors)]).toEqual([400, ['currency']]);
    for (const [nominalValue, words] of [
      ['0.00', 'Enter the nominal value above zero, such as 1 or 0.10'],
      [
        '0.1234567',
        'Enter a nominal value such as 1 or 0.10: at most 8 digits before the point and 6 after it',
      ],
    ]) {
      const unusable = await books.send('SaveShareDetails', { ...terms, nominalValue });
      expect(unusable.body.errors).toEqual({ nominalValue: words });
    }
    const late = await books.send('SaveShareDetails', { ...terms, nominalValue: '1' });
    expect([late.status, late.body.code]).toEqual([409, 'class-in-issue']);
    expect(await books.read('GetShareClassDetails')).toMatchObject([
      { className: 'A Ordinary', sharesInIssue: '10', aggregateNominal: '2.5', amountUnpaid: '15' },
    ]);
  });
});

describe('allotments', () => {
  it('to one holder are recorded, listed and found', async () => {
    const { books, alice, line } = await open();
    const saved = await books.send('SaveAllotementShareDetails', { on: '2026-02-02', ...line(alice, '10') });
    const { allotmentId } = saved.body.entity[0];
    const found = await books.read('GetAllotementShareDetailsbyId', { allotmentId });
    expect(found).toMatchObject([
      { state: 'recorded', on: '2026-02-02', allottees: [{ holderName: 'Alice', shares: '10' }] },
    ]);
    expect(await books.read('GetSingleShareDetails')).toEqual(found);
    expect(await books.read('GetMultiShareDetails')).toEqual([]);
    const wrong = await books.send('SaveAllotementShareDetails', { on: '2026-02-02', ...line(alice, '0') });
    expect(Object.keys(wrong.body.errors)).toEqual(['shares']);
  });

  it('are kept and shown in plain numbers, however those were typed', async () => {
    const { books, classId, alice, bob } = await open();
    const typed = { shares: '1,000', priceEach: '2.0', paidEach: '0001' };
    const order = { key: randomUUID(), on: '2026-02-02', classId, holderId: alice, ...typed };
    const saved = await books.send('SaveAllotementShareDetails', order);
    const plain = { shares: '1000', priceEach: '2', paidEach: '1' };
    expect(saved.body.entity).toMatchObject([{ allottees: [plain] }]);
    expect((await books.send('SaveAllotementShareDetails', order)).body).toEqual(saved.body);
    const transferees = [{ transfereeId: bob, shares: '007', consideration: '0900.50' }];
    const transfer = { on: '2026-02-03', classId, transferorId: alice, transferees };
    const passed = await books.send('SaveShareTransfer', transfer);
    expect(passed.body.entity).toMatchObject([{ shares: '7', consideration: '900.5' }]);
    expect(await books.read('GetShareEvents')).toMatchObject([
      { request: { allottees: [plain] } },
      { request: { transferees: [{ shares: '7' }] } },
    ]);
    const unreadable = { ...transfer, transferees: [{ transfereeId: bob, shares: '1,00' }] };
    const refused = await books.send('SaveShareTransfer', unreadable);
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ['transferees.0.shares']]);
  });

  it('are corrected in one act, and stand as reversed beside the right one', async () => {
    const { books, alice, bob, line } = await open();
    const allotment = { kind: 'allotment', on: '2026-02-02' };
    const wrong = await books.recorded({ ...allotment, allottees: [line(alice, '10'), line(bob, '20')] });
    const reversal = { kind: 'reversal', eventId: wrong, reason: 'Bob got twelve' };
    const right = { ...allotment, allottees: [line(alice, '10'), line(bob, '12')] };
    const refused = await books.send('RecordShareEvent', {
      events: [reversal, { ...right, allottees: [line(alice, '0')] }],
    });
    expect(Object.keys(refused.body.errors)).toEqual(['events.1.allottees.0.shares']);
    expect(await books.holdings()).toEqual(['Alice 10', 'Bob 20']);
    expect((await books.send('RecordShareEvent', { events: [reversal, right] })).status).toBe(200);
    expect(await books.holdings()).toEqual(['Alice 10', 'Bob 12']);
    const listed = await books.read('GetMultiShareDetails');
    expect(listed.filter(({ state }) => state === 'reversed')).toHaveLength(1);
    expect(new Set((await books.read('GetShareEvents')).slice(1).map(({ entryId }) => entryId)).size).toBe(1);
  });

  it('to many are kept as a draft, lose lines, and are recorded once', async () => {
    const { books, alice, bob, line } = await open();
    const allottees = [line(alice, '10'), line(bob, '20'), line(bob, '30')];
    const draft = await books.send('SaveMultiShareDetails', { isDraft: true, on: '2026-02-02', allottees });
    const { multiAllotmentId, allottees: lines } = draft.body.entity[0];
    expect(await books.holdings()).toEqual([]);
    const gone = lines[2].allotmentLineId;
    const path = `/api/Shares/DeleteJsonShares?allotmentLineIds=${gone}`;
    expect((await books.person.call('DELETE', path)).body.entity).toEqual([{ removed: 1 }]);
    expect((await books.person.call('DELETE', path)).status).toBe(404);
    const [kept] = await books.read('GetMultiAllotementShareDetailsbyId', { multiAllotmentId });
    expect([kept.state, kept.allottees.length]).toEqual(['draft', 2]);
    const order = { multiAllotmentId, on: '2026-02-02', allottees: allottees.slice(0, 2) };
    const recorded = await books.send('SaveMultiShareDetails', order);
    const again = await books.send('SaveMultiShareDetails', order);
    expect([recorded.status, again.body]).toEqual([200, recorded.body]);
    expect(await books.holdings()).toEqual(['Alice 10', 'Bob 20']);
    expect(await books.read('GetMultiShareDetails')).toMatchObject([{ multiAllotmentId, state: 'recorded' }]);
    const left = { on: '', allottees: [{ ...line(alice, ''), classId: '', holderId: '' }] };
    const unfinished = await books.send('SaveMultiShareDetails', { ...left, isDraft: true });
    expect(unfinished.body.entity).toMatchObject([{ on: null, allottees: [{ holderName: '', shares: '' }] }]);
    const refused = await books.send('SaveMultiShareDetails', left);
    expect(Object.keys(refused.body.errors)).toEqual(['on', 'allottees.0.classId', 'allottees.0.holderId']);
    const late = await books.send('SaveMultiShareDetails', { ...order, isDraft: true });
    expect([late.status, late.body.code]).toEqual([409, 'allotment-recorded']);
  });

  it('are never recorded under the id of an entry that was no draft', async () => {
    const { books, alice, bob, line } = await open();
    const [on, allottees] = ['2026-02-02', [line(alice, '10'), line(bob, '20')]];
    const multiAllotmentId = await books.recorded({ kind: 'allotment', on, allottees });
    const given = { multiAllotmentId, on, allottees: [line(bob, '5')] };
    const refused = await books.send('SaveMultiShareDetails', given);
    expect([refused.status, refused.body.code]).toEqual([409, 'allotment-recorded']);
    expect(await books.holdings()).toEqual(['Alice 10', 'Bob 20']);
  });
});

describe('many holders', () => {
  it('are entered at once, in the order in which they are given', async () => {
    const { books, alice } = await open();
    const known = await books.read('AddShareHolderInTransferShare');
    const { personId } = known.find(({ holderId }) => holderId === alice).members[0];
    const holders = [
      { members: [{ kind: 'company', name: 'Zeta Limited' }] },
      {
        members: [
          { kind: 'person', surname: 'Moss' },
          { kind: 'person', personId, surname: 'Alice' },
        ],
        designation: 'A/c 2',
      },
    ];
    const saved = await books.send('SaveMultiShareHolder', { holders });
    expect(saved.body.entity).toMatchObject([
      { name: 'Zeta Limited' },
      { name: 'Moss and Alice (A/c 2)', members: [{ surname: 'Moss' }, { personId }] },
    ]);
    const strange = { kind: 'company', name: 'Nowhere', personId: crypto.randomUUID() };
    const wrong = await books.send('SaveMultiShareHolder', { holders: [holders[0], { members: [strange] }] });
    expect(Object.keys(wrong.body.errors)).toEqual(['holders.1.members.0.personId']);
    expect(await books.read('AddShareHolderInTransferShare')).toHaveLength(4);
  });
});

describe('transfers and holders', () => {
  it('choose from what is held, know the stamp duty, and show in the holder’s history', async () => {
    const { books, classId, alice, bob, line } = await open();
    await books.send('SaveMultiShareDetails', {
      on: '2026-02-02',
      allottees: [line(alice, '10'), line(bob, '20')],
    });
    expect(await books.read('GetShareClassDetailsForTransfer')).toMatchObject([
      { shareClassId: classId, holdings: [{ holderName: 'Alice' }, { holderName: 'Bob' }] },
    ]);
    const members = [
      { kind: 'person', surname: 'Green', forename: 'Alice' },
      { kind: 'company', name: 'Stone Limited' },
    ];
    const joint = await books.addHolder('', { members, designation: 'A/c JMB', address: { town: 'Leeds' } });
    expect((await books.read('AddShareHolderInTransferShare')).map(({ name }) => name)).toEqual([
      'Alice',
      'Alice Green and Stone Limited (A/c JMB)',
      'Bob',
    ]);
    const saved = await books.send('SaveShareTransfer', {
      on: '2026-03-02',
      classId,
      transferorId: bob,
      transferees: [
        { transfereeId: joint, shares: '5', consideration: '1000.01', stamping: 'paid' },
        { transfereeId: alice, shares: '1' },
      ],
    });
    expect(saved.body.entity).toMatchObject([
      { transferorName: 'Bob', shares: '5', stampDuty: '10', nilReason: null },
      { transfereeName: 'Alice', consideration: null, stampDuty: '0', nilReason: 'gift' },
    ]);
    expect(await books.read('GetShareTransferGridDetails')).toEqual(saved.body.entity);
    const [found, ...others] = await books.read('GetShareHolderOverviewDetails', {
      shareholderName: 'jmb',
      address: 'leeds',
    });
    expect(others).toEqual([]);
    expect(found).toMatchObject({
      holdings: [{ shares: '5' }],
      history: [{ kind: 'transfer', change: '5' }],
    });
    const tooMany = await books.send('SaveShareTransfer', {
      on: '2026-03-02',
      classId,
      transferorId: bob,
      transferees: [{ transfereeId: alice, shares: '15' }],
    });
    expect(Object.keys(tooMany.body.errors)).toEqual(['transferees.0.shares']);
    expect(
      (await books.read('GetCapTable'))[0].rows.map((row: Record<string, string>) => [
        row['holderName'],
        row['votesPercent'],
      ]),
    ).toEqual([
      ['Bob', '46.67'],
      ['Alice', '36.67'],
      ['Alice Green and Stone Limited (A/c JMB)', '16.67'],
    ]);
  });

  it('keep what a holder was called before', async () => {
    const { books, alice } = await open();
    const renamed = await books.addHolder('Alicia', { holderId: alice });
    expect(renamed).toBe(alice);
    expect(await books.read('GetMultiShareHolderDetails')).toMatchObject([
      { name: 'Alicia' },
      { name: 'Bob' },
    ]);
  });
});

it('capital for reports is the register’s', async () => {
  const { books, alice, line } = await open();
  await books.send('SaveAllotementShareDetails', { on: '2026-02-02', ...line(alice, '10') });
  const path = `/api/CompanyInformation/CompanyInformationReportShareClass?companyId=${books.companyId}`;
  expect((await books.person.call('GET', path)).body.entity).toMatchObject([
    {
      currencies: [{ totalShares: '10', totalNominal: '1', totalUnpaid: '15' }],
      classes: [{ className: 'Ordinary' }],
    },
  ]);
});

it('classes are read with the terms that they had at the end of a day', async () => {
  const { books, classId, alice, line } = await open();
  await books.send('SaveAllotementShareDetails', { on: '2026-02-02', ...line(alice, '10') });
  await books.recorded({ kind: 'class-name', on: '2026-05-01', classId, name: 'A Ordinary' });
  await books.recorded({ kind: 'subdivision', on: '2026-06-01', classId, into: '10' });
  const then = async (more: string) => {
    const path = `/api/CompanyInformation/CompanyInformationReportShareClass?companyId=${books.companyId}`;
    const [{ classes, asAt, knownAt, lastEntry }] = (await books.person.call('GET', path + more)).body.entity;
    const [{ className, nominalValue, sharesInIssue }] = classes;
    return [className, nominalValue, sharesInIssue, asAt, knownAt, lastEntry];
  };
  expect(await then('')).toEqual(['A Ordinary', '0.01', '100', '2026-11-20', 3, 3]);
  expect(await then('&asAt=2026-05-31')).toEqual(['A Ordinary', '0.1', '10', '2026-05-31', 3, 3]);
  expect(await then('&asAt=2026-04-30')).toEqual(['Ordinary', '0.1', '10', '2026-04-30', 3, 3]);
  expect(await then('&knownAt=1')).toEqual(['Ordinary', '0.1', '10', '2026-11-20', 1, 3]);
});
