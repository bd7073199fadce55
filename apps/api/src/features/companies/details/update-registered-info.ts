import { updateRegisteredInfo } from '@statbook/contract/calls';
import { findSicDescription } from '@statbook/domain/reference-data';
import type { CompanyDetail } from '../../../filings/kept/detail-queries.ts';
import { keepDetails } from '../../../filings/kept/keep-details.ts';
import { handle } from '../../../pipeline/handler.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { listUserNames } from '../../../registry-snapshots/user-name-queries.ts';

/** Keeps another version of what the practice has for filings. */
export const updateRegisteredInfoHandler = handle(
  updateRegisteredInfo,
  async ({ tx, company, person, query, record }) => {
    const { accountId, userId } = person;
    const saved = await keepDetails(tx, { accountId, userId, companyId: company.id }, query);
    record({ details: { version: saved.version } });
    return { entity: [await presentDetail(tx, saved)] };
  },
);

/** What is kept for filings, as our calls give it. */
export async function presentDetail(
  tx: Transaction,
  { email, sicCodes, recordedAt, recordedBy }: CompanyDetail,
) {
  const names = await listUserNames(tx, [recordedBy]);
  return {
    email,
    sicCodes: sicCodes.map((code) => ({ code, description: findSicDescription(code) ?? null })),
    recordedAt: recordedAt.toISOString(),
    recordedBy: names.get(recordedBy) ?? null,
  };
}
