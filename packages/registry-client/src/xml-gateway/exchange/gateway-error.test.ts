import { describe, expect, it } from 'vitest';
import {
  classifyError,
  DEFAULT_WORDINGS,
  explainErrorClass,
  type GatewayErrorClass,
} from './gateway-error.ts';

const errorOf = (number: string | undefined, text: string) => ({
  number,
  text,
  type: undefined,
  raisedBy: undefined,
  location: undefined,
});

describe('an error of the gateway', () => {
  it.each<[string | undefined, string, GatewayErrorClass]>([
    ['502', 'Authorisation Failure', 'configuration'],
    ['501', 'Invalid Gateway Target (Class) supplied [AA]', 'configuration'],
    ['502', 'Invalid testmode selected. You must use a test efiling presenter account', 'configuration'],
    ['604', 'Anything', 'configuration'],
    ['5003', 'Account Unknown', 'credit-account'],
    ['5006', 'Insufficient funds', 'credit-account'],
    ['9984', 'Over limit', 'credit-account'],
    ['8026', 'nothing', 'nothing-found'],
    ['9999', 'No Transaction Found', 'nothing-found'],
    ['9999', "No element 'Authority' in class", 'form-content'],
    [
      '9999',
      'Company Authentication Code and Company Number combination did not match',
      'company-authentication',
    ],
    ['9999', 'Invalid Company Authentication Code', 'company-authentication'],
    ['9999', 'Invalid Envelope Number', 'duplicate-submission-number'],
    ['9999', 'Duplicate submission number', 'duplicate-submission-number'],
    ['9999', 'Submission number 00001A has already been used', 'duplicate-submission-number'],
    ['4711', 'Something new', 'other'],
    [undefined, 'authorisation failure', 'configuration'],
    [undefined, 'no number', 'other'],
  ])('%s “%s” is of the class %s', (number, text, expected) => {
    expect(classifyError(errorOf(number, text), DEFAULT_WORDINGS)).toBe(expected);
  });

  it('is recognised by other wordings where the settings say so', () => {
    const wordings = { ...DEFAULT_WORDINGS, duplicateNumber: /schon vergeben/ };
    expect(classifyError(errorOf('9999', 'Nummer schon vergeben'), wordings)).toBe(
      'duplicate-submission-number',
    );
  });

  it('is explained to the person who files', () => {
    expect(explainErrorClass('credit-account')).toContain('credit account');
    expect(explainErrorClass('duplicate-submission-number')).not.toContain('Nothing was filed');
    expect(explainErrorClass('other')).toContain('Nothing was filed');
  });
});
