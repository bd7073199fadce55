import { getCompanyRegisteredInformation } from '@statbook/contract/calls';
import { handle } from '../../../pipeline/handler.ts';
import type { Vault } from '../../../platform/secrets/vault.ts';
import { presentAddress, presentFormAddress } from '../../../registry-snapshots/present-company.ts';
import { readProtectedCompanyData } from '../../../registry-snapshots/protected-company-data.ts';
import type { Reading } from '../../../registry-snapshots/snapshot-queries.ts';
import { getRegistryRecord } from '../../../registry-snapshots/registry-record.ts';
import { findDetail } from '../../../filings/kept/detail-queries.ts';
import { presentSicCodes } from '../present-profile.ts';
import { listTagsOf } from '../tags/tag-queries.ts';
import { presentDetail } from './update-registered-info.ts';

/** What a company has registered of itself. The e-mail address is not public: only whether there is one is told. */
export const getCompanyRegisteredInformationHandler = ({ vault }: { vault: Vault }) =>
  handle(getCompanyRegisteredInformation, async ({ tx, company }) => {
    const { head, row, readings } = await getRegistryRecord(tx, company, ['profile', 'company-data']);
    const profile = readings.profile?.value;
    const data = readings['company-data'];
    const kept = await findDetail(tx, company.id);
    return {
      entity: [
        {
          ...head,
          registeredOffice: presentAddress(profile?.registeredOffice ?? row.registeredOffice ?? undefined),
          sicCodes: presentSicCodes(profile),
          hasRegisteredEmail: data === undefined ? null : hasRegisteredEmail(vault, company.id, data),
          sailAddress: presentFormAddress(data?.value.sailAddress),
          kept: kept === undefined ? null : await presentDetail(tx, kept),
          tags: await listTagsOf(tx, company.id),
          companyDataReadAt: data?.readAt.toISOString() ?? null,
        },
      ],
    };
  });

function hasRegisteredEmail(vault: Vault, companyId: string, reading: Reading<'company-data'>): boolean {
  return readProtectedCompanyData(vault, companyId, reading)?.registeredEmail !== undefined;
}
