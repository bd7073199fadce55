import type { FormId } from '@statbook/domain/filing';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Transaction } from '../../platform/database/database.ts';
import type { Filing } from '../filing-queries.ts';
import { subjectOfDraft } from './draft-subject.ts';

/** A filing of a list, as far as it says whom or what it is about. */
export interface ListedSubject {
  readonly filingId: string;
  readonly form: FormId;
  readonly draft: Filing['draft'];
}

const row = z.object({
  filingId: z.string(),
  name: z.string().nullable(),
  parts: z.string(),
});

/** Whom or what each filing is about: by its open answers, or by the entry of the public register that it is about. */
export async function listSubjects(
  tx: Transaction,
  filings: readonly ListedSubject[],
): Promise<ReadonlyMap<string, string>> {
  const answered = filings.flatMap((each): [string, string][] => {
    const subject = subjectOfDraft(each);
    return subject === undefined ? [] : [[each.filingId, subject]];
  });
  const known = new Map(answered);
  const others = filings.map(({ filingId }) => filingId).filter((id) => !known.has(id));
  for (const [id, name] of await listRegisteredNames(tx, others)) known.set(id, name);
  return known;
}

/**
 * The names of those whose entries the filings are about, as the public register has them, past entries among them. A person who
 * is protected there has no name here either: nothing is taken from what the registry opens to us alone.
 */
async function listRegisteredNames(
  tx: Transaction,
  filingIds: readonly string[],
): Promise<readonly (readonly [string, string])[]> {
  if (filingIds.length === 0) return [];
  const rows = await tx
    .select({
      filingId: sql`f.id`,
      name: sql`entry.item ->> 'name'`,
      // An officer's forenames stand in one, those of a person with significant control apart.
      parts: sql`concat_ws(' ', part ->> 'forenames', part ->> 'forename', part ->> 'otherForenames', part ->> 'surname')`,
    })
    .from(
      sql`filing f cross join lateral (
        select item from (
          select distinct on (r.kind) r.value from registry_reading r
            where r.company_id = f.company_id and r.kind in ('officers', 'pscs')
            order by r.kind, r.read_at desc) latest
          cross join lateral jsonb_array_elements(latest.value -> 'items') item
          where split_part(item ->> 'self', '/', -1) = f.subject and item ->> 'kind' is distinct from 'super-secure'
          limit 1) entry
        cross join lateral (select entry.item -> 'nameParts' as part) parts`,
    )
    .where(sql`f.id = any(${sql.param([...filingIds])}::uuid[]) and f.subject <> ''`);
  return rows.flatMap((given) => {
    const { filingId, name, parts } = row.parse(given);
    const shown = parts || name;
    return shown === null ? [] : [[filingId, shown] as const];
  });
}
