import { getDocuments } from '@statbook/contract/calls';
import { type FormId, FORM_IDS, formNameFor } from '@statbook/domain/filing';
import { describeFiling } from '@statbook/registry-client';
import { handle } from '../../pipeline/handler.ts';
import { drawnKindsFor, drawnKindText } from './drawn-kinds.ts';
import { countKeptDocuments, type KeptDocument, listKeptDocuments } from './kept-document-queries.ts';

/** Documents that are kept of the companies within reach. Their bytes come by the calls of each kind. */
export const getDocumentsHandler = handle(getDocuments, async ({ tx, query, person }) => {
  const order = { ...query, drawnKinds: drawnKindsFor(person.flags) };
  const rows = await listKeptDocuments(tx, order);
  const counts = await countKeptDocuments(tx, order);
  const all = Object.values(counts).reduce((sum, number) => sum + number, 0);
  const total = query.kind === undefined ? all : counts[query.kind];
  return { entity: rows.map((row) => ({ ...row, about: aboutOf(row) })), total, counts };
});

function aboutOf({ entry, form, drawnKind, companyType }: KeptDocument): string | null {
  if (drawnKind !== null) return drawnKindText(drawnKind);
  if (entry !== null) return describeFiling(entry);
  const id = FORM_IDS.find((known): known is FormId => known === form);
  return id === undefined ? null : formNameFor(id, companyType);
}
