import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openShareBooks, ordinaryTerms, type ShareBooks } from '../../../testing/share-books.ts';

const registered = {
  ...ordinaryTerms,
  sharesInIssue: '600',
};
const person = (surname: string) => [{ kind: 'person', surname }];

/** Dan has 100 shares, certificate 7; nobody knows who has the other 500. */
async function open(more: object = {}) {
  const books = await openShareBooks();
  const saved = await books.send('SaveOpeningBalance', {
    key: randomUUID(),
    on: '2026-01-31',
    source: 'Annual return',
    issuesCertificates: true,
    classes: [{ ...registered, ...more }],
    holdings: [
      {
        class: 0,
        isTreasury: false,
        members: person('Dan'),
        shares: '100',
        certificates: [{ number: '7', issuedOn: '2025-03-01' }],
      },
      { class: 0, isTreasury: false, members: [], shares: '500', unpaidEach: '0' },
    ],
  });
  expect(saved.body).toMatchObject({ entity: [{}] });
  const { request, shareEventId } = saved.body.entity[0];
  return { books, request, shareEventId, classId: request.holdings[0].classId };
}

/** The balance taken back and entered again, the unknown shares divided. */
function divided(
  { request: { holdings, ...balance }, shareEventId }: Omit<Awaited<ReturnType<typeof open>>, 'books'>,
  parts: readonly object[],
) {
  const [known, unknown] = holdings;
  return [
    { kind: 'reversal', eventId: shareEventId, reason: 'Now it is known who holds the shares' },
    { ...balance, holdings: [known, ...parts.map((part) => ({ ...unknown, ...part }))] },
  ];
}

const live = async (books: ShareBooks) =>
  (await books.read('ShareCertificateDetails'))
    .filter(({ status }) => status === 'live')
    .map(({ certificateNumber, holderName, shares }) => `${certificateNumber} ${holderName} ${shares}`);

describe('shares of nobody known', () => {
  it('are divided among several people, who were members from the first', async () => {
    const { books, ...opened } = await open();
    const [alice, bob] = [randomUUID(), randomUUID()];
    const events = divided(opened, [
      { holderId: alice, shares: '300' },
      { holderId: bob, shares: '200' },
    ]);
    const newHolders = [
      { holderId: alice, members: person('Alice') },
      { holderId: bob, members: person('Bob') },
    ];
    const plan = await books.send('PlanShareEvent', { events, newHolders });
    expect(plan.body.entity[0].events[1]).toMatchObject({
      certificatesCancelled: [],
      certificatesIssued: [
        { holderName: 'Alice', shares: '300' },
        { holderName: 'Bob', shares: '200' },
      ],
    });
    expect(await books.holdings()).toEqual(['Dan 100']);
    const { status, body } = await books.send('RecordShareEvent', { key: randomUUID(), events, newHolders });
    expect([status, body.errors]).toEqual([200, undefined]);
    expect(await books.holdings({ asAt: '2026-01-31' })).toEqual(['Alice 300', 'Bob 200', 'Dan 100']);
    expect((await books.read('GetShareRegister'))[0].notKnown).toEqual([]);
    expect(await live(books)).toEqual(['7 Dan 100', '8 Alice 300', '9 Bob 200']);
  });

  it('take along what happened to them since, and what is left may be divided later', async () => {
    const { books, ...opened } = await open();
    const { classId, request } = opened;
    const [alice, bob] = [await books.addHolder('Alice'), await books.addHolder('Bob')];
    await books.recorded({ kind: 'subdivision', on: '2026-03-01', classId, into: '10' });
    const some = await books.send('RecordShareEvent', {
      key: randomUUID(),
      events: divided(opened, [{ holderId: alice, shares: '300' }, { shares: '200' }]),
    });
    expect([some.status, some.body.errors]).toEqual([200, undefined]);
    expect(await books.holdings()).toEqual(['Alice 3000', 'Dan 1000']);
    const [{ recorded }] = await books.read('GetOpeningBalance');
    const rest = divided({ request, shareEventId: recorded.shareEventId, classId }, [
      { holderId: alice, shares: '300' },
      { holderId: bob, shares: '200' },
    ]);
    const all = await books.send('RecordShareEvent', { key: randomUUID(), events: rest });
    expect([all.status, all.body.errors]).toEqual([200, undefined]);
    expect(await books.holdings()).toEqual(['Alice 3000', 'Bob 2000', 'Dan 1000']);
  });

  it('are not divided where a later entry speaks of the account that nobody knew', async () => {
    const { books, ...opened } = await open();
    const other = await books.addClass({ className: 'B Ordinary' });
    const unknown = opened.request.holdings[1].holderId;
    const holdings = [{ holderId: unknown, shares: '500' }];
    const redesignation = {
      kind: 'redesignation',
      on: '2026-03-01',
      fromClassId: opened.classId,
      toClassId: other,
    };
    const shareEventId = await books.recorded({ ...redesignation, holdings });
    const alice = await books.addHolder('Alice');
    const refused = await books.send('RecordShareEvent', {
      key: randomUUID(),
      events: divided(opened, [{ holderId: alice, shares: '500' }]),
    });
    expect([refused.status, refused.body.facts?.shareEventId ?? refused.body]).toEqual([409, shareEventId]);
  });
});
