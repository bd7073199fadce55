import { describe, expect, it } from 'vitest';
import { civilDate } from '../../../dates/civil-date.ts';
import { checkForm } from '../kernel/check-form.ts';
import { BRISTOL, bristol } from '../testing/answers.fixture.ts';
import { charge, formFacts } from '../testing/form-facts.fixture.ts';
import { chargeUpdate } from './rules.ts';

const old = charge({ id: 'old', code: undefined, number: 1, createdOn: civilDate('2012-03-01') });
const facts = formFacts({
  incorporatedOn: civilDate('2001-01-01'),
  charges: [charge(), old, charge({ id: 'gone', status: 'fully-satisfied' })],
});
const deliverer = {
  'personDelivering.name': 'Anna Plum',
  'personDelivering.interest': 'Chargor',
  ...bristol('personDelivering.address'),
};
const satisfied = { chargeId: 'new', 'update.extent': 'FULL', ...deliverer };
const particulars = {
  chargeId: 'old',
  'charge.createdOn': '2012-03-01',
  'charge.instrumentDescription': 'Debenture',
  'charge.shortParticulars': 'Land at Cardiff',
};
const released = { 'update.kind': 'part-released', 'update.release': 'CEASE', 'update.assets': 'The yard' };
const asked = (form: 'MR04' | 'MR05', answers: Record<string, string>) => ({ form, facts, answers });
const errorsOf = (form: 'MR04' | 'MR05', answers: Record<string, string>) =>
  checkForm(chargeUpdate, asked(form, answers)).errors.map(({ path, code }) => [path, code]);

describe('a statement about a charge', () => {
  it('of its satisfaction names it by its code exactly as registered', () => {
    expect(checkForm(chargeUpdate, asked('MR04', satisfied))).toMatchObject({ isReady: true, errors: [] });
    const { content, secrets } = chargeUpdate.compose(asked('MR04', satisfied));
    expect(content).toEqual({
      charge: { kind: 'code', code: '012345670001' },
      update: { kind: 'satisfied', extent: 'FULL' },
      personDelivering: { name: 'Anna Plum', interest: 'Chargor', address: BRISTOL },
    });
    expect(secrets).toEqual({});
    expect(chargeUpdate.expects?.(content, 'MR04')).toEqual({
      formType: 'MR04',
      descriptionValues: { charge_number: '012345670001' },
    });
    expect(chargeUpdate.compare(asked('MR04', satisfied))).toEqual([
      {
        label: 'Charge 012345670001 of 1 May 2020, Bank of Fruit plc',
        now: ['Outstanding'],
        after: ['Satisfied in full'],
      },
    ]);
  });

  it('of a release names an old one by its particulars', () => {
    const answers = { ...particulars, ...released, ...deliverer };
    expect(errorsOf('MR05', answers)).toEqual([]);
    expect(chargeUpdate.compose(asked('MR05', answers)).content).toMatchObject({
      charge: {
        kind: 'particulars',
        createdOn: '2012-03-01',
        instrumentDescription: 'Debenture',
        shortParticulars: 'Land at Cardiff',
      },
      update: { kind: 'part-released', release: 'CEASE', assets: 'The yard' },
    });
    const whole = { ...answers, 'update.kind': 'all-released', 'update.release': 'CEASEANDRELEASE' };
    expect(chargeUpdate.compose(asked('MR05', whole)).content.update).toEqual({
      kind: 'all-released',
      release: 'CEASEANDRELEASE',
    });
  });

  it.each<['MR04' | 'MR05', Record<string, string>, string, string]>([
    ['MR04', { ...satisfied, chargeId: 'gone' }, 'chargeId', 'not-an-option'],
    ['MR04', { ...satisfied, 'update.extent': '' }, 'update.extent', 'missing'],
    ['MR04', { ...satisfied, 'personDelivering.interest': '' }, 'personDelivering.interest', 'missing'],
    [
      'MR04',
      { ...satisfied, 'personDelivering.interest': 'x'.repeat(101) },
      'personDelivering.interest',
      'too-long',
    ],
    [
      'MR04',
      { ...satisfied, 'personDelivering.address.postcode': 'X' },
      'personDelivering.address.postcode',
      'not-a-postcode',
    ],
    ['MR05', { ...particulars, ...released, 'update.assets': '', ...deliverer }, 'update.assets', 'missing'],
    [
      'MR05',
      { ...particulars, ...released, ...deliverer, 'charge.createdOn': '2013-04-06' },
      'charge.createdOn',
      'has-a-code',
    ],
    [
      'MR05',
      { ...particulars, ...released, ...deliverer, 'charge.createdOn': '2000-12-31' },
      'charge.createdOn',
      'too-early',
    ],
    [
      'MR05',
      { ...particulars, ...released, ...deliverer, 'charge.instrumentDescription': '' },
      'charge.instrumentDescription',
      'missing',
    ],
  ])('%s refuses %j at its field', (form, answers, path, code) => {
    expect(errorsOf(form, answers)).toEqual([[path, code]]);
  });

  it('cannot begin without a charge, and begins with what the register shows of an old one', () => {
    expect(chargeUpdate.whyNot?.('MR04', formFacts())).toContain('no charge');
    expect(chargeUpdate.begin('MR05', facts, { chargeId: 'old' })).toEqual({
      chargeId: 'old',
      'charge.createdOn': '2012-03-01',
      'charge.shortParticulars': 'Land at Cardiff',
    });
  });
});
