import { getCompanyRegisteredInformation } from '@statbook/contract/calls';
import { handle } from '../../pipeline/handler.ts';
import type { Vault } from '../../platform/secrets.ts';
import { presentAddress, presentFormAddress } from '../../readings/present-record.ts';
import { readProtectedCompanyData } from '../../readings/protected-company-data.ts';
import type { Reading } from '../../readings/reading-queries.ts';
import { getRegistryRecord } from '../../readings/registry-record.ts';
import { findDetail } from './detail-queries.ts';
import { presentSicCodes } from './present-profile.ts';
import { presentDetail } from './update-registered-info.ts';

/** What a company has registered of itself. The e-mail address is not public: only whether there is one is told. */
export const getCompanyRegisteredInformationHandler = (vault: Vault) =>
  handle(getCompanyRegisteredInformation, async ({ tx, company }) => {
    const { head, readings } = await getRegistryRecord(tx, company, ['profile', 'company-data']);
    const profile = readings.profile?.value;
    const data = readings['company-data'];
    const kept = await findDetail(tx, company.id);
    return {
      Entity: [
        {
          ...head,
          RegisteredOffice: presentAddress(profile?.registeredOffice),
          SicCodes: presentSicCodes(profile),
          HasRegisteredEmail: data === undefined ? null : hasRegisteredEmail(vault, company.id, data),
          SailAddress: presentFormAddress(data?.value.sailAddress),
          Kept: kept === undefined ? null : await presentDetail(tx, kept),
          CompanyDataReadAt: data?.readAt.toISOString() ?? null,
        },
      ],
    };
  });

function hasRegisteredEmail(vault: Vault, companyId: string, reading: Reading<'company-data'>): boolean {
  return readProtectedCompanyData(vault, companyId, reading)?.registeredEmail !== undefined;
}
