import { companiesFilingHistories } from '@statbook/contract/calls';
import { type DataApiClient, describeFiling, type FilingHistoryItem } from '@statbook/registry-client';
import type { Config } from '../../config.ts';
import { refuseConnectionType } from '../../pipeline/connection-type.ts';
import { handle, type Person } from '../../pipeline/handler.ts';
import { assertOutsideTransaction, type Database } from '../../platform/database/database.ts';
import type { Vault } from '../../platform/secrets.ts';
import { lockCompanyRow } from '../../readings/company-row-queries.ts';
import { historyKinds, joinHistory, lacksOlderFilings } from '../../readings/join-history.ts';
import { withNulls } from '../../readings/present-record.ts';
import { getRegistryRecord, type RegistryRecord } from '../../readings/registry-record.ts';
import { storeReadings } from '../../readings/store-readings.ts';
import { describeCategory } from './category-texts.ts';

interface Needs {
  config: Config;
  database: Database;
  vault: Vault;
  registry: { data: DataApiClient };
}

/** The filing history as the registry gave it last, filtered and paged where the caller asks for it. */
export const companiesFilingHistoriesHandler = (needs: Needs) =>
  handle(companiesFilingHistories, async ({ company, person, query, signal }) => {
    const refusal = refuseConnectionType(needs.config, query.ConnectionType);
    if (refusal !== undefined) return refusal;
    const readRecord = () =>
      needs.database.transaction(person.scope, (tx) => getRegistryRecord(tx, company, kinds));
    const first = await readRecord();
    const hasRead = await readOlderFilings(needs, { record: first, person, signal });
    const { head, readings } = hasRead ? await readRecord() : first;
    const filings = joinHistory(readings).map(presentFiling);
    const matching = filings.filter(matcherOf(query));
    return {
      Entity: [
        {
          ...head,
          RegistryCount: Math.max(readings['filing-history']?.value.totalCount ?? 0, filings.length),
          HeldCount: filings.length,
          MatchingCount: matching.length,
          Categories: countCategories(filings),
          Filings: pageOf(matching, query),
        },
      ],
    };
  });

const kinds = ['profile', ...historyKinds] as const;

interface Reader {
  record: RegistryRecord<(typeof kinds)[number]>;
  person: Person;
  signal: AbortSignal;
}

/** Reads what the newest page does not reach, once. Where the registry does not answer, what is held is shown. */
async function readOlderFilings(
  { database, vault, registry }: Needs,
  { record: { row, readings }, person, signal }: Reader,
): Promise<boolean> {
  const profile = readings.profile?.value;
  if (profile === undefined || !lacksOlderFilings(readings)) return false;
  assertOutsideTransaction();
  const fetched = await registry.data.filingHistory(profile, { priority: 'interactive', signal });
  if (!fetched.ok) return false;
  const { value, fetchedAt } = fetched;
  await database.transaction(person.scope, async (tx) => {
    await lockCompanyRow(tx, row.id);
    await storeReadings({ tx, vault }, { accountId: row.accountId, companyId: row.id }, [
      { kind: 'whole-filing-history', value, readAt: new Date(fetchedAt) },
    ]);
  });
  return true;
}

type PresentedFiling = ReturnType<typeof presentFiling>;

function presentFiling(item: FilingHistoryItem) {
  const category = item.category ?? 'other';
  const notes = [...item.annotations, ...item.associatedFilings, ...item.resolutions];
  return withNulls({
    TransactionId: item.transactionId,
    Type: item.type,
    Category: category,
    CategoryText: describeCategory(category),
    Date: item.date,
    ActionDate: item.actionDate,
    Description: describeFiling(item),
    Pages: item.pages,
    IsPaperFiled: item.isPaperFiled ?? false,
    DocumentLink: item.documentMetadata,
    Notes: notes.map(describeFiling),
  });
}

interface Filter {
  Category?: string | undefined;
  Search?: string | undefined;
}

function matcherOf({ Category, Search }: Filter) {
  const sought = Search?.trim().toLowerCase() ?? '';
  return (filing: PresentedFiling) => {
    if (Category !== undefined && Category !== '' && filing.Category !== Category) return false;
    return sought === '' || `${filing.Type ?? ''} ${filing.Description}`.toLowerCase().includes(sought);
  };
}

function countCategories(filings: readonly PresentedFiling[]) {
  const counts = new Map<string, number>();
  for (const { Category } of filings) counts.set(Category, (counts.get(Category) ?? 0) + 1);
  return [...counts]
    .map(([Category, Count]) => ({ Category, Text: describeCategory(Category), Count }))
    .sort((a, b) => a.Text.localeCompare(b.Text, 'en-GB'));
}

/** Without a page number everything; a page has 100 filings unless told otherwise. */
function pageOf(
  filings: PresentedFiling[],
  { Page, PageSize = 100 }: { Page?: number | undefined; PageSize?: number | undefined },
): PresentedFiling[] {
  return Page === undefined ? filings : filings.slice((Page - 1) * PageSize, Page * PageSize);
}
