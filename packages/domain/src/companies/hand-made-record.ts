import { type CompanyNumber, findEntityKind } from './company-number.ts';
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

/** Why no record of a company can be made by hand under this number; undefined where one can. */
export function findNumberRefusal(number: CompanyNumber): string | undefined {
  const kind = findEntityKind(number)?.kind;
  if (kind === 'company') return undefined;
  const whose = kind === undefined ? 'no company' : ENTITY_KIND_LABELS[kind];
  return `This number belongs to ${whose}. Enter the number of a company`;
}
