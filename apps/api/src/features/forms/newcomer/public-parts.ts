import type { FiledAddress, FiledPreviousName } from '@statbook/domain/filing/forms';
import type { PublicIdentification, PublicOfficer, PublicPsc } from '@statbook/registry-client';
import type { Transaction } from '../../../platform/database/database.ts';
import { idOfLink } from '../../../registry-snapshots/present-company.ts';
import { findLatestReadings } from '../../../registry-snapshots/snapshot-queries.ts';
import { publicToFiledAddress } from '../facts/filed-addresses.ts';
import type { KnownRole } from './known-role-queries.ts';

/** What a public entry says of somebody, as forms ask it. */
export interface PublicParts {
  readonly companyId: string;
  readonly registerKey: string;
  readonly nationality: string | undefined;
  readonly countryOfResidence: string | undefined;
  readonly serviceAddress: FiledAddress | undefined;
  readonly principalOffice: FiledAddress | undefined;
  readonly identification: PublicIdentification | undefined;
  readonly formerNames: readonly FiledPreviousName[];
}

/** The records of so many companies say enough: each is read whole. */
const mostCompanies = 4;

/** The public entries of some roles, in their order; a role on our own register of members alone has none. */
export async function readPublicParts(
  tx: Transaction,
  roles: readonly KnownRole[],
): Promise<readonly PublicParts[]> {
  const places = roles.map(({ detail }) => detail).filter(({ register }) => register !== 'holder');
  const companies = [...new Set(places.map(({ companyId }) => companyId))].slice(0, mostCompanies);
  const entries = new Map<string, PublicOfficer | PublicPsc>();
  for (const companyId of companies) {
    const { officers, pscs } = await findLatestReadings(tx, companyId, ['officers', 'pscs']);
    for (const each of officers?.value.items ?? []) entries.set(placeOf(companyId, 'officer', each), each);
    for (const each of pscs?.value.items ?? []) entries.set(placeOf(companyId, 'psc', each), each);
  }
  return places.flatMap(({ companyId, register, registerKey }) => {
    const entry = entries.get(`${companyId} ${register} ${registerKey}`);
    return entry === undefined ? [] : [toParts(entry, { companyId, registerKey })];
  });
}

/** An entry that the registry gives no id is not found again. */
const placeOf = (companyId: string, register: string, { self }: PublicOfficer | PublicPsc) =>
  `${companyId} ${register} ${self === undefined ? '' : idOfLink(self, 0)}`;

function toParts(
  entry: PublicOfficer | PublicPsc,
  place: Pick<PublicParts, 'companyId' | 'registerKey'>,
): PublicParts {
  const { nationality, countryOfResidence, serviceAddress, principalOffice, identification } = entry;
  return {
    ...place,
    nationality,
    countryOfResidence,
    serviceAddress: publicToFiledAddress(serviceAddress),
    principalOffice: publicToFiledAddress(principalOffice),
    identification,
    formerNames: 'formerNames' in entry ? formerNamesOf(entry) : [],
  };
}

const formerNamesOf = ({ formerNames, nameParts }: PublicOfficer) =>
  formerNames.map(({ forenames, surname }) => ({
    forename: forenames,
    surname: surname ?? nameParts?.surname ?? '',
  }));
