import type { Transaction } from '../../platform/database/database.ts';
import type { Vault } from '../../platform/secrets/vault.ts';
import { loadHolders } from '../../features/shares/ledger/holder-queries.ts';
import { readProtectedCompanyData } from '../../registry-snapshots/protected-company-data.ts';
import { findLatestReadings } from '../../registry-snapshots/snapshot-queries.ts';
import { holderEntries } from './holder-entries.ts';
import type { BookedEntry } from './register-entry.ts';
import { officerEntries, pscEntries } from './registry-entries.ts';

/** Everybody on the registers of a company, and which registers were read: of another nobody knows who stands there. */
export interface Books {
  readonly registers: ReadonlySet<BookedEntry['register']>;
  readonly entries: readonly BookedEntry[];
}

/** What the books of a company say of people now. */
export async function readBooks(tx: Transaction, vault: Vault, companyId: string): Promise<Books> {
  const kinds = ['officers', 'pscs', 'company-data'] as const;
  const { officers, pscs, 'company-data': data } = await findLatestReadings(tx, companyId, kinds);
  const people = (data && readProtectedCompanyData(vault, companyId, data)?.people) ?? [];
  const holders = await loadHolders(tx, companyId);
  return {
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
