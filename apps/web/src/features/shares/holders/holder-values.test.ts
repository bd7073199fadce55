import { describe, expect, it } from 'vitest';
import {
  emptyMember,
  findSameHolder,
  holderSchema,
  type HolderValues,
  newHolder,
  toHolderBody,
  toHolderValues,
} from './holder-values.ts';
import { namesakesOf } from './same-name.ts';
import { addressLine, anotherPerson, peopleOf, type ShareHolder } from './share-holder.ts';

const companyId = '0d5c1f4e-6f1b-4c5e-9f0a-3b1d2c4e5f60';
const noAddress = { premises: '7', line1: 'Mill Lane', town: 'Leeds' };
const alice = { kind: 'person', personId: 'alice', surname: 'Green', forename: 'Alice' } as const;
const stone = {
  kind: 'company',
  personId: 'stone',
  name: 'Stone Limited',
  companyNumber: '01234567',
} as const;

const holders: readonly ShareHolder[] = [
  {
    holderId: '1',
    name: 'Alice Green',
    members: [alice],
    designation: null,
    address: noAddress,
    holdings: [],
  },
  {
    holderId: '2',
    name: 'Alice Green and Stone Limited (A/c JMB)',
    members: [alice, stone],
    designation: 'A/c JMB',
    address: null,
    holdings: [],
  },
];

const person = (forename: string, surname: string) => ({ ...emptyMember, forename, surname });
const wrong = (values: Partial<HolderValues>) =>
  holderSchema
    .safeParse({ ...newHolder, ...values })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('a new shareholder', () => {
  it.each([
    ['Priya Shah', { forename: 'Priya', surname: 'Shah' }],
    [' Ann  May Ash ', { forename: 'Ann May', surname: 'Ash' }],
    ['Shah', { forename: '', surname: 'Shah' }],
    ['Stone Holdings Ltd', { kind: 'company', name: 'Stone Holdings Ltd' }],
    ['9 Canal Street', {}],
    ['', {}],
  ])('who was looked for as “%s” begins with that name', (called, member) => {
    expect(toHolderValues(undefined, called)).toEqual({
      ...newHolder,
      members: [{ ...emptyMember, ...member }],
    });
  });

  it('is named as a person, a company or somebody of the register', () => {
    expect(wrong({})).toEqual([['members.0.surname', 'Enter the surname']]);
    expect(wrong({ members: [{ ...emptyMember, kind: 'company' }] })).toEqual([
      ['members.0.name', 'Enter the name of the company or firm'],
    ]);
    expect(wrong({ members: [person('', 'Moss'), { ...emptyMember, kind: 'known' }] })).toEqual([
      ['members.1.personId', 'Choose somebody of this register'],
    ]);
  });

  it('that is a company has the number of a company, or none', () => {
    const plum = (companyNumber: string) => [
      { ...emptyMember, kind: 'company' as const, name: 'Plum Ltd', companyNumber },
    ];
    expect(wrong({ members: plum('1234567') })).toBeUndefined();
    expect(wrong({ members: plum('HRB 12') })).toEqual([
      ['members.0.companyNumber', expect.stringContaining('eight characters')],
    ]);
    expect(toHolderBody({ companyId }, { ...newHolder, members: plum('') }, holders).members).toEqual([
      { kind: 'company', name: 'Plum Ltd' },
    ]);
  });

  it('is sent without what was left empty', () => {
    const values = { ...newHolder, members: [person('', 'Moss')] };
    expect(toHolderBody({ companyId }, values, holders)).toEqual({
      companyId,
      members: [{ kind: 'person', surname: 'Moss' }],
    });
  });

  it('keeps the order of joint holders, and who of them is known already', () => {
    const members = [person('Bob', 'Moss'), { ...emptyMember, kind: 'known' as const, personId: 'stone' }];
    const address = { ...newHolder.address, town: 'York' };
    expect(
      toHolderBody({ companyId }, { ...newHolder, members, designation: 'A/c 2', address }, holders),
    ).toEqual({
      companyId,
      members: [
        { kind: 'person', surname: 'Moss', forename: 'Bob' },
        { kind: 'company', personId: 'stone', name: 'Stone Limited', companyNumber: '01234567' },
      ],
      designation: 'A/c 2',
      address: { town: 'York' },
    });
  });

  it('is found again by names, designation and address, however they are written', () => {
    const address = { ...newHolder.address, premises: '7', line1: 'mill  lane', town: 'LEEDS' };
    const again = { ...newHolder, members: [person('alice', 'GREEN')], address };
    expect(findSameHolder(again, holders)?.holderId).toBe('1');
    expect(findSameHolder({ ...again, designation: 'A/c 2' }, holders)).toBeUndefined();
    expect(findSameHolder({ ...again, address: newHolder.address }, holders)).toBeUndefined();
  });
});

describe('those who stand in a register', () => {
  it('are each named once, with their address', () => {
    expect(peopleOf(holders)).toEqual([
      { value: 'alice', label: 'Alice Green', detail: '7 Mill Lane, Leeds' },
      { value: 'stone', label: 'Stone Limited', detail: '' },
    ]);
    expect(addressLine(null)).toBe('');
  });
});

describe('a change of a shareholder', () => {
  const alone = holders[0] ?? { holderId: '1', name: '', members: [], designation: null, address: null };
  const place = { companyId, holderId: '1' };
  const changed = (more: Partial<HolderValues>): HolderValues => ({ ...toHolderValues(alone), ...more });

  it('begins with what stands, and makes nobody else of them', () => {
    const [member = emptyMember] = toHolderValues(alone).members;
    const values = changed({ members: [{ ...member, surname: 'Stone' }], effectiveOn: '2026-02-03' });
    expect(toHolderBody(place, values, holders)).toEqual({
      companyId,
      holderId: '1',
      effectiveOn: '2026-02-03',
      members: [{ kind: 'person', personId: 'alice', forename: 'Alice', surname: 'Stone' }],
      address: noAddress,
    });
  });

  it('keeps every line of an address', () => {
    const address = {
      ...noAddress,
      careOf: 'Stone & Co',
      poBox: '12',
      line2: 'Mill Yard',
      county: 'Yorkshire',
    };
    const values = holderSchema.parse({
      ...toHolderValues({ ...alone, address }),
      effectiveOn: '2026-02-03',
    });
    expect(toHolderBody(place, values, holders).address).toEqual(address);
  });

  it('has a day, unless it corrects what was entered wrongly', () => {
    const faultsOf = (more: Partial<HolderValues>) =>
      holderSchema.safeParse(changed(more)).error?.issues.map(({ path }) => path.join('.'));
    expect(faultsOf({})).toEqual(['effectiveOn']);
    expect(faultsOf({ how: 'wrong' })).toBeUndefined();
    expect(toHolderBody(place, changed({ how: 'wrong' }), holders)).not.toHaveProperty('effectiveOn');
  });
});

describe('somebody who bears a name of the register', () => {
  const again = person('alice', 'GREEN');

  it('is the same person unless number or address says otherwise', () => {
    const namesakes = namesakesOf(again, newHolder.address, holders);
    expect(namesakes).toEqual({
      persons: [{ personId: 'alice', address: '7 Mill Lane, Leeds' }],
      meant: 'alice',
    });
    const elsewhere = { ...newHolder.address, town: 'York' };
    expect(namesakesOf(again, elsewhere, holders)?.meant).toBe(anotherPerson);
    expect(namesakesOf(again, undefined, holders)?.meant).toBe('alice');
    expect(namesakesOf(person('Bob', 'Moss'), undefined, holders)).toBeUndefined();
    const plum = { ...emptyMember, kind: 'company' as const, name: 'stone limited' };
    expect(namesakesOf({ ...plum, companyNumber: '07654321' }, undefined, holders)?.meant).toBe(
      anotherPerson,
    );
    expect(namesakesOf(plum, undefined, holders)?.meant).toBe('stone');
  });

  it('is sent as who was chosen', () => {
    const body = (who: string) =>
      toHolderBody({ companyId }, { ...newHolder, members: [{ ...again, who }] }, holders).members;
    expect(body('alice')).toEqual([
      { kind: 'person', personId: 'alice', surname: 'GREEN', forename: 'alice' },
    ]);
    expect(body(anotherPerson)).toEqual([
      { kind: 'person', isAnotherPerson: true, surname: 'GREEN', forename: 'alice' },
    ]);
  });
});
