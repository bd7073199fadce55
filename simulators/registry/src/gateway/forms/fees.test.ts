import { describe, expect, it } from 'vitest';
import { getFee } from './fees.ts';

describe('a fee', () => {
  it.each([
    ['confirmation-statement', '2026-11-21', 5000],
    ['confirmation-statement', '2026-02-01', 5000],
    ['confirmation-statement', '2026-01-31', 3400],
    ['confirmation-statement', '2024-04-30', 1300],
    ['change-of-name', '2026-11-21', 2000],
    ['change-of-name-same-day', '2026-11-21', 8500],
    ['change-of-name-same-day', '2026-01-31', 8300],
    ['incorporation', '2026-11-21', 10_000],
    ['incorporation', '2026-01-31', 5000],
    ['incorporation-same-day', '2026-11-21', 15_600],
    ['incorporation-same-day', '2026-01-31', 7800],
    ['charge', '2026-11-21', 1400],
    ['charge', '2026-01-31', 1500],
  ] as const)('of a %s delivered on %s is %i pence', (item, day, pence) => {
    expect(getFee(item, day)).toBe(pence);
  });

  it('is none before the first list', () => {
    expect(getFee('change-of-name', '2009-09-30')).toBe(0);
  });
});
