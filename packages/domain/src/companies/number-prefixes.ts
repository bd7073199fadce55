/** Part of the UK, or beyond it, in which a registered number says the entity belongs. */
export type Jurisdiction =
  | 'england-wales'
  | 'scotland'
  | 'northern-ireland'
  | 'united-kingdom'
  | 'outside-uk';

/** The sort of entity that a registered number stands for. */
export type EntityKind =
  | 'company'
  | 'limited-liability-partnership'
  | 'limited-partnership'
  | 'qualifying-partnership'
  | 'overseas-company'
  | 'uk-establishment'
  | 'overseas-entity'
  | 'assurance-company'
  | 'registered-society'
  | 'charitable-incorporated-organisation'
  | 'investment-company'
  | 'royal-charter'
  | 'unregistered-company'
  | 'economic-interest-grouping'
  | 'societas-europaea'
  | 'protected-cell-company'
  | 'further-education-corporation';

/** What one prefix says. */
export interface NumberPrefix {
  readonly jurisdiction: Jurisdiction;
  readonly kind: EntityKind;
}

/** The text for each kind, for sentences such as "This number belongs to an overseas company". */
export const ENTITY_KIND_LABELS: Readonly<Record<EntityKind, string>> = {
  company: 'a company',
  'limited-liability-partnership': 'a limited liability partnership',
  'limited-partnership': 'a limited partnership',
  'qualifying-partnership': 'a Scottish qualifying partnership',
  'overseas-company': 'an overseas company',
  'uk-establishment': 'a UK establishment of an overseas company',
  'overseas-entity': 'an overseas entity',
  'assurance-company': 'an assurance company',
  'registered-society': 'a registered society',
  'charitable-incorporated-organisation': 'a charitable incorporated organisation',
  'investment-company': 'an investment company with variable capital',
  'royal-charter': 'a body formed by royal charter',
  'unregistered-company': 'an unregistered company',
  'economic-interest-grouping': 'an economic interest grouping',
  'societas-europaea': 'a Societas Europaea',
  'protected-cell-company': 'a protected cell company',
  'further-education-corporation': 'a further education corporation',
};

/** Source: the prefixes that the register itself distinguishes. Eight digits without letters have the prefix ''. */
const PREFIXES = new Map<string, NumberPrefix>([
  ['', { jurisdiction: 'england-wales', kind: 'company' }],
  ['SC', { jurisdiction: 'scotland', kind: 'company' }],
  ['NI', { jurisdiction: 'northern-ireland', kind: 'company' }],
  ['R0', { jurisdiction: 'northern-ireland', kind: 'company' }],
  ['OC', { jurisdiction: 'england-wales', kind: 'limited-liability-partnership' }],
  ['SO', { jurisdiction: 'scotland', kind: 'limited-liability-partnership' }],
  ['NC', { jurisdiction: 'northern-ireland', kind: 'limited-liability-partnership' }],
  ['LP', { jurisdiction: 'england-wales', kind: 'limited-partnership' }],
  ['SL', { jurisdiction: 'scotland', kind: 'limited-partnership' }],
  ['NL', { jurisdiction: 'northern-ireland', kind: 'limited-partnership' }],
  ['SG', { jurisdiction: 'scotland', kind: 'qualifying-partnership' }],
  ['FC', { jurisdiction: 'outside-uk', kind: 'overseas-company' }],
  ['SF', { jurisdiction: 'outside-uk', kind: 'overseas-company' }],
  ['NF', { jurisdiction: 'outside-uk', kind: 'overseas-company' }],
  ['BR', { jurisdiction: 'united-kingdom', kind: 'uk-establishment' }],
  ['OE', { jurisdiction: 'outside-uk', kind: 'overseas-entity' }],
  ['AC', { jurisdiction: 'england-wales', kind: 'assurance-company' }],
  ['SA', { jurisdiction: 'scotland', kind: 'assurance-company' }],
  ['NA', { jurisdiction: 'northern-ireland', kind: 'assurance-company' }],
  ['IP', { jurisdiction: 'england-wales', kind: 'registered-society' }],
  ['SP', { jurisdiction: 'scotland', kind: 'registered-society' }],
  ['NP', { jurisdiction: 'northern-ireland', kind: 'registered-society' }],
  ['NO', { jurisdiction: 'northern-ireland', kind: 'registered-society' }],
  ['RS', { jurisdiction: 'united-kingdom', kind: 'registered-society' }],
  ['CE', { jurisdiction: 'england-wales', kind: 'charitable-incorporated-organisation' }],
  ['CS', { jurisdiction: 'scotland', kind: 'charitable-incorporated-organisation' }],
  ['IC', { jurisdiction: 'england-wales', kind: 'investment-company' }],
  ['SI', { jurisdiction: 'scotland', kind: 'investment-company' }],
  ['NV', { jurisdiction: 'northern-ireland', kind: 'investment-company' }],
  ['RC', { jurisdiction: 'england-wales', kind: 'royal-charter' }],
  ['SR', { jurisdiction: 'scotland', kind: 'royal-charter' }],
  ['NR', { jurisdiction: 'northern-ireland', kind: 'royal-charter' }],
  ['ZC', { jurisdiction: 'england-wales', kind: 'unregistered-company' }],
  ['SZ', { jurisdiction: 'scotland', kind: 'unregistered-company' }],
  ['NZ', { jurisdiction: 'northern-ireland', kind: 'unregistered-company' }],
  ['GE', { jurisdiction: 'england-wales', kind: 'economic-interest-grouping' }],
  ['GS', { jurisdiction: 'scotland', kind: 'economic-interest-grouping' }],
  ['GN', { jurisdiction: 'northern-ireland', kind: 'economic-interest-grouping' }],
  ['SE', { jurisdiction: 'england-wales', kind: 'societas-europaea' }],
  ['ES', { jurisdiction: 'scotland', kind: 'societas-europaea' }],
  ['PC', { jurisdiction: 'united-kingdom', kind: 'protected-cell-company' }],
  ['FE', { jurisdiction: 'united-kingdom', kind: 'further-education-corporation' }],
]);

/** What a prefix ('' for eight digits) stands for; undefined when it is on no list. */
export function findNumberPrefix(prefix: string): NumberPrefix | undefined {
  return PREFIXES.get(prefix);
}
