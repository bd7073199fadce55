import type { Status } from '#kit/status-badge/status-badge.tsx';

export interface SampleCompany {
  readonly id: string;
  readonly name: string;
  readonly number: string;
  readonly status: Status;
  readonly shares: bigint;
  readonly statementDue: string;
}

const names = ['Harbour', 'Anchor', 'Lantern', 'Millstone', 'Kestrel', 'Thornbury', 'Ashfield', 'Quarry'];
const statuses: readonly Status[] = ['Active', 'Due soon', 'Overdue', 'Dormant'];

/** So many invented companies, the same ones each time. */
export function inventCompanies(count: number): readonly SampleCompany[] {
  return Array.from({ length: count }, (_, place) => ({
    id: String(place + 1),
    name: `${names[place % names.length]} Holdings ${place + 1} Limited`,
    number: String(1_000_000 + place * 37).padStart(8, '0'),
    status: statuses[place % statuses.length] ?? 'Active',
    shares: BigInt(place + 1) * 1_009n,
    statementDue: `2027-0${(place % 9) + 1}-1${place % 10}`,
  }));
}

/** The longest name that the registry takes: 160 characters. */
export const longestCompany: SampleCompany = {
  id: 'longest',
  name: 'The Worshipful Society for the Improvement of Navigation, Warehousing, Wharfage and Allied Undertakings in the Eastern Counties and Adjoining Parts (1897) Limited',
  number: 'SC999999',
  status: 'Overdue',
  shares: 99_999_999_999n,
  statementDue: '2026-11-18',
};
