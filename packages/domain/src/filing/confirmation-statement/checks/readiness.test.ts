import { describe, expect, it } from 'vitest';
import { EMPTY_CONFIRMATION_STATEMENT } from '../answers/answers.ts';
import { PLUM, TODAY } from '../testing/plum-limited.ts';
import { checkPlum, errorsOfPlum } from '../testing/plum-statements.ts';
import { checkConfirmationStatement } from './readiness.ts';

describe('a confirmation statement', () => {
  it('in which nothing changed is ready', () => {
    expect(checkPlum()).toEqual({ isReady: true, errors: [], blockers: [], warnings: [] });
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
    expect(errorsOfPlum(draft, { company })).toEqual([]);
  });
});

describe('what must be filed first', () => {
  it.each([
    ['registeredOffice', ['AD01']],
    ['recordsLocation', ['AD02', 'AD03', 'AD04']],
  ] as const)('"no" to %s needs %o', (section, forms) => {
    const { isReady, blockers, errors } = checkPlum({ [section]: 'no' });
    expect(isReady).toBe(false);
    expect(errors).toEqual([]);
    expect(blockers).toMatchObject([{ code: `correct-${section}`, forms }]);
  });

  it('officers and PSCs have forms of their own', () => {
    const { blockers } = checkPlum({ officers: 'no', pscs: 'no' });
    expect(blockers.map(({ forms }) => forms.length)).toEqual([10, 9]);
  });

  it('"no, but an update has been submitted" is enough', () => {
    const updated = {
      registeredOffice: 'update-submitted',
      officers: 'update-submitted',
      pscs: 'update-submitted',
    } as const;
    expect(checkPlum(updated).isReady).toBe(true);
  });

  it('a new registered e-mail address is filed first, by a form of its own', () => {
    const { blockers } = checkPlum({ registeredEmail: { answer: 'no', address: '' } });
    expect(blockers).toMatchObject([{ code: 'correct-registeredEmail', forms: ['REA'] }]);
  });

  it('a dissolved company, and one without a director, cannot file', () => {
    const dissolved = { company: { ...PLUM.company, status: 'dissolved' } };
    expect(checkPlum({}, dissolved).blockers).toMatchObject([{ code: 'company-closed' }]);
    expect(checkPlum({}, { directors: [] }).blockers).toMatchObject([
      { code: 'no-director', forms: ['AP01'] },
    ]);
  });
});
