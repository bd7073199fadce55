import {
  checkForm,
  type CheckedForm,
  findFormRules,
  type FormCase,
  type FormFacts,
  type FormRules,
} from '@statbook/domain/filing/forms';
import type { Platform } from '../../../composition.ts';
import type { FilingChannel } from '@statbook/domain/filing';
import { channelOfFiling } from '../../../filings/channel/filing-channel.ts';
import { listEntriesOfFilings } from '../../../filings/entries/entry-filing-queries.ts';
import {
  type FilingCompany,
  listFilingCompanies,
  listOtherNames,
} from '../../../filings/filing-company-queries.ts';
import type { Filing } from '../../../filings/filing-queries.ts';
import { Refusal, refuse } from '../../../pipeline/refusal.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { type FormDocumentRow, listFormDocuments } from '../documents/form-document-queries.ts';
import type { ShareEntries } from '../entries/share-entries.ts';
import { readCodeFacts, statesIdentity } from '../facts/code-facts.ts';
import { listFormFacts } from '../facts/form-facts.ts';
import { checkCharacters } from './check-characters.ts';
import { allAnswers, type FormDraft, readDraft } from './form-draft.ts';

export type FormDependencies = Pick<
  Platform,
  'vault' | 'clock' | 'documentStore' | 'config' | 'peopleKey' | 'live'
> &
  ShareEntries;

/** A filing of a form with its draft, beside what the register says today. */
export interface OpenForm {
  readonly filing: Filing;
  readonly company: FilingCompany;
  readonly rules: FormRules;
  readonly draft: FormDraft;
  readonly asked: FormCase;
  /** Everything that was attached to it. */
  readonly documents: readonly FormDocumentRow[];
  /** How it goes to the registrar. */
  readonly channel: FilingChannel;
}

/** Forms that give a company its name: another may have it. */
const namesCompany: ReadonlySet<string> = new Set(['change-of-name', 'incorporation']);

type OpeningDependencies = Pick<
  FormDependencies,
  'vault' | 'clock' | 'config' | 'peopleKey' | 'readAllotments'
>;

/** Reads a form as it stands; refused where it is no form of these, or its company cannot be filed for. */
export async function openForm(
  tx: Transaction,
  needs: OpeningDependencies,
  filing: Filing | undefined,
): Promise<OpenForm | Refusal> {
  const open = filing && (await openForms(tx, needs, [filing])).get(filing.id);
  return open ?? refuse('not-found');
}

/** The same of several, by the ids of the filings; one that is no form of these is absent. What every form goes by is read of all of them together. */
export async function openForms(
  tx: Transaction,
  needs: OpeningDependencies,
  filings: readonly Filing[],
): Promise<ReadonlyMap<string, OpenForm | Refusal>> {
  const ids = filings.map(({ id }) => id);
  const companies = await listFilingCompanies(tx, [...new Set(filings.map(({ companyId }) => companyId))]);
  const facts = await listFormFacts(tx, needs, [...companies.values()]);
  const documents = await listFormDocuments(tx, ids);
  const entries = await listEntriesOfFilings(tx, ids);
  const opened = new Map<string, OpenForm | Refusal>();
  for (const filing of filings) {
    const company = companies.get(filing.companyId);
    const ofCompany = company && facts.get(company.id);
    if (company === undefined || ofCompany === undefined) continue;
    const read = {
      filing,
      company,
      facts: ofCompany,
      documents: documents.filter(({ filingId }) => filingId === filing.id),
      entries: entries.filter(({ filingId }) => filingId === filing.id).map(({ eventId }) => eventId),
    };
    const open = await openRead(tx, needs, read);
    if (open !== undefined) opened.set(filing.id, open);
  }
  return opened;
}

interface ReadForm extends Pick<OpenForm, 'filing' | 'company' | 'documents'> {
  readonly facts: FormFacts | Refusal;
  /** The entries of the share register from which it was begun. */
  readonly entries: readonly string[];
}

async function openRead(
  tx: Transaction,
  { vault, config, peopleKey, readAllotments }: OpeningDependencies,
  { filing, company, facts, documents, entries }: ReadForm,
): Promise<OpenForm | Refusal | undefined> {
  const rules = findFormRules(filing.form);
  if (rules === undefined) return undefined;
  if (facts instanceof Refusal) return facts;
  const draft = readDraft(vault, filing);
  // A filing does not stand in its own way.
  const openFilings = facts.openFilings.filter(({ id }) => id !== filing.id);
  const channel = await channelOfFiling(tx, filing, { config });
  const allotmentsInBooks = entries.length === 0 ? undefined : await readAllotments(tx, company.id, entries);
  const otherNames = namesCompany.has(rules.family) ? await listOtherNames(tx, company.id) : undefined;
  const asked = {
    form: filing.form,
    facts: { ...facts, channel, otherNames, openFilings, documents, allotmentsInBooks },
    answers: allAnswers(draft),
  };
  const open = { filing, company, rules, draft, asked, documents, channel };
  return statesIdentity(rules) ? withCodeFacts(tx, { peopleKey }, open) : open;
}

/** The form beside what is known of personal codes now. */
export async function withCodeFacts(
  tx: Transaction,
  needs: Pick<Platform, 'peopleKey'>,
  open: OpenForm,
): Promise<OpenForm> {
  const { asked } = open;
  const facts = { ...asked.facts, ...(await readCodeFacts(tx, needs, open)) };
  return { ...open, asked: { ...asked, facts } };
}

/** What is wrong with an open form, and what it asks. */
export function checkOpenForm({ rules, asked, channel }: OpenForm): CheckedForm {
  const checked = checkForm(rules, asked);
  // The other ways take any letters.
  if (channel === 'transaction') return checked;
  const refused = new Set(checked.errors.map(({ path }) => path));
  const strange = checkCharacters(checked.steps, asked.answers).filter(({ path }) => !refused.has(path));
  return {
    ...checked,
    errors: [...checked.errors, ...strange],
    isReady: checked.isReady && strange.length === 0,
  };
}
