import type { Brand } from '../brand.ts';
import table from './sic-2007.json' with { type: 'json' };

/** A five-digit code of the UK Standard Industrial Classification 2007, as condensed for company registration. */
export type SicCode = Brand<string, 'SicCode'>;

/** A line of the classification. */
export interface SicActivity {
  readonly code: string;
  readonly description: string;
}

/** The condensed classification in order of code; 731 lines, with the registrar's own for dormant and non-trading. */
export const SIC_ACTIVITIES: readonly SicActivity[] = table;

/** Most codes a company can have on the register. */
export const MOST_SIC_CODES = 4;

/** Whether the code is in the classification. */
export function isSicCode(code: string): code is SicCode {
  return SIC_ACTIVITIES.some((activity) => activity.code === code);
}

/** What a code stands for; undefined when it is not in the classification. */
export function findSicDescription(code: string): string | undefined {
  return SIC_ACTIVITIES.find((activity) => activity.code === code)?.description;
}
