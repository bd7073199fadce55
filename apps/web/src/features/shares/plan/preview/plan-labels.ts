import type { SharePlan } from '../share-plan.ts';

const bands: Readonly<Record<string, string>> = {
  '25-to-50-percent': 'More than 25%, not more than 50%',
  '50-to-75-percent': 'More than 50%, less than 75%',
  '75-to-100-percent': '75% or more',
  'several-currencies': 'Depends on the rate of exchange',
};

/** A band of significant control in words; null is below all of them. */
export function bandWords(band: string | null): string {
  return band === null ? '25% or less' : (bands[band] ?? band);
}

const notices: Readonly<Record<Exclude<PlannedChange['notice'], 'asked'>, string>> = {
  became: 'By these shares becomes a person with significant control',
  changed: 'Nature of control has changed by these shares',
  ceased: 'By these shares ceases to be a person with significant control',
  known: 'No notice needed: the PSC register, or an earlier notice, says the same',
  withdrawn: 'No change on this day any more',
};
const reasons: Readonly<Record<NonNullable<PlannedChange['asked']>, string>> = {
  'several-currencies': 'shares of several currencies. Decide which band is reached',
  'several-currencies-before': 'shares of several currencies until then',
  'legal-entity': 'not known to be a UK company or LLP. Look to who owns it',
};
type PlannedChange = SharePlan['control'][number];

/** What the registry would have to be told of somebody's control. */
export const noticeWords = ({ notice, asked }: PlannedChange): string =>
  notice === 'asked' ? `Cannot be computed: ${asked && reasons[asked]}` : notices[notice];

const followUps: readonly string[] = ['balance', 'split', 'duplicate', 'replacement'];

/** Why a certificate is issued, where it is not simply for new shares. */
export const originWords = (origin: string): string | undefined => followUps.find((each) => each === origin);
