import type { AccessFlag } from '@statbook/contract';
import { describe, expect, it } from 'vitest';
import { type ObligationAct, obligationPlace } from './obligation-place.ts';

const labelOf = (act: ObligationAct['act'], ...access: readonly AccessFlag[]) =>
  obligationPlace(
    { act, form: null, shareEventId: null, filingId: null, originId: null, diaryDateId: null },
    'a-company',
    new Set(access),
  )?.label;

describe('where an obligation is met', () => {
  it('is settled by who may change the company, and shown to who may only look', () => {
    expect(labelOf('settle-notice', 'viewCompany', 'editCompany')).toBe('Settle the notice');
    expect(labelOf('settle-notice', 'viewCompany')).toBe('Show the notice');
  });

  it('offers the authentication code and the statement only to who may enter them', () => {
    expect(labelOf('enter-code', 'viewCompany', 'editCompany')).toBe('Enter the authentication code');
    expect(labelOf('enter-code', 'viewCompany')).toBeUndefined();
    expect(labelOf('file-statement', 'viewCompany')).toBeUndefined();
  });
});
