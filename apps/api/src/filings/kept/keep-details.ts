import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from '../../platform/database/database.ts';
import { lockCompanyRow } from '../../registry-snapshots/company-row-queries.ts';
import { type CompanyDetail, findDetail, insertDetail } from './detail-queries.ts';

/** What changes: what is left out stays as it is, an empty address is kept as none. */
export interface KeptChange {
  email?: string | undefined;
  sicCodes?: readonly string[] | undefined;
}

interface Keeping {
  accountId: string;
  companyId: string;
  userId: string;
}

/** Keeps another version of what the practice has of a company for its filings; saved as it was, it stays the same one. */
export async function keepDetails(
  tx: Transaction,
  { accountId, companyId, userId: recordedBy }: Keeping,
  change: KeptChange,
): Promise<CompanyDetail> {
  await lockCompanyRow(tx, companyId);
  const before = await findDetail(tx, companyId);
  const kept = mergeInto(before, change);
  if (before !== undefined && isDeepStrictEqual(kept, contentOf(before))) return before;
  const version = (before?.version ?? 0) + 1;
  return insertDetail(tx, { accountId, companyId, recordedBy, ...kept, version });
}

type Content = Pick<CompanyDetail, 'email' | 'sicCodes'>;

const contentOf = ({ email, sicCodes }: CompanyDetail): Content => ({ email, sicCodes });

function mergeInto(before: CompanyDetail | undefined, { email: given, sicCodes }: KeptChange): Content {
  const email = given ?? before?.email ?? '';
  return {
    email: email === '' ? null : email,
    sicCodes: sicCodes === undefined ? (before?.sicCodes ?? []) : [...sicCodes],
  };
}
