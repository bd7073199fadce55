import { saveForm } from '@statbook/contract/calls';
import { answerAt } from '@statbook/domain/filing/forms';
import { canEditFiling } from '@statbook/domain/filing';
import { findOpenFiling, type Filing, lockFiling, updateFiling } from '../../filings/filing-queries.ts';
import { findPaymentState } from '../../filings/paid-filing-queries.ts';
import { handle } from '../../pipeline/handler.ts';
import { Refusal, refuse } from '../../pipeline/refusal.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { lockCompanyRow } from '../../registry-snapshots/company-row-queries.ts';
import { type FormDependencies, type OpenForm, openForm } from './draft/form-case.ts';
import { mergeAnswers, toDraft, toDraftColumns } from './draft/form-draft.ts';
import { presentForm } from './present-form.ts';

/** Saves answers as they are, right or wrong, and says what is wrong with them. */
export const saveFormHandler = (dependencies: FormDependencies) =>
  handle(saveForm, async ({ tx, body, record }) => {
    const open = await openForm(tx, dependencies, await lockFiling(tx, body.filingId));
    if (open instanceof Refusal) return open;
    const { filing, company } = open;
    const refusal = refuseSaving(filing, body.version);
    if (refusal !== undefined) return refusal;

    const saved = withAnswers(open, mergeAnswers(open.draft, body.answers));
    const subject = subjectOf(saved);
    const taken = await findOther(tx, filing, subject);
    if (taken !== undefined) return refuse('form-open-already', { facts: { filingId: taken.id } });
    const { vault, clock } = dependencies;
    const values = {
      ...toDraftColumns(vault, filing.id, saved.draft),
      draftStep: body.activeStep,
      draftVersion: filing.draftVersion + 1,
      effectiveOn: saved.rules.effectiveOn(saved.asked) ?? null,
      subject,
    };
    await updateFiling(tx, filing.id, values);
    record({
      companyId: company.id,
      subject: `${filing.form} ${company.name}`,
      details: { filingId: filing.id, step: body.activeStep },
    });
    const isPaid = (await findPaymentState(tx, filing.id)) === 'confirmed';
    const after = { ...saved, filing: { ...filing, ...values, updatedAt: clock.now() } };
    return { entity: [presentForm(after, { isPaid })] };
  });

function refuseSaving({ id, state, draftVersion }: Filing, version: number): Refusal | undefined {
  if (!canEditFiling(state)) return refuse('form-under-way', { facts: { filingId: id, state } });
  if (draftVersion !== version) return refuse('changed-meanwhile', { facts: { version: draftVersion } });
  return undefined;
}

/** The form with other answers; what a person may see of them is parted from what is sealed. */
function withAnswers(open: OpenForm, answers: OpenForm['asked']['answers']): OpenForm {
  const asked = { ...open.asked, answers };
  return { ...open, asked, draft: toDraft(open.rules.steps(asked), answers) };
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
