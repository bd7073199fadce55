import type { Facts } from './statement-steps.ts';

/** What the company's own share register says for a statement, beside what the registry holds. */
export type OwnShares = NonNullable<Facts['shareRegister']>;

/** Whether Companies House holds the capital of the share register, so that a statement only confirms it. */
export function isCapitalTheSame({ capitalDifferences }: OwnShares): boolean {
  return capitalDifferences?.length === 0;
}

/** Whether members are given anew although no number differs: a first list, or transfers in between. */
export function areMembersGivenAnew(
  { shareholdings }: OwnShares,
  facts: Pick<Facts, 'lastMadeUpTo'>,
): boolean {
  return facts.lastMadeUpTo === null || shareholdings.some(({ transfers }) => transfers.length > 0);
}

/** Whether Companies House holds the members of the share register, so that a statement only confirms them. */
export function areMembersTheSame(shares: OwnShares, facts: Pick<Facts, 'lastMadeUpTo'>): boolean {
  return shares.memberDifferences?.length === 0 && !areMembersGivenAnew(shares, facts);
}
