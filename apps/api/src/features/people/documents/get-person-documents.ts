import { getPersonDocuments } from '@statbook/contract/calls';
import { formNameOf } from '@statbook/domain/filing';
import { describeFiling } from '@statbook/registry-client';
import { handle } from '../../../pipeline/handler.ts';
import { refuse } from '../../../pipeline/refusal.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { toCivilDate } from '../../../registry-snapshots/present-company.ts';
import { listRolesOf, type RoleOfPerson } from '../person-queries.ts';
import { protectionOf } from '../present-person.ts';
import { entriesNaming } from './named-documents.ts';
import {
  type FilingPaper,
  listFilingPapers,
  listNamesOn,
  listNamingEntries,
  type NamingEntry,
} from './person-document-queries.ts';

/** Nominees stand in thousands of companies; a page goes through the histories of so many. */
const mostCompanies = 50;

/** The documents about somebody in the companies within reach. */
export const getPersonDocumentsHandler = handle(getPersonDocuments, async ({ tx, query: { personId } }) => {
  const roles = await listRolesOf(tx, [personId]);
  if (roles.length === 0) return refuse('not-found');
  const companies = new Map(roles.map(({ role, companyName }) => [role.companyId, companyName]));
  const papers = await listFilingPapers(
    tx,
    roles.map(({ role }) => role),
  );
  const named = await readNamed(tx, personId, roles);
  const documents = [
    ...papers.map(presentPaper),
    ...named.map((each) => presentNamed(each, companies.get(each.companyId) ?? '')),
  ];
  return {
    entity: [
      {
        isWhole: companies.size <= mostCompanies,
        documents: documents.toSorted((one, other) => (other.on ?? '').localeCompare(one.on ?? '')),
      },
    ],
  };
});

/** By a name nothing is found about people whose details are protected. */
async function readNamed(tx: Transaction, personId: string, roles: readonly RoleOfPerson[]) {
  if (protectionOf(roles) !== 'none') return [];
  const ids = [...new Set(roles.map(({ role }) => role.companyId))].slice(0, mostCompanies);
  const entries = await listNamingEntries(tx, ids);
  return entriesNaming(personId, { entries, names: await listNamesOn(tx, ids) });
}

const presentPaper = ({ name, form, companyNumber, ...paper }: FilingPaper) => ({
  ...paper,
  name: name ?? `${form} receipt`,
  about: formNameOf(form, companyNumber),
  documentLink: null,
});

const presentNamed = ({ companyId, entry }: NamingEntry, companyName: string) => ({
  companyId,
  companyName,
  kind: 'register' as const,
  name: entry.type ?? 'Filed document',
  about: describeFiling(entry),
  on: toCivilDate(entry.date ?? null) ?? null,
  documentLink: entry.documentMetadata,
  documentId: null,
  filingId: null,
});
