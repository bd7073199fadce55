import { companiesInformation } from '@statbook/contract/calls';
import { type CompanyNumber, serviceFor } from '@statbook/domain/companies';
import type { CompanyProfile, PublicAddress } from '@statbook/registry-client';
import { refuseRegistryFailure } from '../../../clients/registry-refusal.ts';
import type { Platform } from '../../../composition.ts';
import { refuseConnectionType } from '../../../pipeline/connection-type.ts';
import { handle } from '../../../pipeline/handler.ts';
import { Refusal } from '../../../pipeline/refusal.ts';
import { readTypedNumber } from '../../../pipeline/typed-number.ts';
import { presentService } from '../../../registry-snapshots/present-service.ts';
import { findIdsByNumber } from './company-list-queries.ts';

type Dependencies = Pick<Platform, 'config' | 'registry' | 'database'>;

/** Looks a company up on the public register. */
export const companiesInformationHandler = ({ config, registry, database }: Dependencies) =>
  handle(companiesInformation, async ({ query, person, signal }) => {
    const wrong = refuseConnectionType(config, query.connectionType);
    if (wrong !== undefined) return wrong;
    const number = readTypedNumber('companyNumber', query.companyNumber);
    if (number instanceof Refusal) return number;
    const found = await registry.data.companyProfile(number, { signal });
    if (!found.ok) return refuseRegistryFailure(found);
    const ids = await database.transaction(person.scope, (tx) => findIdsByNumber(tx, [number]));
    return {
      entity: [
        {
          ...presentProfile(number, found.value),
          companyId: ids.get(number) ?? null,
          readAt: found.fetchedAt,
        },
      ],
    };
  });

function presentProfile(number: CompanyNumber, profile: CompanyProfile) {
  const { type, status } = profile;
  return {
    companyNumber: number,
    companyName: profile.name,
    companyType: type ?? null,
    companyStatus: status ?? null,
    statusDetail: profile.statusDetail ?? null,
    incorporatedOn: profile.createdOn ?? null,
    dissolvedOn: profile.ceasedOn ?? null,
    sicCodes: [...profile.sicCodes],
    nextStatementDue: profile.confirmationStatement?.nextDue ?? null,
    nextAccountsDue: profile.accounts?.nextDue ?? null,
    registeredOfficeAddress: toRegistryAddress(profile.registeredOffice),
    service: presentService(serviceFor({ number, type: type ?? '', status: status ?? '' })),
  };
}

/** The members keep the registry's names: callers read them so. */
function toRegistryAddress(address: PublicAddress | undefined) {
  if (address === undefined) return null;
  return {
    careOf: address.careOf ?? null,
    poBox: address.poBox ?? null,
    premises: address.premises ?? null,
    addressLine1: address.line1 ?? null,
    addressLine2: address.line2 ?? null,
    locality: address.locality ?? null,
    region: address.region ?? null,
    postalCode: address.postalCode ?? null,
    country: address.country ?? null,
  };
}
