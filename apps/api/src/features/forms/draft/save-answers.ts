import { type Answers, answerAt, eventDayOf, MOST_ANSWERS } from '@statbook/domain/filing/forms';
import { withNextVersion, writeDraft } from '../../../filings/draft/write-draft.ts';
import { type Filing, findOpenFiling } from '../../../filings/filing-queries.ts';
import { type Refusal, refuse } from '../../../pipeline/refusal.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { lockCompanyRow } from '../../../registry-snapshots/company-row-queries.ts';
import { removeFormDocuments } from '../documents/form-document-queries.ts';
import type { FormDependencies, OpenForm } from './form-case.ts';
import { allAnswers, mergeAnswers, toDraft, toDraftColumns } from './form-draft.ts';

/** What no field asks for is kept as well, so that a draft has a bound over all its saves. */
const tooManyAnswers = { answers: `A draft holds at most ${MOST_ANSWERS} answers: take some away first` };

/** Saves answers into a locked draft, as its next version; those left out stay as they are. */
export async function saveAnswers(
  tx: Transaction,
  { vault, clock, live }: Pick<FormDependencies, 'vault' | 'clock' | 'live'>,
  open: OpenForm,
  { answers, activeStep }: { answers: Answers; activeStep?: string | undefined },
): Promise<OpenForm | Refusal> {
  const { filing } = open;
  const merged = mergeAnswers(open.draft, answers);
  if (Object.keys(merged).length > MOST_ANSWERS) return refuse('invalid-request', { errors: tooManyAnswers });
  const saved = withAnswers(open, merged);
  const subject = subjectOf(saved);
  const taken = await findOther(tx, filing, subject);
  if (taken !== undefined) return refuse('form-open-already', { facts: { filingId: taken.id } });
  const written = await writeDraft(tx, { live }, withNextVersion(filing), {
    columns: toDraftColumns(vault, filing.id, saved.draft),
    effectiveOn: eventDayOf(saved.rules, saved.asked),
    lastDay: saved.rules.lastDay?.(saved.asked),
    step: activeStep,
    subject,
  });
  const kept = saved.documents.map(({ id }) => id);
  if (kept.length < open.documents.length) await removeFormDocuments(tx, filing.id, { but: kept });
  return { ...saved, filing: { ...written, updatedAt: clock.now() } };
}

/** The form with other answers; what a person may see of them is parted from what is sealed. */
function withAnswers(open: OpenForm, answers: Answers): OpenForm {
  const { way } = open.draft;
  const draft = { ...toDraft(open.rules.steps({ ...open.asked, answers }), answers), way };
  // As they are read again: what is not kept asks for nothing either.
  const kept = allAnswers(draft);
  const named = new Set(Object.values(kept));
  const documents = open.documents.filter(({ id }) => named.has(id));
  const facts = { ...open.asked.facts, documents };
  return { ...open, draft, documents, asked: { ...open.asked, facts, answers: kept } };
}

function subjectOf({ filing, rules, asked }: OpenForm): string {
  return rules.subject === undefined ? filing.subject : answerAt(asked.answers, rules.subject);
}

/** Another open draft of the same matter; writers of one company take turns, so that two cannot slip past each other. */
async function findOther(tx: Transaction, filing: Filing, subject: string): Promise<Filing | undefined> {
  if (subject === filing.subject) return undefined;
  await lockCompanyRow(tx, filing.companyId);
  return findOpenFiling(tx, filing.companyId, filing.form, subject);
}
