import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openShareBooks, ordinaryTerms, type ShareBooks } from '../../../testing/share-books.ts';

const registered = {
  ...ordinaryTerms,
  SharesInIssue: '600',
};
const person = (Surname: string) => [{ Kind: 'person', Surname }];

/** Dan has 100 shares, certificate 7; nobody knows who has the other 500. */
async function open(more: object = {}) {
  const books = await openShareBooks();
  const saved = await books.send('SaveOpeningBalance', {
    Key: randomUUID(),
    On: '2026-01-31',
    Source: 'Annual return',
    Classes: [{ ...registered, ...more }],
    Holdings: [
      {
        Class: 0,
        IsTreasury: false,
        Members: person('Dan'),
        Shares: '100',
        Certificates: [{ Number: '7', IssuedOn: '2025-03-01' }],
      },
      { Class: 0, IsTreasury: false, Members: [], Shares: '500', UnpaidEach: '0' },
    ],
  });
  expect(saved.body).toMatchObject({ Entity: [{}] });
  const { Request, ShareEventId } = saved.body.Entity[0];
  return { books, Request, ShareEventId, ClassId: Request.Holdings[0].ClassId };
}

/** The balance taken back and entered again, the unknown shares divided. */
function divided(
  { Request: { Holdings, ...balance }, ShareEventId }: Omit<Awaited<ReturnType<typeof open>>, 'books'>,
  parts: readonly object[],
) {
  const [known, unknown] = Holdings;
  return [
    { Kind: 'reversal', EventId: ShareEventId, Reason: 'Now it is known who holds the shares' },
    { ...balance, Holdings: [known, ...parts.map((part) => ({ ...unknown, ...part }))] },
  ];
}

const live = async (books: ShareBooks) =>
  (await books.read('ShareCertificateDetails'))
    .filter(({ Status }) => Status === 'live')
    .map(({ CertificateNumber, HolderName, Shares }) => `${CertificateNumber} ${HolderName} ${Shares}`);

describe('shares of nobody known', () => {
  it('are divided among several people, who were members from the first', async () => {
    const { books, ...opened } = await open();
    const [alice, bob] = [randomUUID(), randomUUID()];
    const Events = divided(opened, [
      { HolderId: alice, Shares: '300' },
      { HolderId: bob, Shares: '200' },
    ]);
    const NewHolders = [
      { HolderId: alice, Members: person('Alice') },
      { HolderId: bob, Members: person('Bob') },
    ];
    const plan = await books.send('PlanShareEvent', { Events, NewHolders });
    expect(plan.body.Entity[0].Events[1]).toMatchObject({
      CertificatesCancelled: [],
      CertificatesIssued: [
        { HolderName: 'Alice', Shares: '300' },
        { HolderName: 'Bob', Shares: '200' },
      ],
    });
    expect(await books.holdings()).toEqual(['Dan 100']);
    const { status, body } = await books.send('RecordShareEvent', { Key: randomUUID(), Events, NewHolders });
    expect([status, body.errors]).toEqual([200, undefined]);
    expect(await books.holdings({ AsAt: '2026-01-31' })).toEqual(['Alice 300', 'Bob 200', 'Dan 100']);
    expect((await books.read('GetShareRegister'))[0].NotKnown).toEqual([]);
    expect(await live(books)).toEqual(['7 Dan 100', '8 Alice 300', '9 Bob 200']);
  });

  it('take along what happened to them since, and what is left may be divided later', async () => {
    const { books, ...opened } = await open();
    const { ClassId, Request } = opened;
    const [alice, bob] = [await books.addHolder('Alice'), await books.addHolder('Bob')];
    await books.recorded({ Kind: 'subdivision', On: '2026-03-01', ClassId, Into: '10' });
    const some = await books.send('RecordShareEvent', {
      Key: randomUUID(),
      Events: divided(opened, [{ HolderId: alice, Shares: '300' }, { Shares: '200' }]),
    });
    expect([some.status, some.body.errors]).toEqual([200, undefined]);
    expect(await books.holdings()).toEqual(['Alice 3000', 'Dan 1000']);
    const [{ Recorded }] = await books.read('GetOpeningBalance');
    const rest = divided({ Request, ShareEventId: Recorded.ShareEventId, ClassId }, [
      { HolderId: alice, Shares: '300' },
      { HolderId: bob, Shares: '200' },
    ]);
    const all = await books.send('RecordShareEvent', { Key: randomUUID(), Events: rest });
    expect([all.status, all.body.errors]).toEqual([200, undefined]);
    expect(await books.holdings()).toEqual(['Alice 3000', 'Bob 2000', 'Dan 1000']);
  });

  it('are not divided where a later entry speaks of the account that nobody knew', async () => {
    const { books, ...opened } = await open();
    const other = await books.addClass({ ClassName: 'B Ordinary' });
    const unknown = opened.Request.Holdings[1].HolderId;
    const Holdings = [{ HolderId: unknown, Shares: '500' }];
    const redesignation = {
      Kind: 'redesignation',
      On: '2026-03-01',
      FromClassId: opened.ClassId,
      ToClassId: other,
    };
    const ShareEventId = await books.recorded({ ...redesignation, Holdings });
    const alice = await books.addHolder('Alice');
    const refused = await books.send('RecordShareEvent', {
      Key: randomUUID(),
      Events: divided(opened, [{ HolderId: alice, Shares: '500' }]),
    });
    expect([refused.status, refused.body.facts?.ShareEventId ?? refused.body]).toEqual([409, ShareEventId]);
  });
});
