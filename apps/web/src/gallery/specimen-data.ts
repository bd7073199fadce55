import type { ComboboxOption } from '#kit/form/combobox.tsx';
import type { Status } from '#kit/page/status-badge.tsx';

export const countries: readonly ComboboxOption[] = [
  { value: 'GB', label: 'United Kingdom', detail: 'GB' },
  { value: 'IE', label: 'Ireland', detail: 'IE' },
  { value: 'CI', label: 'Côte d’Ivoire', detail: 'CI' },
  { value: 'DE', label: 'Germany', detail: 'DE' },
  { value: 'US', label: 'United States', detail: 'US' },
];

export const classCodes: readonly ComboboxOption[] = [
  { value: '62012', label: 'Business and domestic software development', detail: '62012' },
  { value: '41100', label: 'Development of building projects', detail: '41100' },
  { value: '68209', label: 'Other letting and operating of own or leased real estate', detail: '68209' },
];

export interface SpecimenCompany {
  readonly id: string;
  readonly name: string;
  readonly number: string;
  readonly status: Status;
  readonly shares: bigint;
  readonly statementDue: string;
}

const words = ['Harbour', 'Anchor', 'Lantern', 'Millstone', 'Kestrel', 'Thornbury', 'Ashfield', 'Quarry'];
const endings = ['Holdings', 'Estates', 'Trading', 'Services', 'Developments'];
const statuses: readonly Status[] = ['Active', 'Due soon', 'Overdue', 'Dormant', 'Active'];

/** So many invented companies, the same ones each time. */
export function inventCompanies(count: number): readonly SpecimenCompany[] {
  return Array.from({ length: count }, (_, place) => ({
    id: String(place + 1),
    name: `${pick(words, place)} ${pick(endings, Math.floor(place / words.length))} ${place + 1} Limited`,
    number: String(1_000_000 + place * 37).padStart(8, '0'),
    status: pick(statuses, place * 3),
    shares: BigInt(place + 1) * 1_009n,
    statementDue: `2027-${two((place % 12) + 1)}-${two((place % 28) + 1)}`,
  }));
}

/** The longest name that the registry takes: 160 characters. */
export const longestCompany: SpecimenCompany = {
  id: 'longest',
  name: 'The Worshipful Society for the Improvement of Navigation, Warehousing, Wharfage and Allied Undertakings in the Eastern Counties and Adjoining Parts (1897) Limited',
  number: 'SC999999',
  status: 'Overdue',
  shares: 99_999_999_999n,
  statementDue: '2026-11-18',
};

function pick<T>(list: readonly T[], place: number): T {
  const found = list[place % list.length];
  if (found === undefined) throw new Error('Nothing to pick from');
  return found;
}

const two = (part: number) => String(part).padStart(2, '0');
