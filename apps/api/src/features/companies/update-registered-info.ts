import { isDeepStrictEqual } from 'node:util';
import type { QueryOf } from '@statbook/contract';
import { updateRegisteredInfo } from '@statbook/contract/calls';
import { findSicDescription } from '@statbook/domain';
import { handle } from '../../pipeline/handler.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { lockCompanyRow } from '../../readings/company-row-queries.ts';
import { listUserNames } from '../../readings/user-name-queries.ts';
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
    return { Entity: [await presentDetail(tx, saved)] };
  },
);

type Content = Pick<CompanyDetail, 'email' | 'sicCodes'>;

const contentOf = ({ email, sicCodes }: CompanyDetail): Content => ({ email, sicCodes });

/** What is left out stays as it is. */
function mergeInto(
  before: CompanyDetail | undefined,
  { Email, SICCodes }: QueryOf<typeof updateRegisteredInfo>,
): Content {
  const email = Email ?? before?.email ?? '';
  return { email: email === '' ? null : email, sicCodes: SICCodes ?? before?.sicCodes ?? [] };
}

/** What is kept for filings, as our calls give it. */
export async function presentDetail(
  tx: Transaction,
  { email, sicCodes, recordedAt, recordedBy }: CompanyDetail,
) {
  const names = await listUserNames(tx, [recordedBy]);
  return {
    Email: email,
    SicCodes: sicCodes.map((Code) => ({ Code, Description: findSicDescription(Code) ?? null })),
    RecordedAt: recordedAt.toISOString(),
    RecordedBy: names.get(recordedBy) ?? null,
  };
}
