import { describe, expect, it } from 'vitest';
import { civilDate } from '../../dates/civil-date.ts';
import { type ConfirmationStatementDraft, EMPTY_CONFIRMATION_STATEMENT } from './answers.ts';
import { earliestMadeUpDate, latestMadeUpDate } from './check-made-up-date.ts';
import type { ConfirmationStatementFacts } from './facts.ts';
import { ALICE, BOB, NOTHING_CHANGED, PLUM, TODAY } from './plum-limited.fixture.ts';
import { checkConfirmationStatement } from './readiness.ts';

const check = (
  draft: Partial<ConfirmationStatementDraft> = {},
  facts: Partial<ConfirmationStatementFacts> = {},
  today = TODAY,
) => checkConfirmationStatement({ ...NOTHING_CHANGED, ...draft }, { ...PLUM, ...facts }, today);
const errorsOf = (...args: Parameters<typeof check>) =>
  check(...args).errors.map(({ path, code }) => `${path}: ${code}`);

describe('a confirmation statement', () => {
  it('in which nothing changed is ready', () => {
    expect(check()).toEqual({ isReady: true, errors: [], blockers: [], warnings: [] });
  });

  it('of which nothing is answered asks for everything, in the order of the pages', () => {
    const { isReady, errors } = checkConfirmationStatement(EMPTY_CONFIRMATION_STATEMENT, PLUM, TODAY);
    expect(isReady).toBe(false);
    expect(errors.map(({ path }) => path)).toEqual([
      'madeUpTo',
      'trading.onMarket',
      'sicCodes.answer',
      'statementOfCapital.answer',
      'shareholdings.answer',
      'officers',
      'pscs',
      'registeredOffice',
      'recordsLocation',
      'registeredEmail.answer',
      'statements.informationDelivered',
      'statements.lawfulPurpose',
      'signer.name',
      'signer.capacity',
    ]);
  });

  it('of a company without shares says nothing of shares', () => {
    const company = { ...PLUM.company, type: 'private-limited-guarant-nsc' } as const;
    const draft = { trading: { pscExemptions: [] }, statementOfCapital: {}, shareholdings: { holdings: [] } };
    expect(errorsOf(draft, { company })).toEqual([]);
  });
});

describe('the statement date', () => {
  it.each([
    ['2026-11-21', 'future', 'Enter a statement date that is today or in the past'],
    ['2025-11-20', 'not-after-last', 'Enter a date after 20 November 2025, the date of the last statement'],
    ['', 'missing', 'Enter the date of the statement'],
    ['31/11/2026', 'not-a-date', 'Enter a real date, like 27 3 2024'],
    ['20/11/2026', 'not-a-date', 'Enter a real date, like 27 3 2024'],
  ])('"%s" is refused: %s', (madeUpTo, code, message) => {
    expect(check({ madeUpTo }).errors).toEqual([{ path: 'madeUpTo', code, message }]);
  });

  it('is never after the review period', () => {
    const errors = check({ madeUpTo: '2026-11-21' }, {}, civilDate('2026-12-01')).errors;
    expect(errors.map(({ message }) => message)).toEqual([
      'Enter a date on or before 20 November 2026, the last day of the review period',
    ]);
    expect(latestMadeUpDate(PLUM, civilDate('2026-12-01'))).toBe('2026-11-20');
    expect(latestMadeUpDate(PLUM, civilDate('2026-06-01'))).toBe('2026-06-01');
  });

  it('of a first statement is not before incorporation', () => {
    const first = { lastMadeUpTo: undefined };
    expect(errorsOf({ madeUpTo: '2020-11-20' }, first)[0]).toBe('madeUpTo: before-incorporation');
    expect([earliestMadeUpDate(PLUM), earliestMadeUpDate({ ...PLUM, ...first })]).toEqual([
      '2025-11-21',
      '2020-11-21',
    ]);
  });
});

describe('what must be filed first', () => {
  it.each([
    ['registeredOffice', ['AD01']],
    ['recordsLocation', ['AD02', 'AD03', 'AD04']],
  ] as const)('"no" to %s needs %o', (section, forms) => {
    const { isReady, blockers, errors } = check({ [section]: 'no' });
    expect(isReady).toBe(false);
    expect(errors).toEqual([]);
    expect(blockers).toMatchObject([{ code: `correct-${section}`, forms }]);
  });

  it('officers and PSCs have forms of their own', () => {
    const { blockers } = check({ officers: 'no', pscs: 'no' });
    expect(blockers.map(({ forms }) => forms.length)).toEqual([10, 9]);
  });

  it('"no, but an update has been submitted" is enough', () => {
    const updated = {
      registeredOffice: 'update-submitted',
      officers: 'update-submitted',
      pscs: 'update-submitted',
    } as const;
    expect(check(updated).isReady).toBe(true);
  });

  it('a new registered e-mail address cannot be filed by software alone', () => {
    const { blockers } = check({ registeredEmail: { answer: 'no', address: '' } });
    expect(blockers).toMatchObject([{ code: 'correct-registeredEmail', forms: [] }]);
  });

  it('a dissolved company, and one without a director, cannot file', () => {
    const dissolved = { company: { ...PLUM.company, status: 'dissolved' } };
    expect(check({}, dissolved).blockers).toMatchObject([{ code: 'company-closed' }]);
    expect(check({}, { directors: [] }).blockers).toMatchObject([{ code: 'no-director', forms: ['AP01'] }]);
  });
});

describe('what to know before filing', () => {
  const warningsOf = (...args: Parameters<typeof check>) => check(...args).warnings.map(({ code }) => code);

  it('D22: an early date moves the cycle', () => {
    expect(warningsOf({ madeUpTo: '2026-09-10' })).toEqual(['moves-review-period']);
  });

  it('D23: overdue begins on the day after the fourteenth', () => {
    expect(warningsOf({}, {}, civilDate('2026-12-04'))).toEqual([]);
    const { warnings, isReady } = check({}, {}, civilDate('2026-12-05'));
    expect(isReady).toBe(true);
    expect(warnings[0]?.message).toContain('was due on 4 December 2026, 1 day ago');
  });

  it('a liquidator may have taken the place of the directors', () => {
    expect(warningsOf({}, { company: { ...PLUM.company, status: 'liquidation' } })).toEqual(['insolvency']);
  });

  it('a private company is hardly ever traded', () => {
    expect(warningsOf({ trading: { onMarket: true, dtr5Applies: false, pscExemptions: [] } })).toEqual([
      'private-company-on-market',
    ]);
  });

  it('what we do not hold we cannot check', () => {
    expect(warningsOf({}, { statementOfCapital: undefined })).toEqual(['register-not-known']);
  });
});

describe('the directors’ identity statements', () => {
  it('are not asked of directors verified on the register, nor of corporate ones', () => {
    const corporate = { ...BOB, id: 'corp', person: 'legal-entity' } as const;
    expect(errorsOf({}, { directors: [ALICE, corporate] })).toEqual([]);
  });

  it('are asked of each who is not verified', () => {
    const { errors } = check({}, { directors: [ALICE, BOB] });
    expect(errors).toEqual([
      {
        path: 'identity.bob.personalCode',
        code: 'missing',
        message: 'Enter the personal code of Bob Ewan STONE',
      },
    ]);
    expect(errorsOf({ identity: { bob: { personalCodeGiven: true } } }, { directors: [ALICE, BOB] })).toEqual(
      [],
    );
  });

  it('need the full date of birth', () => {
    const unknown = { ...BOB, hasDateOfBirth: false };
    const identity = { bob: { personalCodeGiven: true } };
    expect(errorsOf({ identity }, { directors: [unknown] })).toEqual(['identity.bob.dateOfBirth: missing']);
  });

  it('cannot be made here of somebody whose forename the register does not hold', () => {
    const identity = { bob: { personalCodeGiven: true } };
    const { isReady, errors, blockers } = check(
      { identity },
      { directors: [ALICE, { ...BOB, forename: undefined, otherForenames: undefined }] },
    );
    expect([isReady, errors]).toEqual([false, []]);
    expect(blockers).toMatchObject([{ code: 'correct-identity', forms: ['CH01'] }]);
    expect(blockers[0]?.message).toContain('no forename of STONE');
  });
});
