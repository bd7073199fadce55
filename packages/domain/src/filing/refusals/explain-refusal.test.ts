import { describe, expect, it } from 'vitest';
import { findStatementStep, STATEMENT_STEPS } from '../confirmation-statement/answers/steps.ts';
import { FORM_FAMILIES } from '../forms/form-families.ts';
import { adviseOnGateTrouble, explainRejection } from './explain-refusal.ts';
import { KNOWN_REJECTIONS } from './rejection-table.ts';

describe('a rejection', () => {
  it.each([
    ['12604', 'The details of person 1 do not match any active director', 'identity'],
    ['12682', 'already verified', 'identity'],
    ['11686', 'Shareholder details are required', 'shareholders'],
  ])('of code %s leads to the step %s', (code, text, step) => {
    expect(explainRejection('CS01', { code, text }).step).toBe(step);
  });

  it('is known by its wording where its code is not', () => {
    const text = 'The identity verification details provided for the director A Person were not correct';
    expect(explainRejection('CS01', { code: '777', text })).toMatchObject({
      step: 'identity',
      field: 'identity',
    });
    expect(explainRejection('CS01', { code: '778', text: 'Invalid SIC code' }).step).toBe('sic-codes');
  });

  it('proposes no confirmation statement for another form', () => {
    expect(explainRejection('NM01', { code: '12604', text: 'no match' }).step).toBeUndefined();
  });

  it.each([
    ['NM01', 'The proposed name is the same as PLUM DOCUMENTS LIMITED on the index of company names', 'name'],
    ['NM01', 'The date of the resolution must not be in the future', 'name'],
    ['NM01', 'The resolution does not show the company name', 'documents'],
    ['NM01', 'Unreadable attachment', 'documents'],
    ['AP01', 'The person must be over the minimum age', 'details'],
    ['AP01', 'You can only appoint a person if they are under 110 years old', 'details'],
    ['AP01', 'The agent did not state that the person has consented', 'appointment'],
    ['AP01', 'Enter a date that is on or after 1 October 2009', 'appointment'],
    ['AP03', 'The date of birth is not expected', 'appointment'],
    ['AD01', 'The registered office must not be a PO box', 'address'],
    ['AD01', 'The address is not in the jurisdiction of the company', 'address'],
    ['REA', 'The email address is not valid', 'email'],
    ['REA', 'The appropriate e-mail statement was not accepted', 'email'],
    ['REA', 'The company is dissolved', undefined],
    ['REA', 'The details were rejected.', undefined],
    ['PSC02', 'The signature of the person with significant control was not given', undefined],
  ] as const)('of %s that says “%s” leads to the step %s', (form, text, step) => {
    expect(explainRejection(form, { code: '9', text }).step).toBe(step);
  });

  it('of an unknown reason shows the registrar’s text', () => {
    expect(explainRejection('CS01', { code: '3082', text: 'xyz' }).meaning).toContain('not published');
  });

  it('of every form is known by more than the general reasons', () => {
    const unexplained = FORM_FAMILIES.filter(({ rejections = [] }) => rejections.length === 0);
    expect(unexplained.map(({ family }) => family)).toEqual([]);
    // A wording that takes everything would explain nothing.
    const takesAll = FORM_FAMILIES.filter(({ rejections = [] }) =>
      rejections.some(({ wording }) => wording?.test('xyz')),
    );
    expect(takesAll.map(({ family }) => family)).toEqual([]);
  });

  it('names only steps and fields that the form has, together', () => {
    for (const { form, step, field } of KNOWN_REJECTIONS) {
      if (form !== 'CS01') continue;
      expect(STATEMENT_STEPS).toContain(step);
      expect(field === undefined ? step : findStatementStep(field)).toBe(step);
    }
  });
});

describe('a filing that was not taken in', () => {
  it('is sent again unchanged where only the connection or the credit account was wrong', () => {
    expect(adviseOnGateTrouble('configuration').remedy).toBe('send-again');
    expect(adviseOnGateTrouble('credit-account').remedy).toBe('send-again');
  });

  it('is corrected where its content was refused', () => {
    expect(adviseOnGateTrouble('form-content').remedy).toBe('correct');
  });

  it('is never corrected under a new number while an unanswered sending could still arrive', () => {
    expect(adviseOnGateTrouble('no-answer').remedy).toBe('send-again');
  });
});
