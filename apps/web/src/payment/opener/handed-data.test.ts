import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { plumSummary } from '../form/plum-summary.fixture.ts';
import { handData, readHandedData } from './handed-data.ts';

const items = new Map<string, string>();
beforeEach(() => {
  items.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  });
});
afterEach(() => void vi.unstubAllGlobals());

describe('what a page hands to the payment window', () => {
  it('is the submission under the name of the specification, and nothing else', () => {
    handData(plumSummary);
    const { filingId, submissionType, companyId, companyName, companyRegistrationNumber, totalAmount } =
      plumSummary;
    expect(JSON.parse(items.get('DataForPaymentdetails') ?? '')).toEqual({
      filingId,
      submissionType,
      companyId,
      companyName,
      companyRegistrationNumber,
      totalAmount,
    });
    expect(readHandedData(filingId)).toEqual({ companyName, companyRegistrationNumber, totalAmount });
  });

  it('is nothing where it was of another filing, or is spoilt', () => {
    expect(readHandedData(plumSummary.filingId)).toBeUndefined();
    handData({ ...plumSummary, filingId: 'another' });
    expect(readHandedData(plumSummary.filingId)).toBeUndefined();
    items.set('DataForPaymentdetails', '{"filingId":');
    expect(readHandedData(plumSummary.filingId)).toBeUndefined();
  });
});
