import type { Company } from './company.ts';

/** Where the registered office of a company may be, and its inspection location (Companies Act 2006, sections 9 and 1136). */
const homeCountries: Record<string, string[]> = {
  'england-wales': ['England', 'Wales', 'Great Britain', 'United Kingdom', 'Not specified'],
  wales: ['Wales'],
  scotland: ['Scotland', 'Great Britain', 'United Kingdom', 'Not specified'],
  'northern-ireland': ['Northern Ireland', 'United Kingdom', 'Not specified'],
};

export function isAtHome({ jurisdiction }: Company, country: string | undefined): boolean {
  return homeCountries[jurisdiction]?.includes(country ?? 'Not specified') === true;
}

/** A PO box written into the lines of an address. */
export function isPoBox(...lines: (string | undefined)[]): boolean {
  return /\bP\.?\s?O\.?\s?BOX\b/i.test(lines.join(' '));
}
