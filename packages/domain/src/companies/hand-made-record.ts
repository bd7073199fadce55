import { type CompanyNumber, findEntityKind } from './company-number.ts';
import { SERVED_COMPANY_TYPES } from './company-types.ts';
import { ENTITY_KIND_LABELS } from './number-prefixes.ts';

/** Where a company is registered (s.9(2)(b)); Welsh and English companies share their numbers. */
const REGISTERS: Readonly<Record<string, readonly string[]>> = {
  'england-wales': ['england-wales', 'wales', 'england'],
  scotland: ['scotland'],
  'northern-ireland': ['northern-ireland'],
};

/** The keys of the parts of the country in which a company of this number can be registered. */
export function jurisdictionsOf(number: CompanyNumber): readonly string[] {
  return REGISTERS[findEntityKind(number)?.jurisdiction ?? ''] ?? [];
}

/** Keys of the register: what a record made by hand can be of. A community interest company is one of the limited ones. */
export const HAND_MADE_TYPES = [...SERVED_COMPANY_TYPES, 'llp'] as const;

export type HandMadeType = (typeof HAND_MADE_TYPES)[number];

const PARTNERSHIP = 'limited-liability-partnership';

/** Why no record can be made by hand under this number, of a type where one is chosen; undefined where one can. */
export function findNumberRefusal(number: CompanyNumber, type?: HandMadeType): string | undefined {
  const kind = findEntityKind(number)?.kind;
  const isWanted = (wanted: string, isChosen: boolean) => kind === wanted && (type === undefined || isChosen);
  if (isWanted('company', type !== 'llp') || isWanted(PARTNERSHIP, type === 'llp')) return undefined;
  const whose = kind === undefined ? 'no company' : ENTITY_KIND_LABELS[kind];
  return `This number belongs to ${whose}. Enter the number of ${ENTITY_KIND_LABELS[type === 'llp' ? PARTNERSHIP : 'company']}`;
}
