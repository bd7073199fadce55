import type { Company, Officer } from '../world/types.ts';

export const officerOrders = ['appointed_on', 'resigned_on', 'surname'] as const;
export type OfficerOrder = (typeof officerOrders)[number];

/** Secretaries stand first; those who resigned follow those who serve. */
export function sortOfficers(officers: Officer[], order?: OfficerOrder): Officer[] {
  if (order === 'appointed_on')
    return sortBy(officers, (one) => one.appointedOn ?? one.appointedBefore ?? '').reverse();
  if (order === 'resigned_on') return sortBy(officers, (one) => one.resignedOn ?? '').reverse();
  if (order === 'surname') return sortBy(officers, nameKey);
  return sortBy(officers, (one) => `${roleKey(one)} ${nameKey(one)} ${inverse(one.appointedOn ?? '')}`);
}

/** For a company that is closed, those who never resigned are neither active nor resigned. */
export function countOfficers({ officers, status }: Company) {
  const serving = officers.filter((one) => one.resignedOn === undefined).length;
  const isClosed =
    status === 'dissolved' || status === 'converted-closed' || status === 'closed' || status === 'removed';
  return {
    active_count: isClosed ? 0 : serving,
    inactive_count: isClosed ? serving : 0,
    resigned_count: officers.length - serving,
  };
}

function roleKey({ role, resignedOn }: Officer): string {
  return `${resignedOn === undefined ? 0 : 1}${role.includes('secretary') ? 0 : 1}`;
}

function nameKey({ person, corporate }: Officer): string {
  return (
    person === undefined ? (corporate?.name ?? '') : `${person.surname} ${person.forename}`
  ).toLowerCase();
}

/** Turns the order of dates round within an ascending sort. */
function inverse(day: string): string {
  return day.replace(/\d/g, (digit) => String(9 - Number(digit)));
}

function sortBy<T>(items: T[], key: (item: T) => string): T[] {
  return items.toSorted((one, other) => key(one).localeCompare(key(other)));
}
