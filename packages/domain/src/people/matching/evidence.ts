import { formatMonthOfYear } from '../../dates/date-text.ts';
import type { MatchEvidence, MatchRule } from '../match-result.ts';
import { findNameLikeness, type NameLikeness } from '../names/likely-name.ts';
import type { HumanName } from '../register-entry.ts';
import type { Facts } from './facts.ts';

/** Two sets of facts and the rule that speaks for their being of one person. */
export interface Edge {
  readonly rule: MatchRule;
  readonly one: Facts;
  readonly other: Facts;
}

const RULE_WORDS: Readonly<Record<MatchRule, string>> = {
  'same-personal-code': 'Same personal code',
  'same-full-birth-date': 'Same date of birth',
  'same-officer-id': 'Same officer at Companies House',
  'same-company': 'Officer and person with significant control of the same company',
  'same-body-number': 'Same registration number',
  'same-address': 'Same postcode of the service address',
};

const LIKENESS_WORDS: Readonly<Record<NameLikeness, string>> = {
  'missing-forenames': 'Some forenames are missing or initials',
  'order-of-names': 'The names stand in another order',
  'former-name': 'One name is a former name of the other',
  'surname-extended': 'One surname is part of the other',
  'surname-spelling': 'The surnames differ by one letter',
  'other-surname': 'Same forenames, another surname',
};

/** The evidence in words. They never hold a whole date of birth or a code: who may read them may not know those. */
export function describeEvidence({ rule, one, other }: Edge): MatchEvidence {
  const isSameName = one.nameKey !== undefined && one.nameKey === other.nameKey;
  const names = [...new Set([one, other].map(nameOf))].join(' / ');
  return {
    rule,
    words: [
      RULE_WORDS[rule],
      isSameName ? `Same name: ${nameOf(one)}` : `${likenessOf(one, other)}: ${names}`,
      ...birthWords(one, other),
    ],
    between: [one.of, other.of],
    namesDiffer: !isSameName,
  };
}

function likenessOf(one: Facts, other: Facts): string {
  const likeness = one.human && other.human && findNameLikeness(one.human, other.human);
  return likeness === undefined ? 'The names differ' : LIKENESS_WORDS[likeness];
}

function birthWords(one: Facts, other: Facts): string[] {
  if (one.birthMonth === undefined || one.birthMonth !== other.birthMonth) return [];
  const [year, month] = one.birthMonth.split('-').map(Number);
  return [`Born in ${formatMonthOfYear(month ?? 0, year ?? 0)}`];
}

function nameOf({ details: { name } }: Facts): string {
  return name.kind === 'body' ? name.name : humanNameText(name);
}

const humanNameText = ({ forename, otherForenames, surname }: HumanName) =>
  [forename, otherForenames, surname].filter(Boolean).join(' ');
