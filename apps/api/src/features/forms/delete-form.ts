import { deleteForm } from '@statbook/contract/calls';
import { canEditFiling } from '@statbook/domain/filing';
import { findFormRules } from '@statbook/domain/filing/forms';
import type { Platform } from '../../composition.ts';
import { lockFiling } from '../../filings/filing-queries.ts';
import { moveFiling } from '../../filings/move-filing.ts';
import { findPaymentState } from '../../filings/paid-filing-queries.ts';
import { handle } from '../../pipeline/handler.ts';
import { refuse } from '../../pipeline/refusal.ts';
import { removeFormDocuments } from './documents/form-document-queries.ts';

/** Withdraws the draft. What was paid for is withdrawn by the filing's own page. */
export const deleteFormHandler = ({ live }: Pick<Platform, 'live'>) =>
  handle(deleteForm, async ({ tx, body, person, record }) => {
    const filing = await lockFiling(tx, body.filingId);
    if (filing === undefined || findFormRules(filing.form) === undefined) return refuse('not-found');
    const { id: filingId, companyId, form, state } = filing;
    if (!canEditFiling(state)) return refuse('form-under-way', { facts: { filingId, state } });
    if ((await findPaymentState(tx, filingId)) !== undefined)
      return refuse('form-paid', { facts: { filingId } });
    await moveFiling(tx, live, filing, { to: 'withdrawn', why: 'draft deleted', byUser: person.userId });
    await removeFormDocuments(tx, filingId, { but: [] });
    record({ companyId, subject: form, details: { filingId } });
    return { done: true as const };
  });
