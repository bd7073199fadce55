import { describe, expect, it } from 'vitest';
import {
  emptyMember,
  findSameHolder,
  holderSchema,
  type HolderValues,
  newHolder,
  toChangeBody,
  toChangeValues,
  toHolderBody,
} from './holder-values.ts';
import { anotherPerson, namesakesOf } from './same-name.ts';
import { addressLine, peopleOf, type ShareHolder } from './share-holder.ts';

const companyId = '0d5c1f4e-6f1b-4c5e-9f0a-3b1d2c4e5f60';
const noAddress = { Premises: '7', Line1: 'Mill Lane', Town: 'Leeds' };
const alice = { Kind: 'person', PersonId: 'alice', Surname: 'Green', Forename: 'Alice' } as const;
const stone = {
  Kind: 'company',
  PersonId: 'stone',
  Name: 'Stone Limited',
  CompanyNumber: '01234567',
} as const;

const holders: readonly ShareHolder[] = [
  {
    HolderId: '1',
    Name: 'Alice Green',
    Members: [alice],
    Designation: null,
    Address: noAddress,
    Holdings: [],
  },
  {
    HolderId: '2',
    Name: 'Alice Green and Stone Limited (A/c JMB)',
    Members: [alice, stone],
    Designation: 'A/c JMB',
    Address: null,
    Holdings: [],
  },
];

const person = (Forename: string, Surname: string) => ({ ...emptyMember, Forename, Surname });
const wrong = (values: Partial<HolderValues>) =>
  holderSchema
    .safeParse({ ...newHolder, ...values })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('a new shareholder', () => {
  it('is named as a person, a company or somebody of the register', () => {
    expect(wrong({})).toEqual([['Members.0.Surname', 'Enter the surname']]);
    expect(wrong({ Members: [{ ...emptyMember, Kind: 'company' }] })).toEqual([
      ['Members.0.Name', 'Enter the name of the company or firm'],
    ]);
    expect(wrong({ Members: [person('', 'Moss'), { ...emptyMember, Kind: 'known' }] })).toEqual([
      ['Members.1.PersonId', 'Choose somebody of this register'],
    ]);
  });

  it('that is a company has the number of a company, or none', () => {
    const plum = (CompanyNumber: string) => [
      { ...emptyMember, Kind: 'company' as const, Name: 'Plum Ltd', CompanyNumber },
    ];
    expect(wrong({ Members: plum('1234567') })).toBeUndefined();
    expect(wrong({ Members: plum('HRB 12') })).toEqual([
      ['Members.0.CompanyNumber', expect.stringContaining('eight characters')],
    ]);
    expect(toHolderBody(companyId, { ...newHolder, Members: plum('') }, holders).Members).toEqual([
      { Kind: 'company', Name: 'Plum Ltd' },
    ]);
  });

  it('is sent without what was left empty', () => {
    const values = { ...newHolder, Members: [person('', 'Moss')] };
    expect(toHolderBody(companyId, values, holders)).toEqual({
      CompanyId: companyId,
      Members: [{ Kind: 'person', Surname: 'Moss' }],
    });
  });

  it('keeps the order of joint holders, and who of them is known already', () => {
    const Members = [person('Bob', 'Moss'), { ...emptyMember, Kind: 'known' as const, PersonId: 'stone' }];
    const Address = { ...newHolder.Address, Town: 'York' };
    expect(
      toHolderBody(companyId, { ...newHolder, Members, Designation: 'A/c 2', Address }, holders),
    ).toEqual({
      CompanyId: companyId,
      Members: [
        { Kind: 'person', Surname: 'Moss', Forename: 'Bob' },
        { Kind: 'company', PersonId: 'stone', Name: 'Stone Limited', CompanyNumber: '01234567' },
      ],
      Designation: 'A/c 2',
      Address: { Town: 'York' },
    });
  });

  it('is found again by names, designation and address, however they are written', () => {
    const Address = { ...newHolder.Address, Premises: '7', Line1: 'mill  lane', Town: 'LEEDS' };
    const again = { ...newHolder, Members: [person('alice', 'GREEN')], Address };
    expect(findSameHolder(again, holders)?.HolderId).toBe('1');
    expect(findSameHolder({ ...again, Designation: 'A/c 2' }, holders)).toBeUndefined();
    expect(findSameHolder({ ...again, Address: newHolder.Address }, holders)).toBeUndefined();
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
  const alone = holders[0] ?? { HolderId: '1', Name: '', Members: [], Designation: null, Address: null };
  const place = { companyId, holderId: '1' };
  const changed = (more: Partial<HolderValues>): HolderValues => ({ ...toChangeValues(alone), ...more });

  it('begins with what stands, and makes nobody else of them', () => {
    const [member = emptyMember] = toChangeValues(alone).Members;
    const values = changed({ Members: [{ ...member, Surname: 'Stone' }], EffectiveOn: '2026-02-03' });
    expect(toChangeBody(place, values, holders)).toEqual({
      CompanyId: companyId,
      HolderId: '1',
      EffectiveOn: '2026-02-03',
      Members: [{ Kind: 'person', PersonId: 'alice', Forename: 'Alice', Surname: 'Stone' }],
      Address: noAddress,
    });
  });

  it('has a day, unless it puts right what was entered wrongly', () => {
    const faultsOf = (more: Partial<HolderValues>) =>
      holderSchema.safeParse(changed(more)).error?.issues.map(({ path }) => path.join('.'));
    expect(faultsOf({})).toEqual(['EffectiveOn']);
    expect(faultsOf({ How: 'wrong' })).toBeUndefined();
    expect(toChangeBody(place, changed({ How: 'wrong' }), holders)).not.toHaveProperty('EffectiveOn');
  });
});

describe('somebody who bears a name of the register', () => {
  const again = person('alice', 'GREEN');

  it('is the same person unless number or address says otherwise', () => {
    const namesakes = namesakesOf(again, newHolder.Address, holders);
    expect(namesakes).toEqual({
      persons: [{ personId: 'alice', address: '7 Mill Lane, Leeds' }],
      meant: 'alice',
    });
    const elsewhere = { ...newHolder.Address, Town: 'York' };
    expect(namesakesOf(again, elsewhere, holders)?.meant).toBe(anotherPerson);
    expect(namesakesOf(again, undefined, holders)?.meant).toBe('alice');
    expect(namesakesOf(person('Bob', 'Moss'), undefined, holders)).toBeUndefined();
    const plum = { ...emptyMember, Kind: 'company' as const, Name: 'stone limited' };
    expect(namesakesOf({ ...plum, CompanyNumber: '07654321' }, undefined, holders)?.meant).toBe(
      anotherPerson,
    );
    expect(namesakesOf(plum, undefined, holders)?.meant).toBe('stone');
  });

  it('is sent as who was chosen', () => {
    const body = (Who: string) =>
      toHolderBody(companyId, { ...newHolder, Members: [{ ...again, Who }] }, holders).Members;
    expect(body('alice')).toEqual([
      { Kind: 'person', PersonId: 'alice', Surname: 'GREEN', Forename: 'alice' },
    ]);
    expect(body(anotherPerson)).toEqual([
      { Kind: 'person', IsAnotherPerson: true, Surname: 'GREEN', Forename: 'alice' },
    ]);
  });
});
