import { getDocuments } from '@statbook/contract/calls';
import { type FormId, FORM_IDS, formNameFor } from '@statbook/domain/filing';
import { describeFiling } from '@statbook/registry-client';
import { handle } from '../../pipeline/handler.ts';
import { countKeptDocuments, type KeptDocument, listKeptDocuments } from './kept-document-queries.ts';

/** Documents that are kept of the companies within reach. Their bytes come by the calls of each kind. */
export const getDocumentsHandler = handle(getDocuments, async ({ tx, query }) => {
  const rows = await listKeptDocuments(tx, query);
  const counts = await countKeptDocuments(tx, query);
  const all = counts.registry + counts.attached + counts.received;
  const total = query.kind === undefined ? all : counts[query.kind];
  return { entity: rows.map((row) => ({ ...row, about: aboutOf(row) })), total, counts };
});

function aboutOf({ entry, form, companyType }: KeptDocument): string | null {
  if (entry !== null) return describeFiling(entry);
  const id = FORM_IDS.find((known): known is FormId => known === form);
  return id === undefined ? null : formNameFor(id, companyType);
}
