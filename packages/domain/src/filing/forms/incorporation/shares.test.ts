import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  amount,
  multiplyExactly,
  shareCount,
  sumAmounts,
  toDecimalText,
} from '../../../money/exact-decimal.ts';
import { checkForm } from '../kernel/check-form.ts';
import { type Answers, fieldsOf } from '../kernel/form-fields.ts';
import { factsToBeFormed } from '../testing/form-facts.fixture.ts';
import { founder, ONE_DIRECTOR, ONE_GUARANTOR } from '../testing/incorporation.fixture.ts';
import { incorporation } from './rules.ts';

const facts = factsToBeFormed();
const asked = (answers: Answers) => ({ form: 'IN01' as const, facts, answers });
const check = (answers: Answers) => checkForm(incorporation, asked(answers));
const compose = (answers: Answers) => incorporation.compose(asked(answers)).content;
const errorsOf = (more: Answers, base = ONE_DIRECTOR) =>
  check({ ...base, ...more }).errors.map(({ path, code }) => [path, code]);
const codesOf = (answers: Answers) => check(answers).warnings.map(({ code }) => code);

const ben = (more: Answers = {}) =>
  founder('people.1', {
    'name.forename': 'Ben',
    'name.surname': 'Pear',
    roles: 'subscriber',
    agreesNameAuthenticates: 'yes',
    'shares.0.numberOfShares': '25',
    ...more,
  });

const PREFERENCE: Answers = {
  'classes.1.shareClass': 'Preference',
  'classes.1.currency': 'EUR',
  'classes.1.nominalValue': '0.10',
  'classes.1.prescribedParticulars': 'No votes.',
};

describe('the shares that are subscribed', () => {
  it('make the capital, class by class and currency by currency', () => {
    const answers = {
      ...ONE_DIRECTOR,
      ...PREFERENCE,
      'people.0.shares.0.shareClass': 'Ordinary',
      'people.0.shares.0.amountUnpaidPerShare': '0.25',
      'people.0.shares.1.shareClass': 'preference',
      'people.0.shares.1.numberOfShares': '30',
      'people.0.shares.1.amountPaidPerShare': '2',
      ...ben({ 'shares.0.shareClass': 'Ordinary' }),
    };
    // The class is chosen as it is named.
    expect(errorsOf({}, answers)).toEqual([['people.0.shares.1.shareClass', 'not-an-option']]);
    const named = { ...answers, 'people.0.shares.1.shareClass': 'Preference' };
    expect(errorsOf({}, named)).toEqual([]);
    expect(compose(named).statementOfCapital).toEqual([
      {
        currency: 'GBP',
        totalNumberOfShares: '125',
        totalAggregateNominalValue: '125',
        totalAmountUnpaid: '25',
        shares: [
          {
            shareClass: 'Ordinary',
            prescribedParticulars: 'One vote each.',
            numberOfShares: '125',
            aggregateNominalValue: '125',
          },
        ],
      },
      {
        currency: 'EUR',
        totalNumberOfShares: '30',
        totalAggregateNominalValue: '3',
        totalAmountUnpaid: '0',
        shares: [
          {
            shareClass: 'Preference',
            prescribedParticulars: 'No votes.',
            numberOfShares: '30',
            aggregateNominalValue: '3',
          },
        ],
      },
    ]);
    expect(compose(named).subscribers?.[0]?.shares).toMatchObject([
      { amountPaidPerShare: '0.75', amountUnpaidPerShare: '0.25', currency: 'GBP' },
      { amountPaidPerShare: '2', amountUnpaidPerShare: '0', currency: 'EUR', nominalValue: '0.10' },
    ]);
  });

  it('add up exactly, whatever is taken', () => {
    const holding = fc.record({
      count: fc.integer({ min: 1, max: 1e9 }),
      unpaid: fc.integer({ min: 0, max: 100 }),
    });
    fc.assert(
      fc.property(fc.array(holding, { minLength: 1, maxLength: 8 }), (holdings) => {
        const shares = holdings.flatMap(({ count, unpaid }, index) => [
          [`people.0.shares.${index}.numberOfShares`, `${count}`],
          [`people.0.shares.${index}.amountUnpaidPerShare`, toDecimalText(amount(String(unpaid / 100)))],
        ]);
        const answers = { ...ONE_DIRECTOR, ...Object.fromEntries(shares) };
        expect(check(answers).errors).toEqual([]);
        const total = holdings.reduce((sum, { count }) => sum + BigInt(count), 0n);
        const unpaid = sumAmounts(
          holdings.flatMap(
            (each) => multiplyExactly(shareCount(`${each.count}`), amount(String(each.unpaid / 100))) ?? [],
          ),
        );
        expect(compose(answers).statementOfCapital).toMatchObject([
          {
            totalNumberOfShares: `${total}`,
            totalAggregateNominalValue: `${total}`,
            totalAmountUnpaid: toDecimalText(unpaid),
          },
        ]);
      }),
      { numRuns: 50 },
    );
  });

  it.each<[Answers, string, string]>([
    [{ 'people.0.shares.0.numberOfShares': '0' }, 'people.0.shares.0.numberOfShares', 'zero'],
    [{ 'people.0.shares.0.numberOfShares': '1.5' }, 'people.0.shares.0.numberOfShares', 'not-understood'],
    [{ 'people.0.shares.0.numberOfShares': '-4' }, 'people.0.shares.0.numberOfShares', 'not-understood'],
    [{ 'classes.0.nominalValue': '0.1234567' }, 'classes.0.nominalValue', 'not-understood'],
    [
      { 'people.0.shares.0.amountUnpaidPerShare': '-1' },
      'people.0.shares.0.amountUnpaidPerShare',
      'not-understood',
    ],
    [
      { 'people.0.shares.0.amountPaidPerShare': '0.5' },
      'people.0.shares.0.amountPaidPerShare',
      'below-nominal',
    ],
    [{ 'classes.0.nominalValue': '0' }, 'classes.0.nominalValue', 'zero'],
    [{ 'classes.0.nominalValue': '123456789' }, 'classes.0.nominalValue', 'too-many-digits'],
    [PREFERENCE, 'people.0.shares.0.shareClass', 'missing'],
    [{ ...PREFERENCE, 'people.0.shares.0.shareClass': 'Ordinary' }, 'classes.1.shareClass', 'not-taken'],
    [{ ...PREFERENCE, 'classes.1.shareClass': 'ORDINARY' }, 'classes.1.shareClass', 'repeated'],
  ])('are refused with %j', (more, path, code) => {
    expect(errorsOf(more)).toContainEqual([path, code]);
  });

  it('are fully paid at the nominal value where nothing else is said', () => {
    expect(compose(ONE_DIRECTOR).subscribers?.[0]?.shares).toMatchObject([
      { amountPaidPerShare: '1', amountUnpaidPerShare: '0' },
    ]);
  });

  it('of a public company are warned of while too little is paid on them', () => {
    const plc = { ...ONE_DIRECTOR, companyType: 'PLC', companyName: 'Plum plc' };
    const unpaid = (open: string) => ({ ...plc, 'people.0.shares.0.amountUnpaidPerShare': open });
    expect(codesOf(unpaid('0.75'))).not.toContain('too-little-paid');
    expect(codesOf(unpaid('0.76'))).toContain('too-little-paid');
    expect(codesOf({ ...unpaid('0.76'), companyType: 'BYSHR' })).not.toContain('too-little-paid');
  });
});

describe('the control that goes with shares', () => {
  it.each<[string, Answers, readonly string[]]>([
    ['as stated', {}, []],
    [
      'of which nothing is stated yet',
      { 'people.0.control.shares.own': '', 'people.0.control.votes.own': '' },
      [],
    ],
    ['in another band', { 'people.0.control.shares.own': '25-to-50-percent' }, ['control-differs']],
    [
      'through a trust',
      { 'people.0.control.shares.own': '', 'people.0.control.shares.trust': '75-to-100-percent' },
      [],
    ],
    [
      'of nobody who is named',
      { 'people.0.roles': 'director,subscriber', noControl: 'yes' },
      ['control-not-named'],
    ],
    ['of a fifth beside it', ben(), []],
    [
      'of more than a quarter beside it',
      ben({ 'shares.0.numberOfShares': '60' }),
      ['control-differs', 'control-not-named'],
    ],
  ])('%s warns: %j', (_, more, codes) => {
    expect(codesOf({ ...ONE_DIRECTOR, ...more })).toEqual(codes);
  });

  it.each<[string, string, string, string | undefined]>([
    ['25', '25-to-50-percent', '75', 'no more than 25%'],
    ['26', '25-to-50-percent', '74', undefined],
    ['50', '25-to-50-percent', '50', undefined],
    ['50', '50-to-75-percent', '50', 'more than 25% and up to 50%'],
    ['51', '50-to-75-percent', '49', undefined],
    ['75', '50-to-75-percent', '25', '75% or more'],
    ['75', '75-to-100-percent', '25', undefined],
  ])('of %s shares stated as %s beside %s warns of: %s', (shares, band, others, takes) => {
    const answers = {
      ...ONE_DIRECTOR,
      'people.0.shares.0.numberOfShares': shares,
      'people.0.control.shares.own': band,
      ...ben({ 'shares.0.numberOfShares': others }),
    };
    const differs = check(answers).warnings.filter(({ code }) => code === 'control-differs');
    const said =
      takes === undefined ? [] : [expect.stringContaining(`Anna Plum takes ${takes} of the shares`)];
    expect(differs.map(({ message }) => message)).toEqual(said);
  });

  it('of nobody is stated by a tick, and of somebody has a nature', () => {
    const nobody = { 'people.0.roles': 'director,subscriber' };
    expect(errorsOf(nobody)).toEqual([['noControl', 'missing']]);
    expect(errorsOf({ 'people.0.control.shares.own': '' })).toEqual([
      ['people.0.control.shares.own', 'missing'],
    ]);
  });
});

describe('guarantees', () => {
  it('are of one pound where nothing else is said, and of more than nothing', () => {
    const refused = (amountGuaranteed: string) =>
      errorsOf({ 'people.0.amountGuaranteed': amountGuaranteed }, ONE_GUARANTOR);
    expect(refused('0.00')).toEqual([['people.0.amountGuaranteed', 'zero']]);
    expect(refused('-1')).toEqual([['people.0.amountGuaranteed', 'not-understood']]);
    expect(refused('1.005')).toEqual([['people.0.amountGuaranteed', 'not-pence']]);
    const ten = { ...ONE_GUARANTOR, 'people.0.amountGuaranteed': '10' };
    expect(compose(ten).guarantors).toMatchObject([{ amountGuaranteed: '£10.00' }]);
    const labels = fieldsOf(incorporation.steps(asked(ONE_GUARANTOR))).map(({ path }) => path);
    expect(labels.filter((path) => path.startsWith('classes.'))).toEqual([]);
  });
});
