import { companiesInformation } from '@statbook/contract/calls';
import { type CompanyNumber, serviceFor } from '@statbook/domain/companies';
import type { CompanyProfile } from '@statbook/registry-client';
import { refuseRegistryFailure } from '../../../clients/registry-refusal.ts';
import type { Platform } from '../../../composition.ts';
import { refuseConnectionType } from '../../../pipeline/connection-type.ts';
import { handle } from '../../../pipeline/handler.ts';
import { Refusal } from '../../../pipeline/refusal.ts';
import { readTypedNumber } from '../../../pipeline/typed-number.ts';
import { presentAddress } from '../../../registry-snapshots/present-company.ts';
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
          companyId: ids.get(number),
          readAt: found.fetchedAt,
        },
      ],
    };
  });

function presentProfile(number: CompanyNumber, profile: CompanyProfile) {
  const { type, status } = profile;
  return {
    ...profile,
    companyNumber: number,
    companyName: profile.name,
    companyType: type,
    companyStatus: status,
    incorporatedOn: profile.createdOn,
    dissolvedOn: profile.ceasedOn,
    nextStatementDue: profile.confirmationStatement?.nextDue,
    nextAccountsDue: profile.accounts?.nextDue,
    // The members keep the registry's names: callers read them so.
    registeredOfficeAddress: presentAddress(profile.registeredOffice),
    service: presentService(serviceFor({ number, type: type ?? '', status: status ?? '' })),
  };
}
