import type { MatchRule } from '../match-result.ts';
import type { EntryPlace, PersonDetails } from '../register-entry.ts';
import { type Facts, toFacts } from './facts.ts';
import { namesakeKey, plainNameKey } from './namesakes.ts';

type KeyOf = (facts: Facts) => string | undefined;

/** What two must have in common for a rule to speak for them, beside their names. */
export const KEY_OF_RULE: Readonly<Record<MatchRule, KeyOf>> = {
  'same-personal-code': ({ human, details }) => human && details.personalCodeTag,
  'same-full-birth-date': ({ birthDate }) => birthDate,
  'same-officer-id': ({ details }) => details.officerId,
  'same-company': companyKey,
  'same-body-number': ({ registration }) => registration?.number,
  'same-address': ({ postcode, birthMonth }) => postcode && birthMonth && `${postcode} ${birthMonth}`,
};

/** Officers and people in control are matched within their company; holders are not on the registry's lists. */
function companyKey({ place, birthMonth }: Facts): string | undefined {
  if (place === undefined || place.role === 'holder') return undefined;
  return birthMonth && `${place.companyId} ${birthMonth}`;
}

/**
 * The keys under which somebody is found again: whoever shares none with them can be neither linked nor proposed. With them a store
 * finds the persons that new or changed entries have to be matched with. They hold a date of birth and a code's tag, so what is
 * kept of them must itself be a tag.
 */
export function matchKeysOf(details: PersonDetails, place?: EntryPlace): readonly string[] {
  const facts = toFacts({ node: 0, of: { personId: '' }, ...(place && { place }) }, details);
  const keys = Object.entries(KEY_OF_RULE).map(([rule, keyOf]) => [rule, keyOf(facts)] as const);
  const names = [
    ['namesake', namesakeKey(facts)],
    ['plain-name', plainNameKey(facts)],
  ] as const;
  return [...keys, ...names].flatMap(([kind, key]) =>
    key === undefined || key === '' ? [] : [`${kind} ${key}`],
  );
}
