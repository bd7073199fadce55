import type { ServedCompanyType } from '../../../companies/company-types.ts';
import type { FormedKind, FormedPlace } from './content.ts';

const TYPES: Readonly<Record<FormedKind, ServedCompanyType | 'llp'>> = {
  BYSHR: 'ltd',
  BYGUAR: 'private-limited-guarant-nsc',
  BYGUAREXEMPT: 'private-limited-guarant-nsc-limited-exemption',
  PLC: 'plc',
  LLP: 'llp',
  LLPDES: 'llp',
};

const JURISDICTIONS: Readonly<Record<FormedPlace, string>> = {
  EW: 'england-wales',
  WA: 'wales',
  SC: 'scotland',
  NI: 'northern-ireland',
};

/** What a company will be on the register, by the register's keys. */
export function toRegisterKeys(kind: FormedKind, place: FormedPlace) {
  return { type: TYPES[kind], jurisdiction: JURISDICTIONS[place] };
}
