import { companiesInformation } from '@statbook/contract/calls';
import { type CompanyNumber, serviceFor } from '@statbook/domain';
import type { CompanyProfile, PublicAddress } from '@statbook/registry-client';
import { refuseRegistryFailure } from '../../clients/registry-refusal.ts';
import type { Platform } from '../../composition.ts';
import { refuseConnectionType } from '../../pipeline/connection-type.ts';
import { handle } from '../../pipeline/handler.ts';
import { Refusal } from '../../pipeline/refusal.ts';
import { readTypedNumber } from '../../pipeline/typed-number.ts';
import { presentService } from '../../readings/present-service.ts';
import { findIdsByNumber } from './company-list-queries.ts';

type Needs = Pick<Platform, 'config' | 'registry' | 'database'>;

/** Looks a company up on the public register. */
export const companiesInformationHandler = ({ config, registry, database }: Needs) =>
  handle(companiesInformation, async ({ query, person, signal }) => {
    const wrong = refuseConnectionType(config, query.ConnectionType);
    if (wrong !== undefined) return wrong;
    const number = readTypedNumber('companyNumber', query.companyNumber);
    if (number instanceof Refusal) return number;
    const found = await registry.data.companyProfile(number, { signal });
    if (!found.ok) return refuseRegistryFailure(found);
    const ids = await database.transaction(person.scope, (tx) => findIdsByNumber(tx, [number]));
    return {
      Entity: [
        {
          ...presentProfile(number, found.value),
          CompanyId: ids.get(number) ?? null,
          ReadAt: found.fetchedAt,
        },
      ],
    };
  });

function presentProfile(number: CompanyNumber, profile: CompanyProfile) {
  const { type, status } = profile;
  return {
    CompanyNumber: number,
    CompanyName: profile.name,
    CompanyType: type ?? null,
    CompanyStatus: status ?? null,
    StatusDetail: profile.statusDetail ?? null,
    IncorporatedOn: profile.createdOn ?? null,
    DissolvedOn: profile.ceasedOn ?? null,
    SicCodes: [...profile.sicCodes],
    NextStatementDue: profile.confirmationStatement?.nextDue ?? null,
    NextAccountsDue: profile.accounts?.nextDue ?? null,
    registered_office_address: toRegistryAddress(profile.registeredOffice),
    Service: presentService(serviceFor({ number, type: type ?? '', status: status ?? '' })),
  };
}

/** The members keep the registry's names: callers read them so. */
function toRegistryAddress(address: PublicAddress | undefined) {
  if (address === undefined) return null;
  return {
    care_of: address.careOf ?? null,
    po_box: address.poBox ?? null,
    premises: address.premises ?? null,
    address_line_1: address.line1 ?? null,
    address_line_2: address.line2 ?? null,
    locality: address.locality ?? null,
    region: address.region ?? null,
    postal_code: address.postalCode ?? null,
    country: address.country ?? null,
  };
}
