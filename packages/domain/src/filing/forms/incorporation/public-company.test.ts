import { describe, expect, it } from 'vitest';
import { checkForm } from '../kernel/check-form.ts';
import type { Answers } from '../kernel/form-fields.ts';
import { factsToBeFormed } from '../testing/form-facts.fixture.ts';
import { founder, ONE_DIRECTOR } from '../testing/incorporation.fixture.ts';
import { incorporation } from './rules.ts';

/** Plum plc of two directors, one of whom takes every share, and a secretary. */
const PUBLIC: Answers = {
  ...ONE_DIRECTOR,
  companyType: 'PLC',
  companyName: 'Plum plc',
  'people.0.shares.0.numberOfShares': '50000',
  ...founder('people.1', {
    'name.forename': 'Ben',
    'name.surname': 'Pear',
    personalCode: 'PER12345678',
    roles: 'director,secretary',
    'consent.director': 'yes',
    'consent.secretary': 'yes',
  }),
};
const check = (more: Answers = {}) =>
  checkForm(incorporation, { form: 'IN01', facts: factsToBeFormed(), answers: { ...PUBLIC, ...more } });
const codesOf = (more: Answers) => check(more).warnings.map(({ code }) => code);

describe('the application of a public company', () => {
  it('is ready with two directors, a secretary and the authorised minimum', () => {
    expect(check()).toMatchObject({ isReady: true, errors: [], blockers: [], warnings: [] });
  });

  it.each<[string, Answers, string | undefined]>([
    ['one director alone', { 'people.1.roles': 'secretary' }, 'two directors'],
    ['no secretary', { 'people.1.roles': 'director' }, 'Name a secretary'],
    [
      'two bodies as directors',
      { 'people.0.roles': 'subscriber,psc', 'people.1.kind': 'body', 'people.1.roles': 'director,secretary' },
      'a director who is a person',
    ],
    ['one of each who is both', { 'people.0.roles': 'director,secretary,subscriber,psc' }, undefined],
  ])('with %s: %#', (_who, more, said) => {
    const lack = check(more).errors.find(({ path, code }) => path === 'people' && code === 'too-few');
    if (said === undefined) expect(lack).toBeUndefined();
    else expect(lack?.message).toContain(said);
  });

  it('of one director is ready once it is private', () => {
    const alone = { 'people.1.roles': 'secretary', companyType: 'BYSHR', companyName: 'Plum Ltd' };
    expect(check(alone).errors).toEqual([]);
  });

  it.each<[string, Answers, readonly string[]]>([
    ['£50,000 in all', {}, []],
    ['a pound less', { 'people.0.shares.0.numberOfShares': '49999' }, ['below-authorised-minimum']],
    ['€57,100 in all', { 'classes.0.currency': 'EUR', 'people.0.shares.0.numberOfShares': '57100' }, []],
    [
      'a euro less',
      { 'classes.0.currency': 'EUR', 'people.0.shares.0.numberOfShares': '57099' },
      ['below-authorised-minimum'],
    ],
    ['dollars, however many', { 'classes.0.currency': 'USD' }, ['below-authorised-minimum']],
    [
      'a premium, which does not count',
      { 'people.0.shares.0.numberOfShares': '100', 'people.0.shares.0.amountPaidPerShare': '1000' },
      ['below-authorised-minimum'],
    ],
    ['a quarter paid', { 'people.0.shares.0.amountUnpaidPerShare': '0.75' }, []],
    [
      'less than a quarter paid',
      { 'people.0.shares.0.amountUnpaidPerShare': '0.750001' },
      ['too-little-paid'],
    ],
    [
      'the premium unpaid',
      { 'people.0.shares.0.amountPaidPerShare': '1', 'people.0.shares.0.amountUnpaidPerShare': '1' },
      ['too-little-paid'],
    ],
    [
      'the premium paid with a quarter',
      { 'people.0.shares.0.amountPaidPerShare': '1.25', 'people.0.shares.0.amountUnpaidPerShare': '0.75' },
      [],
    ],
    ['a private company', { companyType: 'BYSHR', 'people.0.shares.0.numberOfShares': '1' }, []],
    ['nothing to count yet', { 'people.0.shares.0.numberOfShares': '' }, []],
    ['a sign in the name of the class', { 'classes.0.shareClass': '£1 Ordinary' }, ['sign-in-class-name']],
  ])('with %s: %#', (_what, more, codes) => {
    expect(codesOf(more)).toEqual(codes);
  });

  it('says of influence beside shares that it is not stated', () => {
    const { warnings } = check({ 'people.0.control.influence': 'own' });
    expect(warnings).toMatchObject([
      {
        code: 'influence-beside-control',
        message: expect.stringMatching(/^Anna Plum: Significant influence/),
      },
    ]);
  });
});
