import { describe, expect, it } from 'vitest';
import { findStatementStep, STATEMENT_STEPS } from '../confirmation-statement/answers/steps.ts';
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

  it('of an unknown reason shows the registrar’s text', () => {
    expect(explainRejection('CS01', { code: '3082', text: 'xyz' }).meaning).toContain('not published');
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
