import { deleteForm } from '@statbook/contract/calls';
import { findFormRules } from '@statbook/domain/filing/forms';
import type { Platform } from '../../composition.ts';
import { withdrawDraft } from '../../filings/draft/write-draft.ts';
import { lockFiling } from '../../filings/filing-queries.ts';
import { handle } from '../../pipeline/handler.ts';
import { refuse } from '../../pipeline/refusal.ts';
import { removeFormDocuments } from './documents/form-document-queries.ts';

/** Withdraws the draft. What was paid for is withdrawn by the filing's own page. */
export const deleteFormHandler = ({ live, clock }: Pick<Platform, 'live' | 'clock'>) =>
  handle(deleteForm, async ({ tx, body, person, record }) => {
    const filing = await lockFiling(tx, body.filingId);
    if (filing === undefined || findFormRules(filing.form) === undefined) return refuse('not-found');
    const refusal = await withdrawDraft(tx, { live, clock }, { filing, person });
    if (refusal !== undefined) return refusal;
    const { id: filingId, companyId, form } = filing;
    await removeFormDocuments(tx, filingId, { but: [] });
    record({ companyId, subject: form, details: { filingId } });
    return { done: true as const };
  });
