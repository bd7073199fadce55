import { describe, expect, it } from 'vitest';
import { pscLine } from './psc-line.ts';

describe('a PSC in one line', () => {
  it('says who it is and what control they have', () => {
    const naturesOfControl = [
      'Ownership of shares – 75% or more, as a trustee',
      'Right to appoint and remove directors',
    ];
    expect(pscLine({ name: 'Nora Gold', naturesOfControl })).toBe(
      'Nora Gold: ownership of shares – 75% or more, as a trustee; right to appoint and remove directors',
    );
  });

  it('is the name alone where the register shows no control', () => {
    expect(pscLine({ name: 'Nora Gold', naturesOfControl: [] })).toBe('Nora Gold');
  });
});
