import { companiesFilingHistories } from '@statbook/contract/calls';
import { type DataApiClient, describeFiling, type FilingHistoryItem } from '@statbook/registry-client';
import type { Platform } from '../../composition.ts';
import { refuseConnectionType } from '../../pipeline/connection-type.ts';
import { handle, type Person } from '../../pipeline/handler.ts';
import { assertOutsideTransaction } from '../../platform/database/database.ts';
import { lockCompanyRow } from '../../registry-snapshots/company-row-queries.ts';
import { historyKinds, joinHistory, lacksOlderFilings } from '../../registry-snapshots/join-history.ts';
import { getRegistryRecord, type RegistryRecord } from '../../registry-snapshots/registry-record.ts';
import { storeReadings } from '../../registry-snapshots/store-snapshots.ts';
import { describeCategory } from './category-texts.ts';

interface Dependencies extends Pick<Platform, 'config' | 'database' | 'vault'> {
  registry: { data: DataApiClient };
}

/** The filing history as the registry gave it last, filtered and paged where the caller asks for it. */
export const companiesFilingHistoriesHandler = (needs: Dependencies) =>
  handle(companiesFilingHistories, async ({ company, person, query, signal }) => {
    const refusal = refuseConnectionType(needs.config, query.connectionType);
    if (refusal !== undefined) return refusal;
    const readRecord = () =>
      needs.database.transaction(person.scope, (tx) => getRegistryRecord(tx, company, kinds));
    const first = await readRecord();
    const hasRead = await readOlderFilings(needs, { record: first, person, signal });
    const { head, readings } = hasRead ? await readRecord() : first;
    const filings = joinHistory(readings).map(presentFiling);
    const matching = filings.filter(matcherOf(query));
    return {
      entity: [
        {
          ...head,
          registryCount: Math.max(readings['filing-history']?.value.totalCount ?? 0, filings.length),
          heldCount: filings.length,
          matchingCount: matching.length,
          categories: countCategories(filings),
          filings: pageOf(matching, query),
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
  { database, vault, registry }: Dependencies,
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
  return {
    ...item,
    category,
    categoryText: describeCategory(category),
    description: describeFiling(item),
    isPaperFiled: item.isPaperFiled ?? false,
    documentLink: item.documentMetadata,
    notes: notes.map(describeFiling),
  };
}

interface Filter {
  category?: string | undefined;
  search?: string | undefined;
}

function matcherOf({ category, search }: Filter) {
  const sought = search?.trim().toLowerCase() ?? '';
  return (filing: PresentedFiling) => {
    if (category !== undefined && category !== '' && filing.category !== category) return false;
    return sought === '' || `${filing.type ?? ''} ${filing.description}`.toLowerCase().includes(sought);
  };
}

function countCategories(filings: readonly PresentedFiling[]) {
  const counts = new Map<string, number>();
  for (const { category } of filings) counts.set(category, (counts.get(category) ?? 0) + 1);
  return [...counts]
    .map(([category, count]) => ({ category, text: describeCategory(category), count }))
    .sort((a, b) => a.text.localeCompare(b.text, 'en-GB'));
}

/** Without a page number everything; a page has 100 filings unless told otherwise. */
function pageOf(
  filings: PresentedFiling[],
  { page, pageSize = 100 }: { page?: number | undefined; pageSize?: number | undefined },
): PresentedFiling[] {
  return page === undefined ? filings : filings.slice((page - 1) * pageSize, page * pageSize);
}
