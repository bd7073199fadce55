import { civilDate } from '@statbook/domain/dates';
import { amount, shareCount } from '@statbook/domain/money';
import type { ShareClass, ShareholderName } from '@statbook/domain/share-capital';
import type { RegisterEntry } from '@statbook/domain/share-capital/projections';
import { countTags, fontsIn, readDocument } from '@statbook/testkit/read-document';
import { describe, expect, it } from 'vitest';
import { drawRegisterOfMembers, type RegisterOfMembersInput } from './register-of-members.ts';

const ordinary: ShareClass = {
  // An id is a brand of text, made by the books; here it only has to be one.
  id: 'ordinary' as ShareClass['id'],
  terms: {
    name: 'Ordinary',
    currency: 'GBP',
    nominalEach: amount('1'),
    particulars: 'One vote a share.',
    votesPerShare: 1n,
    isRedeemable: false,
    isNumbered: true,
  },
  highestNumber: 0n,
};

const person = (forename: string, surname: string): ShareholderName => ({
  kind: 'person',
  forename,
  surname,
});

function member(id: string, name: ShareholderName, more: Partial<RegisterEntry> = {}): RegisterEntry {
  const holderId = id as RegisterEntry['holderId'];
  return {
    holderId,
    enteredOn: civilDate('2020-01-05'),
    ceasedOn: undefined,
    heldBefore: new Map(),
    holder: {
      id: holderId,
      members: [{ personId: id as never, name }],
      address: { premises: '1', line1: 'Quay Street', town: 'Whitby', postcode: 'YO22 4DE' },
    },
    holdings: [
      {
        account: { kind: 'holder', holderId },
        shareClass: ordinary,
        shares: shareCount('1250'),
        numbers: [{ first: 1n, last: 1250n }],
        paid: amount('625.5'),
        unpaid: undefined,
      },
    ],
    ...more,
  };
}

const register = (
  entries: readonly RegisterEntry[],
  unidentified: RegisterOfMembersInput['unidentified'] = [],
): RegisterOfMembersInput => ({
  company: { name: 'Harbour Bakery Limited', number: '09990001' },
  asAt: civilDate('2026-11-20'),
  entries,
  unidentified,
  own: [],
  classes: [ordinary],
  capital: {
    currencies: [
      {
        currency: 'GBP',
        classes: [
          {
            className: 'Ordinary',
            particulars: 'One vote a share.',
            numberOfShares: '1250',
            aggregateNominal: '1250',
            nominalEach: '1',
          },
        ],
        totalShares: '1250',
        totalNominal: '1250',
        totalUnpaid: '',
      },
    ],
  },
  madeOn: civilDate('2026-11-22'),
});

describe('the register of members as PDF', () => {
  it('says who holds what, since when, and what is paid on it', async () => {
    const former = member('former', person('Bob', 'Stone'), {
      ceasedOn: civilDate('2024-03-01'),
      heldBefore: new Map([[ordinary.id, shareCount('40')]]),
      holdings: [],
    });
    const bytes = await drawRegisterOfMembers(register([member('alice', person('Alice', 'Green')), former]));
    const { pages, title, language, isTagged } = await readDocument(bytes);
    expect({ title, language, isTagged }).toEqual({
      title: 'Register of members: Harbour Bakery Limited',
      language: 'en-GB',
      isTagged: true,
    });
    for (const said of [
      'Company number 09990001',
      'As at the end of 20 November 2026',
      'Alice Green',
      '1 Quay Street, Whitby, YO22',
      '5 Jan 2020',
      '1,250',
      '1-1250',
      '£625.50',
      'Not known',
      'Former members',
      'Bob Stone',
      '1 Mar 2024',
      '40 Ordinary',
      'Statement of capital in GBP',
      'Page 1 of 1',
    ])
      expect(pages[0]).toContain(said);
  });

  it('enters what the company holds itself, treasury shares and forfeited ones apart', async () => {
    const [holding] = member('alice', person('Alice', 'Green')).holdings;
    if (!holding) throw new Error('A member has a holding.');
    const own = [false, true].map((isForfeited) => ({ ...holding, isForfeited }));
    const { pages } = await readDocument(
      await drawRegisterOfMembers({ ...register([member('bob', person('Bob', 'Stone'))]), own }),
    );
    for (const said of [
      'Held by the company itself, without votes',
      'The company (treasury shares)',
      'The company (forfeited or surrendered shares)',
    ])
      expect(pages[0]).toContain(said);
  });

  it('gives the same bytes for the same register', async () => {
    const input = register([member('alice', person('Alice', 'Green'))]);
    const [first, second] = [await drawRegisterOfMembers(input), await drawRegisterOfMembers(input)];
    expect(Buffer.compare(first, second)).toBe(0);
  });

  it('tags its tables, each head and row once, however many pages it fills', async () => {
    const entries = Array.from({ length: 80 }, (_, index) =>
      member(`m${index}`, person('Member', `No${index}`)),
    );
    const { pages, tags } = await readDocument(await drawRegisterOfMembers(register(entries)));
    expect(pages.length).toBeGreaterThan(3);
    expect(pages.every((text, index) => text.includes(`Page ${index + 1} of ${pages.length}`))).toBe(true);
    expect(pages[1]).toContain('Address');
    const count = (kind: string) => tags.reduce((sum, tree) => sum + countTags(tree, kind), 0);
    // Heads of eight and of five columns, and a head for each row: 80 members, a class, and two totals.
    expect(count('TH')).toBe(8 + 5 + 80 + 3);
    expect(entries.every((_, index) => pages.some((text) => text.includes(`Member No${index} `)))).toBe(true);
  });

  it('embeds the letters of every name, Latin or not', async () => {
    const names = ['Zoë Ångström', 'Łukasz Żółty', 'Θεόδωρος Παππάς', 'Дмитрий Шостакович', 'Nguyễn Văn Đức'];
    const entries = names.map((name, index) => member(`m${index}`, { kind: 'whole', name }));
    const bytes = await drawRegisterOfMembers(register(entries));
    const { pages } = await readDocument(bytes);
    const text = pages.join(' ').replaceAll(/\s+/g, '');
    for (const name of names) expect(text).toContain(name.replaceAll(' ', ''));
    expect(text).not.toContain('emptybox');
    expect(fontsIn(bytes).length).toBeGreaterThan(4);
  });

  it('shows that a character is missing, and which, rather than leaving it out', async () => {
    const bytes = await drawRegisterOfMembers(register([member('wang', { kind: 'whole', name: '王小明' })]));
    const { pages } = await readDocument(bytes);
    expect(pages[0]).toContain('An empty box stands for a character');
    expect(pages[0]).toContain('U+738B, U+5C0F, U+660E');
  });

  it('continues a row overleaf that no page can hold', async () => {
    const scattered = Array.from({ length: 900 }, (_, index) => {
      const number = BigInt(2 * index + 1_000_001);
      return { first: number, last: number };
    });
    const [plain] = member('alice', person('Alice', 'Green')).holdings;
    if (!plain) throw new Error('A member has a holding.');
    const holdings = [{ ...plain, numbers: scattered }];
    const entries = [
      member('alice', person('Alice', 'Green'), { holdings }),
      member('bob', person('Bob', 'Stone')),
    ];
    const { pages } = await readDocument(await drawRegisterOfMembers(register(entries)));
    const text = pages.join(' ');
    expect(text).toContain('1000001');
    expect(text).toContain('1001799');
    expect(text).toContain('Bob Stone');
  });

  it('keeps shares of unidentified holders apart from the members', async () => {
    const alice = member('alice', person('Alice', 'Green'));
    const { pages } = await readDocument(
      await drawRegisterOfMembers(register([alice], member('somebody', person('', '')).holdings)),
    );
    const [members, unidentified] = (pages[0] ?? '').split('Shares of unidentified holders');
    expect(members).toContain('Alice Green');
    expect(unidentified).toContain('1,250');
    expect(unidentified).not.toContain('Alice Green');
  });

  it('says so where the day on which a member was entered is not known', async () => {
    const alice = member('alice', person('Alice', 'Green'), { enteredOn: undefined });
    const { pages } = await readDocument(await drawRegisterOfMembers(register([alice])));
    expect(pages[0]).toContain('Not known');
    expect(pages[0]).not.toContain('5 Jan 2020');
  });

  it('lists the particulars that are missing, and nothing where none is', async () => {
    const [complete] = [member('alice', person('Alice', 'Green'))];
    const { holder } = complete;
    const bare = member('bob', person('Bob', 'Stone'), {
      enteredOn: undefined,
      holder: holder && {
        ...holder,
        members: [{ personId: 'bob' as never, name: person('Bob', 'Stone') }],
        address: {},
      },
    });
    const [whole] = (await readDocument(await drawRegisterOfMembers(register([complete])))).pages;
    expect(whole).not.toContain('Particulars missing');
    const { pages } = await readDocument(await drawRegisterOfMembers(register([complete, bare])));
    const [, missing] = (pages[0] ?? '').split('Particulars missing');
    expect(missing).toContain('Bob Stone');
    expect(missing).toContain('address, date of entry');
    expect(missing).not.toContain('Alice Green');
  });

  it('says so when there are no members', async () => {
    const input = { ...register([]), capital: { currencies: [] } };
    const { pages } = await readDocument(await drawRegisterOfMembers(input));
    expect(pages[0]).toContain('There were no members on this day.');
  });
});
