import { isDeepStrictEqual } from 'node:util';
import type { QueryOf } from '@statbook/contract';
import { updateRegisteredInfo } from '@statbook/contract/calls';
import { findSicDescription } from '@statbook/domain/reference-data';
import { handle } from '../../../pipeline/handler.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { lockCompanyRow } from '../../../registry-snapshots/company-row-queries.ts';
import { listUserNames } from '../../../registry-snapshots/user-name-queries.ts';
import { type CompanyDetail, findDetail, insertDetail } from './detail-queries.ts';

/** Keeps another version of what the practice has for filings; saved as it was, it stays the same one. */
export const updateRegisteredInfoHandler = handle(
  updateRegisteredInfo,
  async ({ tx, company, person, query, record }) => {
    await lockCompanyRow(tx, company.id);
    const before = await findDetail(tx, company.id);
    const kept = mergeInto(before, query);
    const own = { accountId: person.accountId, companyId: company.id, recordedBy: person.userId };
    const saved =
      before !== undefined && isDeepStrictEqual(kept, contentOf(before))
        ? before
        : await insertDetail(tx, { ...own, ...kept, version: (before?.version ?? 0) + 1 });
    record({ details: { version: saved.version } });
    return { entity: [await presentDetail(tx, saved)] };
  },
);

type Content = Pick<CompanyDetail, 'email' | 'sicCodes'>;

const contentOf = ({ email, sicCodes }: CompanyDetail): Content => ({ email, sicCodes });

/** What is left out stays as it is. */
function mergeInto(
  before: CompanyDetail | undefined,
  { email: given, sicCodes }: QueryOf<typeof updateRegisteredInfo>,
): Content {
  const email = given ?? before?.email ?? '';
  return { email: email === '' ? null : email, sicCodes: sicCodes ?? before?.sicCodes ?? [] };
}

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
