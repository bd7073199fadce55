import type { Company, Officer } from '../../register/company.ts';

/** The orders that can be asked for, by the key on which each sorts; both orders of dates begin with the latest. */
const orders = {
  appointed_on: ({ appointedOn, appointedBefore }: Officer) => appointedOn ?? appointedBefore ?? '',
  resigned_on: ({ resignedOn }: Officer) => resignedOn ?? '',
  surname: nameKey,
};

export type OfficerOrder = keyof typeof orders;

export function isOfficerOrder(text: string): text is OfficerOrder {
  return Object.hasOwn(orders, text);
}

/** Secretaries stand first unless another order is asked for; those who resigned follow those who serve. */
export function sortOfficers(officers: Officer[], order?: OfficerOrder): Officer[] {
  const key = order === undefined ? defaultKey : orders[order];
  const sorted = officers.toSorted((one, other) => key(one).localeCompare(key(other)));
  return order === undefined || order === 'surname' ? sorted : sorted.reverse();
}

function defaultKey(officer: Officer): string {
  const { role, resignedOn, appointedOn = '' } = officer;
  const rank = `${resignedOn === undefined ? 0 : 1}${role.includes('secretary') ? 0 : 1}`;
  // The latest appointment of a person comes first, so its digits are counted down.
  const latestFirst = appointedOn.replace(/\d/g, (digit) => String(9 - Number(digit)));
  return `${rank} ${nameKey(officer)} ${latestFirst}`;
}

function nameKey({ person, corporate }: Officer): string {
  return (person ? `${person.surname} ${person.forename}` : (corporate?.name ?? '')).toLowerCase();
}

const closedStatuses = new Set(['dissolved', 'converted-closed', 'closed', 'removed']);

/** For a company that is closed, those who never resigned are neither active nor resigned. */
export function countOfficers({ officers, status }: Pick<Company, 'officers' | 'status'>) {
  const serving = officers.filter((one) => one.resignedOn === undefined).length;
  const isClosed = closedStatuses.has(status ?? '');
  return {
    active_count: isClosed ? 0 : serving,
    inactive_count: isClosed ? serving : 0,
    resigned_count: officers.length - serving,
  };
}
