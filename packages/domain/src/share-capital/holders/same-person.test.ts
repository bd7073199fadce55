import { describe, expect, it } from 'vitest';
import { companyNumber } from '../../companies/company-number.ts';
import type { HolderMember } from './holder.ts';
import { personId } from '../ledger/ids.ts';
import { type HolderEntered, linkMembers, type MemberEntered } from './same-person.ts';

const person = (surname: string, forename: string): MemberEntered => ({
  name: { kind: 'person', surname, forename },
});
const company = (name: string, number?: string): MemberEntered => ({
  name: { kind: 'whole', name },
  ...(number !== undefined && { registeredNumber: companyNumber(number) }),
});
const known = (id: string, member: MemberEntered): HolderMember => ({ ...member, personId: personId(id) });

const ANN = known('ann', person('Field', 'Ann'));
const LEEDS = { premises: '7', line1: 'Mill Lane', town: 'Leeds', postcode: 'LS1 4AB' };

/** The persons of each account once it is linked: those of the register by id, new ones as "new 1". */
function linked(entered: readonly HolderEntered[], register: Parameters<typeof linkMembers>[1]): string[][] {
  let count = 0;
  const holders = linkMembers(entered, register, () => {
    count += 1;
    return personId(`new ${count}`);
  });
  return holders.map(({ members }) => members.map((member) => member.personId));
}

describe('a holder who is entered by name', () => {
  const register = [{ members: [ANN], address: LEEDS }];

  it('is the person of the register who bears the name, however it is written', () => {
    const again = { members: [person('FIELD', ' ann ')], designation: 'A/C 1234' };
    expect(linked([again], register)).toEqual([['ann']]);
    expect(linked([{ members: [{ ...ANN, personId: undefined }, person('Roe', 'Bob')] }], register)).toEqual([
      ['ann', 'new 1'],
    ]);
  });

  it('is somebody else where they said so, or live elsewhere', () => {
    const other = { ...person('Field', 'Ann'), isAnotherPerson: true };
    expect(linked([{ members: [other] }], register)).toEqual([['new 1']]);
    const there = { ...LEEDS, postcode: 'YO1 7HH' };
    expect(linked([{ members: [person('Field', 'Ann')], address: there }], register)).toEqual([['new 1']]);
    const shorter = { premises: '7', postcode: 'ls14ab' };
    expect(linked([{ members: [person('Field', 'Ann')], address: shorter }], register)).toEqual([['ann']]);
  });

  it('is not asked for the address of the joint holder named first', () => {
    const joint = {
      members: [person('Roe', 'Bob'), person('Field', 'Ann')],
      address: { line1: 'Far Road', town: 'York', country: 'England' },
    };
    expect(linked([joint], register)).toEqual([['new 1', 'ann']]);
  });

  it('is new where several bear the name, unless the address leaves one of them', () => {
    const two = [
      ...register,
      { members: [known('other ann', person('Field', 'Ann'))], address: { town: 'York' } },
    ];
    expect(linked([{ members: [person('Field', 'Ann')] }], two)).toEqual([['new 1']]);
    expect(linked([{ members: [person('Field', 'Ann')], address: LEEDS }], two)).toEqual([['ann']]);
  });

  it('is never a joint holder with themselves', () => {
    const fatherAndSon = { members: [person('Field', 'Ann'), person('Field', 'Ann')] };
    expect(linked([fatherAndSon], register)).toEqual([['ann', 'new 1']]);
  });

  it('is linked with others who are entered at the same time', () => {
    const alone = { members: [person('Nom', 'Dora')] };
    const joint = { members: [person('Nom', 'Dora'), person('Roe', 'Bob')] };
    expect(linked([alone, joint, { ...alone, designation: 'A/C 1234' }], [])).toEqual([
      ['new 1'],
      ['new 1', 'new 2'],
      ['new 1'],
    ]);
  });
});

describe('a company that is entered', () => {
  const register = [{ members: [known('stone', company('Stone Limited', '01234567'))] }];

  it('is the one of its number, whatever it is called', () => {
    expect(linked([{ members: [company('Stone Group Limited', '01234567')] }], register)).toEqual([
      ['stone'],
    ]);
    expect(linked([{ members: [company('stone limited')] }], register)).toEqual([['stone']]);
  });

  it('is another one where its number says so, and never a person of its name', () => {
    expect(linked([{ members: [company('Stone Limited', '07654321')] }], register)).toEqual([['new 1']]);
    expect(linked([{ members: [company('Ann Field')] }], [{ members: [ANN] }])).toEqual([['new 1']]);
  });
});
