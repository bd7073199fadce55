import type { DetailsProtection } from './register-entry.ts';

const strictest: readonly DetailsProtection[] = ['super-secure', 'protected', 'none'];

/** How far details are kept from others of which several things are said: the strictest of them. */
export function strictestProtection(said: readonly (DetailsProtection | null)[]): DetailsProtection {
  return strictest.find((each) => said.includes(each)) ?? 'none';
}
