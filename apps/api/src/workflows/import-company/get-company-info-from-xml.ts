import { getCompanyInfoFromXml } from '@statbook/contract/calls';
import { handle } from '../../pipeline/handler.ts';
import type { Vault } from '../../platform/secrets/vault.ts';
import { readProtectedCompanyData } from '../../registry-snapshots/protected-company-data.ts';
import { findLatestReading } from '../../registry-snapshots/snapshot-queries.ts';
import { presentGatewayCompany } from './present-gateway-company.ts';

/** What the gateway said last; nothing is asked. */
export const getCompanyInfoFromXmlHandler = ({ vault }: { vault: Vault }) =>
  handle(getCompanyInfoFromXml, async ({ tx, company }) => {
    const reading = await findLatestReading(tx, company.id, 'company-data');
    if (reading === undefined) return { entity: [] };
    const sealed = readProtectedCompanyData(vault, company.id, reading);
    const hasRegisteredEmail = sealed?.registeredEmail !== undefined;
    return { entity: [presentGatewayCompany(reading.value, { hasRegisteredEmail, readAt: reading.readAt })] };
  });
