import { describe, expect, it } from 'vitest';
import {
  companyNumberOf,
  makeBarcode,
  makeDocumentId,
  makeEtag,
  makeOfficerId,
  makeRecordId,
  makeTransactionId,
} from './ids.ts';

describe('the ids of the register', () => {
  it('have the lengths and letters of the real ones', () => {
    expect(makeRecordId('09990001', 'appointment', 0)).toMatch(/^[\w-]{27}$/);
    expect(makeOfficerId('09990001', 0)).toMatch(/^[\w-]{27}$/);
    expect(makeDocumentId('09990001', 0)).toMatch(/^[\w-]{43}$/);
    expect(makeTransactionId('09990001', 0)).toMatch(/^[A-Za-z0-9]{24}$/);
    expect(makeEtag({ name: 'A' })).toMatch(/^[0-9a-f]{40}$/);
    expect(makeBarcode('09990001', 0)).toMatch(/^X[0-9A-Z]{7}$/);
  });

  it('are the same for the same record, and differ from record to record', () => {
    expect(makeOfficerId('09990001', 0)).toBe(makeOfficerId('09990001', 0));
    const ids = [0, 1, 2].flatMap((place) => [
      makeOfficerId('09990001', place),
      makeOfficerId('09990002', place),
    ]);
    expect(new Set(ids).size).toBe(6);
    expect(makeEtag({ name: 'A' })).not.toBe(makeEtag({ name: 'B' }));
  });

  it('of officers and documents carry the number of their company', () => {
    expect(companyNumberOf(makeOfficerId('SC990005', 12))).toBe('SC990005');
    expect(companyNumberOf(makeDocumentId('09990001', 345))).toBe('09990001');
  });

  it.each(['', 'unknown', 'x'.repeat(27), 'n1EjP_MALLs8xZp5hs86iHcYDli0TE-n6t4HUDeZuq8'])(
    'carry none in %j, which this register never made',
    (id) => {
      expect(companyNumberOf(id)).toBeUndefined();
    },
  );
});
