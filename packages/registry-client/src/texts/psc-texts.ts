import { lookUpText, toLabel, type Texts } from './readable.ts';

/** What a holding of a band is said of. */
const BANDED_RIGHTS: readonly (readonly [key: string, text: (band: string) => string])[] = [
  ['ownership-of-shares', (band) => `Holds ${band} of the shares`],
  ['voting-rights', (band) => `Holds ${band} of the voting rights`],
  ['right-to-share-surplus-assets', (band) => `Entitled to ${band} of the surplus assets`],
];

/** The bands of Schedule 1A to the Companies Act 2006 as the register keeps them. */
const BANDS: Texts = {
  '25-to-50-percent': 'more than 25% and up to 50%',
  '50-to-75-percent': 'more than 50% and less than 75%',
  '75-to-100-percent': '75% or more',
  'more-than-25-percent': 'more than 25%',
};

const OTHER_RIGHTS: Texts = {
  'right-to-appoint-and-remove-directors': 'May appoint and remove a majority of the directors',
  'right-to-appoint-and-remove-members': 'May appoint and remove a majority of the managing members',
  'right-to-appoint-and-remove-person': 'May appoint and remove the persons who manage',
  'significant-influence-or-control': 'Has significant influence or control',
};

const CAPACITIES: readonly (readonly [suffix: string, text: string])[] = [
  ['-as-trust', ', as a trustee'],
  ['-as-firm', ', as a member of a firm'],
  ['-as-control-over-trust', ', through control over a trust'],
  ['-as-control-over-firm', ', through control over a firm'],
];

/** Suffixes that say for what kind of entity the wording is, which the page shows anyway. */
const ENTITY_SUFFIX = /-(limited-liability-partnership|registered-overseas-entity)$/;

/** One nature of control in words; an unknown one in the words of its key. */
export function describeNatureOfControl(nature: string): string {
  const key = nature.replace(ENTITY_SUFFIX, '');
  const capacity = CAPACITIES.find(([suffix]) => key.endsWith(suffix));
  const right = describeRight(capacity ? key.slice(0, -capacity[0].length) : key);
  return right === undefined ? toLabel(nature) : right + (capacity?.[1] ?? '');
}

function describeRight(key: string): string | undefined {
  for (const [right, text] of BANDED_RIGHTS) {
    const band = key.startsWith(`${right}-`) ? BANDS[key.slice(right.length + 1)] : undefined;
    if (band) return text(band);
  }
  return OTHER_RIGHTS[key];
}

/** By the registry's keys, its misspelling included. */
const STATEMENTS: Texts = {
  'no-individual-or-entity-with-signficant-control':
    'The company knows, or has reason to believe, that nobody has significant control over it.',
  'psc-exists-but-not-identified':
    'The company knows, or has reason to believe, that somebody has significant control over it, but has not identified them.',
  'psc-details-not-confirmed':
    'The company has identified somebody with significant control, but their details are not all confirmed.',
  'steps-to-find-psc-not-yet-completed':
    'The company is still taking steps to find out whether anybody has significant control over it.',
  'psc-contacted-but-no-response':
    'The company has given notice to somebody who may have significant control, without an answer in time.',
  'psc-has-failed-to-confirm-changed-details':
    'The company has asked {name} to confirm changed details, without an answer in time.',
  'restrictions-notice-issued-to-psc':
    'The company has put restrictions on the interest of somebody with significant control.',
  'awaiting-confirmation-from-psc': 'The company is waiting for {name} to confirm their details.',
};

/** A PSC statement in words; `linkedName` is the PSC that it is about, where it is about one. */
export function describePscStatement(statement: string, linkedName?: string): string {
  const key = statement.toLowerCase().replaceAll('_', '-');
  return lookUpText(STATEMENTS, key).replace('{name}', linkedName ?? 'a person with significant control');
}

const EXEMPTIONS: Texts = {
  'psc-exempt-as-trading-on-uk-regulated-market':
    'Exempt from a PSC register: traded on a UK regulated market',
  'psc-exempt-as-trading-on-eu-regulated-market':
    'Exempt from a PSC register: traded on an EU regulated market',
  'psc-exempt-as-trading-on-regulated-market': 'Exempt from a PSC register: traded on a regulated market',
  'psc-exempt-as-shares-admitted-on-market':
    'Exempt from a PSC register: shares admitted to a listed market abroad',
  'disclosure-transparency-rules-chapter-five-applies':
    'Reports major shareholdings under chapter 5 of the Disclosure and Transparency Rules',
};

/** An exemption in words. */
export function describeExemption(type: string): string {
  return lookUpText(EXEMPTIONS, type);
}
