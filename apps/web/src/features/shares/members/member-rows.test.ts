import { describe, expect, it } from 'vitest';
import { registerFixture } from './register.fixture.ts';
import { classDifferences, isIncluded, type MemberFilter, memberText, toMemberRows } from './member-rows.ts';

const register = registerFixture();
const rows = toMemberRows(register);
const lines = (found: typeof rows) =>
  found.map(({ name, className, shares }) => `${name} ${className} ${shares}`);

describe('the lines of a register of members', () => {
  it('are holdings by class, the company’s own shares, then former members with what they held', () => {
    expect(lines(rows)).toEqual([
      'Alice Green Ordinary 60',
      'Alice Green Preference 9007199254740993',
      'The company (treasury shares) Ordinary 25',
      'The company (forfeited or surrendered shares) Ordinary 15',
      'Bob Stone Ordinary 0',
    ]);
    expect(rows.map(({ percent }) => percent)).toEqual(['60.00', '100.00', '25.00', '15.00', undefined]);
    expect(rows[0]?.address).toBe('4 Quay Street, Whitby, YO22 4PT');
    expect(rows[4]).toMatchObject({ heldBefore: '40', ceasedOn: '2026-04-01' });
  });

  it('have shares whose holders nobody knows yet, of no member, after the members', () => {
    const [alice] = register.members;
    const account = { holderId: 'nobody', holderName: 'Unidentified holders' };
    const holdings = (alice?.holdings ?? []).slice(0, 1).map((each) => ({ ...each, holderId: 'nobody' }));
    const found = toMemberRows(registerFixture({ notKnown: [{ ...account, holdings }] }));
    expect(found.map(({ name, isNotKnown }) => [name, isNotKnown]).slice(1, 4)).toEqual([
      ['Alice Green', false],
      ['Unidentified holders', true],
      ['The company (treasury shares)', false],
    ]);
    expect(found[2]).toMatchObject({ shares: '60', percent: '60.00', enteredOn: undefined });
  });

  it('are found by name, address and class, former members when they are asked for', () => {
    const filter = { text: '', classId: undefined, withFormer: false };
    const filterMembers = (all: typeof rows, { text, ...rest }: MemberFilter & { text: string }) =>
      all.filter((row) => isIncluded(row, rest) && memberText(row).includes(text.trim()));
    expect(lines(filterMembers(rows, { ...filter, text: ' whitby ' }))).toHaveLength(2);
    expect(lines(filterMembers(rows, { ...filter, classId: 'ordinary' }))).toHaveLength(3);
    expect(lines(filterMembers(rows, { text: 'stone', classId: undefined, withFormer: true }))).toEqual([
      'Bob Stone Ordinary 0',
    ]);
    expect(filterMembers(rows, { ...filter, text: 'stone' })).toEqual([]);
  });

  it('add up to the classes, counts beyond a floating number too', () => {
    expect(classDifferences(rows, register.classes)).toEqual([]);
    const [ordinary, preference] = register.classes;
    if (ordinary === undefined || preference === undefined) throw new Error('The fixture has two classes.');
    const more = { ...preference, sharesInIssue: '9007199254740992' };
    expect(classDifferences(rows, [ordinary, more])).toEqual([
      { className: 'Preference', inIssue: '9007199254740992', held: 9_007_199_254_740_993n },
    ]);
  });
});
