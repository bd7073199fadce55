import { describe, expect, it } from 'vitest';
import { findSicDescription, isSicCode, SIC_ACTIVITIES } from './sic-codes.ts';

const areUnique = (values: readonly string[]) => new Set(values).size === values.length;

describe('the classification of activities', () => {
  it('has 731 codes of five digits, each once, in order', () => {
    const codes = SIC_ACTIVITIES.map(({ code }) => code);
    expect(codes).toHaveLength(731);
    expect(areUnique(codes) && codes.every((code) => /^\d{5}$/.test(code))).toBe(true);
    expect(codes).toEqual([...codes].sort());
  });

  it.each(['99999', '98000', '74990', '62012', '01110'])('knows %s', (code) => {
    expect(isSicCode(code)).toBe(true);
    expect(findSicDescription(code)).toBeTruthy();
  });

  it.each(['1110', '00000', '6201', ''])('does not know "%s"', (code) => {
    expect(isSicCode(code)).toBe(false);
    expect(findSicDescription(code)).toBeUndefined();
  });
});
