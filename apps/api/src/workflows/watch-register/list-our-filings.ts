import { addDays, type CivilDate } from '@statbook/domain/dates';
import type { EarlierEntries, OurFiling } from '@statbook/domain/register-watch';
import { readSubject } from '../../filings/accepted/expectation-queries.ts';
import type { FiledForms } from '../../filings/filed-form.ts';
import { dayOf } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import {
  listExplained,
  listExplainedEntries,
  listFilingsUnderWay,
  listRecentExpectations,
} from './our-filing-queries.ts';

/** The effect of a filing may show some days after its entry. */
const effectDays = 14;
/** What has been looked for so long in vain explains nothing any more. */
const lookedForDays = 60;

/** Our filings by which a change of the register can be explained today. */
export async function listOurFilings(
  tx: Transaction,
  { forms, today }: { forms: FiledForms; today: CivilDate },
  companyId: string,
): Promise<OurFiling[]> {
  const filings = [
    ...(await listAccepted(tx, companyId, today)),
    ...(await listUnderWay(tx, forms, companyId)),
  ];
  const rows = await listExplained(
    tx,
    filings.map(({ filingId }) => filingId),
  );
  return filings.map((filing) => ({
    ...filing,
    explained: rows.flatMap(({ filingId, kind }) => (filingId === filing.filingId ? [kind] : [])),
  }));
}

/** How far back an entry of others explains a change today, and what each has explained at earlier readings. */
export async function listEarlierEntries(
  tx: Transaction,
  companyId: string,
  today: CivilDate,
): Promise<EarlierEntries> {
  const since = addDays(today, -effectDays);
  return { since, explainedBefore: await listExplainedEntries(tx, companyId, since) };
}

type Unexplained = Omit<OurFiling, 'explained'>;

async function listAccepted(tx: Transaction, companyId: string, today: CivilDate): Promise<Unexplained[]> {
  const since = { metSince: addDays(today, -effectDays), dueSince: addDays(today, -lookedForDays) };
  const rows = await listRecentExpectations(tx, companyId, since);
  return rows.map(({ form, expectation }) => {
    const { filingId, acceptedOn, expectedFrom: from, metBy } = expectation;
    const { types, values = {} } = readSubject(expectation);
    return { filingId, form, acceptedOn, types, values, from, entryId: metBy ?? undefined };
  });
}

async function listUnderWay(tx: Transaction, forms: FiledForms, companyId: string): Promise<Unexplained[]> {
  const rows = await listFilingsUnderWay(tx, companyId);
  return rows.flatMap(({ filing: { id: filingId, form }, attempt }) =>
    (forms[form]?.shows?.(attempt.content) ?? []).map(({ types, values = {} }) => ({
      filingId,
      form,
      types,
      values,
      from: dayOf(attempt.sendingAt ?? attempt.approvedAt),
    })),
  );
}
