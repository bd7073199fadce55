import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../dates/civil-date.ts';
import { checkForm } from '../kernel/check-form.ts';
import { formFacts } from '../testing/form-facts.fixture.ts';
import { chargeRegistration } from './rules.ts';

const instrument = { id: 'document-1', filename: 'deed.pdf', sha256: '0'.repeat(64), pages: 1 };
const facts = { ...formFacts(), documents: [instrument] };
const answers = {
  ...chargeRegistration.begin('MR01', facts, {}),
  createdOn: '2026-11-05',
  'personsEntitled.0': 'Bank of Fruit plc',
  fixedCharge: 'yes',
  floatingCharge: 'COVERSALL',
  negativePledge: 'yes',
  bareTrustee: 'no',
  instrument: 'document-1',
  certifiedBy: 'Eve Fig',
  authentication: 'MUM,TEL,BIRTOWN',
  'authentication.BIRTOWN': 'CAR',
  'authentication.TEL': '123',
  'authentication.MUM': 'SLO',
};
type Form = 'MR01' | 'MR02';
const asked = (more: Record<string, string> = {}, form: Form = 'MR01') => ({
  form,
  facts,
  answers: { ...answers, ...more },
});
const errorsOf = (more: Record<string, string>, form: Form = 'MR01') =>
  checkForm(chargeRegistration, asked(more, form)).errors.map(({ path, code }) => [path, code]);

describe('the registration of a charge', () => {
  it('sends the terms, and the personal attributes apart from them', () => {
    expect(checkForm(chargeRegistration, asked())).toMatchObject({ isReady: true, errors: [], warnings: [] });
    const { content, secrets } = chargeRegistration.compose(asked());
    expect(content).toEqual({
      createdOn: '2026-11-05',
      personsEntitled: ['Bank of Fruit plc'],
      fixedCharge: true,
      floatingCharge: 'COVERSALL',
      negativePledge: true,
      certificationStatement: expect.stringContaining('I certify'),
      certifiedBy: 'Eve Fig',
      authentication: ['BIRTOWN', 'TEL', 'MUM'],
    });
    expect(secrets).toEqual({
      'authentication.BIRTOWN': 'CAR',
      'authentication.TEL': '123',
      'authentication.MUM': 'SLO',
    });
    expect(chargeRegistration.expects?.(content, 'MR01').descriptionValues).toEqual({
      charge_creation_date: '2026-11-05',
    });
  });

  it.each<[Record<string, string>, string, string, Form?]>([
    [{ createdOn: '' }, 'createdOn', 'missing'],
    [{ createdOn: '2026-11-27' }, 'createdOn', 'in-future'],
    [{ createdOn: '2015-03-01' }, 'createdOn', 'too-early'],
    [{ 'personsEntitled.0': '' }, 'personsEntitled.0', 'missing'],
    [{ 'personsEntitled.1': 'x'.repeat(257) }, 'personsEntitled.1', 'too-long'],
    [{ morePersonsEntitled: 'yes' }, 'morePersonsEntitled', 'fewer-than-four'],
    [{ description: 'x'.repeat(3501) }, 'description', 'too-long'],
    [{ fixedCharge: '' }, 'fixedCharge', 'missing'],
    [{ floatingCharge: 'SOME' }, 'floatingCharge', 'not-an-option'],
    [{ instrument: '' }, 'instrument', 'missing'],
    [{ certificationStatement: '' }, 'certificationStatement', 'missing'],
    [{ certifiedBy: '' }, 'certifiedBy', 'missing'],
    [{ authentication: 'TEL,MUM' }, 'authentication', 'not-three'],
    [{ 'authentication.TEL': '12' }, 'authentication.TEL', 'not-three-characters'],
    [{ 'authentication.TEL': 'ABC' }, 'authentication.TEL', 'not-understood'],
    [{ 'authentication.TEL': '1234' }, 'authentication.TEL', 'too-long'],
    [{}, 'propertyAcquiredOn', 'missing', 'MR02'],
    [{ createdOn: '2026-11-27', propertyAcquiredOn: '2026-11-20' }, 'createdOn', 'in-future', 'MR02'],
    [{ propertyAcquiredOn: '2026-11-04' }, 'propertyAcquiredOn', 'too-early', 'MR02'],
  ])('refuses %j at its field', (more, path, code, form) => {
    expect(errorsOf(more, form)).toEqual([[path, code]]);
  });

  it('asks for each attribute by its name, empty or too short', () => {
    const attributes = {
      authentication: 'NATINS,TEL,MUM',
      'authentication.NATINS': '',
      'authentication.TEL': '12',
    };
    expect(checkForm(chargeRegistration, asked(attributes)).errors.map(({ message }) => message)).toEqual([
      'Enter the last three characters of the National Insurance number',
      'Enter the last three digits of the telephone number',
    ]);
  });

  it('is taken for 21 days after the creation, and then needs the court', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), (days) => {
        const checked = checkForm(chargeRegistration, asked({ createdOn: addDays(facts.today, -days) }));
        expect(checked.isReady).toBe(days <= 21);
        expect(checked.blockers.map(({ code }) => code)).toEqual(days <= 21 ? [] : ['court-order-needed']);
        expect(checked.warnings).toEqual([]);
      }),
    );
  });

  it('is delivered by a person with the order of the court after that', () => {
    const late = asked({ createdOn: addDays(facts.today, -22) });
    const delivered = { ...late, facts: { ...late.facts, channel: 'produced' as const } };
    const checked = checkForm(chargeRegistration, delivered);
    expect(checked).toMatchObject({ isReady: true, blockers: [] });
    expect(checked.warnings).toMatchObject([{ code: 'court-order-needed' }]);
    expect(checked.warnings[0]?.message).toContain('a copy of the order of the court');
  });

  it('on property acquired may be older than the company, and is never late', () => {
    const older = { createdOn: '2010-01-01', propertyAcquiredOn: '2026-01-15' };
    expect(checkForm(chargeRegistration, asked(older, 'MR02'))).toMatchObject({
      isReady: true,
      blockers: [],
    });
    expect(chargeRegistration.compose(asked(older, 'MR02')).content).toMatchObject(older);
  });

  it('has room for four persons and more, and warns where nothing is charged', () => {
    const names = ['A', 'B', 'C', 'D'].map((name, index) => [`personsEntitled.${index}`, name]);
    const four = { ...Object.fromEntries(names), morePersonsEntitled: 'yes' };
    expect(errorsOf(four)).toEqual([]);
    expect(chargeRegistration.compose(asked(four)).content).toMatchObject({
      personsEntitled: ['A', 'B', 'C', 'D'],
      morePersonsEntitled: true,
    });
    const none = { fixedCharge: 'no', floatingCharge: 'N/A' };
    expect(checkForm(chargeRegistration, asked(none)).warnings).toMatchObject([
      { code: 'neither-fixed-nor-floating' },
    ]);
  });
});
