import { deleteCsDetails } from '@statbook/contract/calls';
import type { Platform } from '../../../composition.ts';
import { updateFiling } from '../../../filings/filing-queries.ts';
import { moveFiling } from '../../../filings/move-filing.ts';
import { handle } from '../../../pipeline/handler.ts';
import { refuse } from '../../../pipeline/refusal.ts';
import { checkCompanyNumber, checkEditable, findOpenStatement } from '../open-statement.ts';
import { clearStep, readDraft, toDraftColumns } from './statement-draft.ts';
import { findPaymentState } from '../../../filings/paid-filing-queries.ts';

type Dependencies = Pick<Platform, 'vault' | 'live'>;

/** Withdraws the draft, or empties one step of it. What was paid for is withdrawn by the filing's own page. */
export const deleteCsDetailsHandler = ({ vault, live }: Dependencies) =>
  handle(deleteCsDetails, async ({ tx, query, company, person, record }) => {
    const otherCompany = checkCompanyNumber(company, query.companyNumber);
    if (otherCompany !== undefined) return otherCompany;
    const filing = await findOpenStatement(tx, company);
    if (filing === undefined) return refuse('no-draft');
    if (query.statementId !== undefined && query.statementId !== filing.id)
      return refuse('changed-meanwhile');
    const notEditable = checkEditable(filing);
    if (notEditable !== undefined) return notEditable;

    const details = { filingId: filing.id };
    if (query.activeTab !== undefined) {
      const cleared = clearStep(readDraft(vault, filing), query.activeTab);
      const draftVersion = filing.draftVersion + 1;
      await updateFiling(tx, filing.id, { ...toDraftColumns(vault, filing.id, cleared), draftVersion });
      record({ subject: company.name, details: { ...details, step: query.activeTab } });
      return { done: true as const };
    }
    if ((await findPaymentState(tx, filing.id)) !== undefined) {
      return refuse('statement-paid', { facts: { statementId: filing.id } });
    }
    await moveFiling(tx, live, filing, { to: 'withdrawn', why: 'draft deleted', byUser: person.userId });
    record({ subject: company.name, details });
    return { done: true as const };
  });
