import type { Transaction } from '../../platform/database/database.ts';
import type { Vault } from '../../platform/secrets/vault.ts';
import { loadHolders } from '../../features/shares/ledger/holder-queries.ts';
import { readProtectedCompanyData } from '../../registry-snapshots/protected-company-data.ts';
import type { ShareHolder } from '@statbook/domain/share-capital';
import type { ReadingOwner } from '../../registry-snapshots/new-snapshot.ts';
import { listWithHolders } from './entry-queries.ts';
import { findReadingsOfAll, type Readings } from '../../registry-snapshots/snapshot-queries.ts';
import { holderEntries } from './holder-entries.ts';
import type { BookedEntry } from './register-entry.ts';
import { officerEntries, pscEntries } from './registry-entries.ts';

/** Everybody on the registers of a company, and which registers were read: of another nobody knows who stands there. */
export interface Books {
  readonly owner: ReadingOwner;
  readonly registers: ReadonlySet<BookedEntry['register']>;
  readonly entries: readonly BookedEntry[];
}

interface Owners {
  readonly accountId: string;
  readonly companyIds: readonly string[];
}

const kinds = ['officers', 'pscs', 'company-data'] as const;

/** What the books of companies say of people now. */
export async function readBooks(
  tx: Transaction,
  vault: Vault,
  { accountId, companyIds }: Owners,
): Promise<Books[]> {
  const readings = await findReadingsOfAll(tx, companyIds, kinds);
  const withHolders = await listWithHolders(tx, companyIds);
  const books: Books[] = [];
  for (const companyId of companyIds) {
    const holders = withHolders.has(companyId) ? await loadHolders(tx, companyId) : [];
    books.push(toBooks(vault, { accountId, companyId }, readings.get(companyId) ?? {}, holders));
  }
  return books;
}

function toBooks(
  vault: Vault,
  owner: ReadingOwner,
  { officers, pscs, 'company-data': data }: Readings<(typeof kinds)[number]>,
  holders: readonly ShareHolder[],
): Books {
  const people = (data && readProtectedCompanyData(vault, owner.companyId, data)?.people) ?? [];
  return {
    owner,
    registers: new Set([
      'holder',
      ...(officers ? (['officer'] as const) : []),
      ...(pscs ? (['psc'] as const) : []),
    ]),
    entries: withoutRepeats([
      ...officerEntries(officers?.value.items ?? [], people),
      ...pscEntries(pscs?.value.items ?? [], people),
      ...holderEntries(holders),
    ]),
  };
}

/** Each place once: were a list to name one twice, the last would count. */
const withoutRepeats = (entries: readonly BookedEntry[]): BookedEntry[] => [
  ...new Map(entries.map((each) => [placeOf(each), each])).values(),
];

/** An entry's place within its company. */
export const placeOf = ({ register, registerKey }: Pick<BookedEntry, 'register' | 'registerKey'>) =>
  `${register} ${registerKey}`;
