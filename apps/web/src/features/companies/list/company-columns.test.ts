import { describe, expect, it } from 'vitest';
import { companyColumns } from './company-columns.tsx';
import { kettle } from './company-rows.fixture.ts';
import { toListedCompanies } from './listed-company.ts';

const today = '2026-11-20';

/** What the list says in a file of the next obligation. */
function nextIn(nextObligation: string, nextObligationDue: string): string | undefined {
  const column = companyColumns(today).find(({ id }) => id === 'next');
  const [listed] = toListedCompanies([{ ...kettle, nextObligation, nextObligationDue }]);
  return listed && column?.text?.(listed);
}

describe('what a company of the list has to do next', () => {
  it('is a form by its number, and anything else by what it is', () => {
    expect(nextIn('SH01', '2026-11-30')).toBe('SH01, 10 days left');
    expect(nextIn('RESOLUTIONS', '2026-11-30')).toBe('Resolution, 10 days left');
    expect(nextIn('stamp-duty', '2026-11-30')).toBe('Stamp duty, 10 days left');
  });
});
