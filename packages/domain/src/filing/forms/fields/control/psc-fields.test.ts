import { describe, expect, it } from 'vitest';
import type { FormId } from '../../../form-catalogue.ts';
import type { OpenFiling } from '../../kernel/form-facts.ts';
import { formFacts, psc, standing } from '../../testing/form-facts.fixture.ts';
import {
  blockWhileStatementStands,
  checkConfirmed,
  checkPscRegistration,
  describePsc,
  getPsc,
  PAPER_ONLY,
  pscAnswer,
  pscChoice,
  pscKindOf,
  pscRegistrationAt,
  pscRegistrationFields,
  pscRegistrationLines,
  pscsOf,
  registeredPscOf,
  warnOfTwoPscs,
  whyNoPsc,
} from './psc-fields.ts';

const holdings = psc({ id: 'holdings', kind: 'corporate-entity', surname: 'PLUM HOLDINGS', born: undefined });
const council = psc({ id: 'council', kind: 'legal-person', surname: 'PLUM COUNCIL', born: undefined });
const hidden = psc({ id: 'hidden', kind: 'super-secure', surname: '' });
const everybody = formFacts({ pscs: [psc(), holdings, council, hidden] });
const asked = (answers: Record<string, string>, facts = everybody, form: FormId = 'PSC07') => ({
  form,
  facts,
  answers,
});

describe('the persons with significant control whom a form may be about', () => {
  it.each<[FormId, string[]]>([
    ['PSC04', ['anna-psc']],
    ['VS01', ['anna-psc']],
    ['PSC05', ['holdings']],
    ['PSC06', ['council']],
    ['PSC07', ['anna-psc', 'holdings', 'council']],
  ])('%s: %j, and never one whom the register hides', (form, ids) => {
    expect(pscsOf(form, everybody).map(({ id }) => id)).toEqual(ids);
  });

  it.each<[FormId, ReturnType<typeof psc>[], string]>([
    ['PSC04', [hidden], PAPER_ONLY],
    ['PSC07', [hidden], PAPER_ONLY],
    ['PSC05', [hidden], 'There is no relevant legal entity on the register.'],
    ['PSC06', [psc()], 'There is no other registrable person on the register.'],
    ['PSC04', [holdings], 'There is no individual person with significant control on the register.'],
    ['PSC07', [], 'There is no person with significant control on the register.'],
  ])('%s is not begun where there is none of its kind', (form, pscs, why) => {
    expect(whyNoPsc(form, formFacts({ pscs }))).toBe(why);
    expect(whyNoPsc(form, everybody)).toBeUndefined();
  });

  it('are chosen by name, with the month of birth that is public', () => {
    expect(pscChoice(asked({})).options?.map(({ hint }) => hint)).toEqual([
      'Born May 1980',
      undefined,
      undefined,
    ]);
    expect([pscAnswer({}), pscAnswer({ pscId: 'holdings' })]).toEqual([{}, { pscId: 'holdings' }]);
  });

  it('are named as the register does, and a form about nobody is not composed', () => {
    expect([psc(), holdings, council].map((each) => describePsc(registeredPscOf(each)))).toEqual([
      'Ms Anna Maria Plum',
      'PLUM HOLDINGS',
      'PLUM COUNCIL',
    ]);
    expect(() => registeredPscOf(hidden)).toThrow(RangeError);
    expect(() => getPsc(asked({ pscId: 'hidden' }))).toThrow(RangeError);
    expect(() => pscKindOf('PSC07')).toThrow(RangeError);
  });

  it.each([
    [psc({ id: 'again', fullName: 'ANNA' }), true],
    [psc({ id: 'again', surname: 'PLUM' }), true],
    [psc({ id: 'again', title: undefined }), false],
    [psc({ id: 'again', born: { month: 5, year: 1981 } }), false],
  ])('are warned of where two cannot be told apart: %#', (other, isWarned) => {
    const warnings = warnOfTwoPscs(asked({ pscId: 'anna-psc' }, formFacts({ pscs: [psc(), other] })));
    expect(warnings.length > 0).toBe(isWarned);
  });
});

describe('the days of a notice of control', () => {
  const notBefore = { on: psc().notifiedOn, of: 'the notification' };
  const codes = (changedOn: string, confirmedOn: string) =>
    checkConfirmed(asked({ changedOn, confirmedOn }), { path: 'changedOn', of: 'the change', notBefore }).map(
      ({ path, code }) => `${path}: ${code}`,
    );

  it.each([
    ['2026-11-10', '2026-11-26', []],
    ['2026-11-10', '2026-11-10', []],
    ['2026-11-10', '2026-11-09', ['confirmedOn: too-early']],
    ['2026-11-27', '2026-11-27', ['changedOn: in-future', 'confirmedOn: in-future']],
    ['2016-04-05', '2026-11-26', ['changedOn: before-april-2016']],
    ['2016-04-06', '2026-11-26', []],
    ['', '2026-11-26', []],
  ])('the event on %s and the confirmation on %s: %j', (changed, confirmed, expected) => {
    expect(codes(changed, confirmed)).toEqual(expected);
  });
});

describe('a statement that nobody is known', () => {
  const filed = (more: Partial<OpenFiling>): OpenFiling => ({
    id: 'f',
    form: 'PSC09',
    state: 'pending',
    effectiveOn: undefined,
    subject: 'nobody',
    ...more,
  });
  const block = (...openFilings: readonly OpenFiling[]) =>
    blockWhileStatementStands({ facts: formFacts({ pscStatements: [standing()], openFilings }) });

  it('is withdrawn before a notice about a person', () => {
    expect(block()).toMatchObject([{ code: 'statement-stands', forms: ['PSC09'] }]);
    expect(block(filed({ state: 'draft' }))).toMatchObject([{ code: 'statement-stands' }]);
    expect(block(filed({ subject: 'another' }))).toMatchObject([{ code: 'statement-stands' }]);
  });

  it('waits for the decision on its withdrawal, or for its sending', () => {
    expect(block(filed({}))[0]).toEqual({
      code: 'withdrawal-undecided',
      message: 'The withdrawal of the statement is with Companies House. Wait for its decision.',
      forms: [],
    });
    expect(block(filed({ state: 'queued' }))[0]?.message).toContain('not with Companies House yet');
  });

  it.each([
    ['psc-exists-but-not-identified', 0],
    ['psc-contacted-but-no-response', 0],
    ['steps-to-find-psc-not-yet-completed', 1],
  ])('is not %s unless it is of the company: %i', (statement, blockers) => {
    const facts = formFacts({ pscStatements: [standing({ statement })] });
    expect(blockWhileStatementStands({ facts })).toHaveLength(blockers);
  });
});

describe('the registration of a body with control', () => {
  const answers = {
    'at.legalForm': 'Council',
    'at.lawGoverned': 'Local Government Act 1972',
    'at.placeRegistered': 'Companies House',
    'at.registrationNumber': 'sc123456',
    'at.country': '',
  };

  it('is a register and a number for a relevant legal entity, law and form alone for another person', () => {
    expect(pscRegistrationFields('at', 'corporate-entity')).toHaveLength(5);
    expect(pscRegistrationFields('at', 'legal-person')).toHaveLength(2);
    expect(pscRegistrationLines(pscRegistrationAt(answers, 'at', 'corporate-entity'))).toEqual([
      'Council',
      'Local Government Act 1972',
      'Companies House',
      'sc123456',
    ]);
    expect(pscRegistrationAt(answers, 'at', 'legal-person')).toEqual({
      legalForm: 'Council',
      lawGoverned: 'Local Government Act 1972',
    });
  });

  it('is never that of the company which it controls, however the number is typed', () => {
    const codes = (registrationNumber: string, country = '') =>
      checkPscRegistration(
        { 'at.registrationNumber': registrationNumber, 'at.country': country },
        'at',
        everybody,
      ).map(({ code }) => code);
    expect([codes(''), codes('01234568'), codes('1234567', 'Germany')]).toEqual([[], [], []]);
    const own = ['01234567', '0123 4567', '1234567'].flatMap((number) => codes(number));
    expect([...own, ...codes('1234567', 'England')]).toEqual([
      'own-number',
      'own-number',
      'own-number',
      'own-number',
    ]);
  });
});
