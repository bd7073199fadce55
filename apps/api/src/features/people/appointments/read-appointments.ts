import type { OfficerAppointment, RegistryFailure } from '@statbook/registry-client';
import type { Platform } from '../../../composition.ts';
import type { RoleOfPerson } from '../person-queries.ts';

/** One human seldom has more officer ids than these; each costs at least one request. */
const mostIds = 10;

/** What the public register shows under some officer ids. */
export interface ReadAppointments {
  readonly ok: true;
  readonly items: readonly OfficerAppointment[];
  readonly total: number;
  readonly isKnown: boolean;
}

/** The ids by which the register names somebody as officer of these companies. */
export function officerIdsOf(roles: readonly RoleOfPerson[]): string[] {
  const ids = roles.flatMap(({ detail }) => (detail.register === 'officer' ? detail.compared.officerId : []));
  return [...new Set(ids.filter((id) => id !== undefined))].slice(0, mostIds);
}

/** The appointments under all of the ids: what one failure leaves open, no list shows as if it were all. */
export async function readAppointments(
  { registry }: Pick<Platform, 'registry'>,
  officerIds: readonly string[],
  signal: AbortSignal,
): Promise<ReadAppointments | ({ readonly ok: false } & RegistryFailure)> {
  const items: OfficerAppointment[] = [];
  let [total, isKnown] = [0, false];
  for (const officerId of officerIds) {
    const read = await registry.data.officerAppointments(officerId, { signal });
    if (read.ok) {
      items.push(...read.value.items);
      total += read.value.totalCount;
      isKnown = true;
    } else if (read.reason !== 'not-found') return read;
  }
  return { ok: true, items, total, isKnown };
}
