import { describe, expect, it } from 'vitest';
import { withoutCodes } from './sent-codes.ts';

describe('words of the registrar that repeat a personal code', () => {
  it.each([
    ['UVID NOR12345678 has expired', 'UVID ••• has expired'],
    ['Personal code nor-1234-5678 is not recognised', 'Personal code ••• is not recognised'],
    ['NOR 1234 5678, and again NOR–1234–5678.', '•••, and again •••.'],
  ])('%s', (said, kept) => expect(withoutCodes(said, ['NOR12345678'])).toBe(kept));

  it('stay as they are where they repeat none of those that were sent', () => {
    const said = 'VERIFICATION of submission 12345678901 is unknown';
    expect(withoutCodes(said, ['NOR12345678', 'QXA12345678'])).toBe(said);
    expect(withoutCodes(said, [])).toBe(said);
  });
});
