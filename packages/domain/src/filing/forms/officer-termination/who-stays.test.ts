import { describe, expect, it } from 'vitest';
import { civilDate } from '../../../dates/civil-date.ts';
import { checkForm } from '../kernel/check-form.ts';
import type { OpenFiling, OfficerFacts } from '../kernel/form-facts.ts';
import { director, formFacts } from '../testing/form-facts.fixture.ts';
import { officerTermination } from './rules.ts';

const person = (id: string, role: OfficerFacts['role'] = 'director') =>
  director({ id, role, fullName: id, forename: id, otherForenames: undefined });
const firm = (id: string, role: OfficerFacts['role'] = 'director') =>
  director({ id, role, kind: 'corporate', surname: id, fullName: id });
const filing = (form: OpenFiling['form'], more: Partial<OpenFiling> = {}): OpenFiling => ({
  id: form,
  form,
  state: 'pending',
  effectiveOn: undefined,
  subject: '',
  ...more,
});

interface Board {
  readonly officers: readonly OfficerFacts[];
  readonly openFilings?: readonly OpenFiling[];
  readonly type?: 'ltd' | 'plc' | 'llp';
  readonly form?: 'TM01' | 'TM02';
}

/** What is said where the first of a board ceases on 20 November 2026. */
function ceasing({ officers, openFilings = [], type = 'ltd', form = 'TM01' }: Board) {
  const facts = formFacts({ type, name: 'PLUM', officers, openFilings });
  const answers = { officerId: officers[0]?.id ?? '', ceasedOn: '2026-11-20' };
  const { errors, blockers, warnings } = checkForm(officerTermination, { form, facts, answers });
  expect(errors).toEqual([]);
  return [...blockers, ...warnings].map(({ code }) => code);
}

describe('who stays when a director ceases (sections 154, 155)', () => {
  it.each<[string, Board, readonly string[]]>([
    ['nobody', { officers: [person('ann')] }, ['last-officer']],
    ['another person', { officers: [person('ann'), person('ben')] }, []],
    ['a body alone', { officers: [person('ann'), firm('robots')] }, ['last-natural-person']],
    ['a person, where a body leaves', { officers: [firm('robots'), person('ann')] }, []],
    [
      'a secretary, who is no director',
      { officers: [person('ann'), person('sam', 'secretary')] },
      ['last-officer'],
    ],
    [
      'one whose own notice is under way',
      { officers: [person('ann'), person('ben')], openFilings: [filing('TM01', { subject: 'ben' })] },
      ['last-officer'],
    ],
    [
      'one whose notice is a draft',
      {
        officers: [person('ann'), person('ben')],
        openFilings: [filing('TM01', { subject: 'ben', state: 'draft' })],
      },
      [],
    ],
    [
      'one who comes on the day',
      { officers: [person('ann')], openFilings: [filing('AP01', { effectiveOn: civilDate('2026-11-20') })] },
      [],
    ],
    [
      'one who comes the day after',
      { officers: [person('ann')], openFilings: [filing('AP01', { effectiveOn: civilDate('2026-11-21') })] },
      ['last-officer'],
    ],
    [
      'one whose appointment is a draft',
      { officers: [person('ann')], openFilings: [filing('AP01', { state: 'draft' })] },
      ['last-officer'],
    ],
    [
      'a body that comes',
      { officers: [person('ann')], openFilings: [filing('AP02')] },
      ['last-natural-person'],
    ],
    ['a secretary who comes', { officers: [person('ann')], openFilings: [filing('AP03')] }, ['last-officer']],
  ])('%s: %#', (_who, board, codes) => {
    expect(ceasing(board)).toEqual(codes);
  });
});

describe('how many stay of those who have to be two', () => {
  const [ann, ben, cara] = [person('ann'), person('ben'), person('cara')];
  const members = (count: number) => ['m1', 'm2', 'm3'].slice(0, count).map((id) => person(id, 'member'));
  const secretaries = ['sam', 'tom'].map((id) => person(id, 'secretary'));

  it.each<[string, Board, readonly string[]]>([
    ['two directors of a public company', { type: 'plc', officers: [ann, ben, cara] }, []],
    ['one director of a public company', { type: 'plc', officers: [ann, ben] }, ['two-needed']],
    ['one director of a private company', { officers: [ann, ben] }, []],
    ['two members', { type: 'llp', officers: members(3) }, []],
    ['one member', { type: 'llp', officers: members(2) }, ['two-needed']],
    ['no member', { type: 'llp', officers: members(1) }, ['last-officer', 'two-needed']],
    // A partnership may be of bodies alone.
    [
      'a member that is a body',
      { type: 'llp', officers: [...members(1), firm('f', 'member'), firm('g', 'member')] },
      [],
    ],
    ['a secretary of a public company', { type: 'plc', form: 'TM02', officers: secretaries }, []],
    [
      'no secretary of a public company',
      { type: 'plc', form: 'TM02', officers: secretaries.slice(1) },
      ['secretary-needed'],
    ],
    ['no secretary of a private company', { form: 'TM02', officers: secretaries.slice(1) }, []],
  ])('%s: %#', (_who, board, codes) => {
    expect(ceasing(board)).toEqual(codes);
  });
});
