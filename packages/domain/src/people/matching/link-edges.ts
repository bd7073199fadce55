import { MATCH_RULES, type MatchRule } from '../match-result.ts';
import { findNameLikeness } from '../names/likely-name.ts';
import { COMPARED_WITH } from './compared-pairs.ts';
import type { Edge } from './evidence.ts';
import type { Facts } from './facts.ts';
import { KEY_OF_RULE } from './match-keys.ts';
import type { Namesakes } from './namesakes.ts';

type LinkRule = Exclude<MatchRule, 'same-address'>;

/** What must be the same beside the rule's own key before anything is linked at once; undefined where nothing is. */
type Identity = (facts: Facts, namesakes: Namesakes) => string | undefined;

const IDENTITY: Readonly<Record<LinkRule, Identity>> = {
  'same-personal-code': () => '',
  'same-full-birth-date': identityByBirth,
  'same-officer-id': ({ human, nameKey, birthMonth }) =>
    human && nameKey && birthMonth && `${nameKey} ${birthMonth}`,
  'same-company': (facts, namesakes) => (namesakes.isShort(facts) ? undefined : facts.nameKey),
  'same-body-number': identityOfBody,
};

/** The full name; one that strangers have too is enough at one address only. */
function identityByBirth(facts: Facts, namesakes: Namesakes): string | undefined {
  const { nameKey, postcode } = facts;
  if (nameKey === undefined || namesakes.isShort(facts)) return undefined;
  if (!namesakes.isCommon(facts)) return nameKey;
  return postcode && `${nameKey} ${postcode}`;
}

/** A UK number is given once. Other countries have registers that number alike: there the name has to be the same too. */
function identityOfBody({ registration, nameKey }: Facts): string | undefined {
  if (registration?.country === undefined) return undefined;
  if (registration.country === 'uk') return 'uk';
  return nameKey && `${registration.country} ${registration.register ?? ''} ${nameKey}`;
}

/**
 * What is linked at once, were there no contradictions. All who share the evidence are tied to one of them, not each to each, so
 * that an officer of thousands of companies costs thousands of edges and no more.
 */
export function listLinkEdges(all: readonly Facts[], namesakes: Namesakes): readonly Edge[] {
  return MATCH_RULES.flatMap((rule) => (rule === 'same-address' ? [] : linkBy(rule, all, namesakes)));
}

function linkBy(rule: LinkRule, all: readonly Facts[], namesakes: Namesakes): Edge[] {
  const blocks = Map.groupBy(all, (facts) => {
    const key = KEY_OF_RULE[rule](facts);
    const identity = key ? IDENTITY[rule](facts, namesakes) : undefined;
    return identity === undefined ? undefined : `${key} ${identity}`;
  });
  blocks.delete(undefined);
  return [...blocks.values()].flatMap((block) => {
    if (block.length < 2) return [];
    if (rule === 'same-personal-code') return tieCode(block);
    return rule === 'same-company' ? tieCompany(block) : tie(rule, block);
  });
}

function tie(rule: LinkRule, [first, ...rest]: readonly Facts[]): Edge[] {
  if (first === undefined) return [];
  return rest.flatMap((other) => (other.node === first.node ? [] : [{ rule, one: first, other }]));
}

/** Those with one code whose names may be one: a code is easily pasted beside the wrong name. */
function tieCode(block: readonly Facts[]): Edge[] {
  const alike = Map.groupBy(block, ({ human, birthMonth }) =>
    [...(human?.now.surname ?? []), '', ...(human?.now.forenames ?? []), birthMonth].join(' '),
  );
  const firsts = [...alike.values()].flatMap((same) => same.slice(0, 1));
  const across = firsts.flatMap((one, place) =>
    firsts
      .slice(place + 1, place + 1 + COMPARED_WITH)
      .filter((other) => one.node !== other.node && mayShareCode(one, other))
      .map((other): Edge => ({ rule: 'same-personal-code', one, other })),
  );
  return [...[...alike.values()].flatMap((same) => tie('same-personal-code', same)), ...across];
}

export function mayShareCode(one: Facts, other: Facts): boolean {
  if (one.human === undefined || other.human === undefined) return false;
  if (one.nameKey !== undefined && one.nameKey === other.nameKey) return true;
  if (findNameLikeness(one.human, other.human) !== undefined) return true;
  const isSameMonth = one.birthMonth !== undefined && one.birthMonth === other.birthMonth;
  return isSameMonth && one.human.now.forenames[0] === other.human.now.forenames[0];
}

/** The officer and the PSC of a company. Two officers of one name there, whom the registry holds for two, are left to a person. */
function tieCompany(block: readonly Facts[]): Edge[] {
  const { officer = [], psc = [] } = Object.groupBy(block, ({ place }) => place?.role ?? 'holder');
  if (officer.length === 0 || psc.length === 0) return [];
  const isOneOfficer = new Set(officer.map(({ details }) => details.officerId)).size === 1;
  const hasId = officer.length === 1 || officer[0]?.details.officerId !== undefined;
  if (!isOneOfficer || !hasId) return [];
  const [firstOfficer, firstPsc] = [officer.slice(0, 1), psc.slice(0, 1)];
  return [
    ...tie('same-company', [...firstOfficer, ...psc]),
    ...tie('same-company', [...firstPsc, ...officer.slice(1)]),
  ];
}
