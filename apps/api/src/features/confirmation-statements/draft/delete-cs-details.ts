import { deleteCsDetails } from '@statbook/contract/calls';
import type { Platform } from '../../../composition.ts';
import { refuseEditing } from '../../../filings/draft/refuse-draft.ts';
import { withdrawDraft, withNextVersion, writeDraft } from '../../../filings/draft/write-draft.ts';
import { handle } from '../../../pipeline/handler.ts';
import { refuse } from '../../../pipeline/refusal.ts';
import { checkCompanyNumber, lockOpenStatement } from '../open-statement.ts';
import { clearStep, readDraft, toDraftColumns } from './statement-draft.ts';

type Dependencies = Pick<Platform, 'vault' | 'live' | 'clock'>;

/** Withdraws the draft, or empties one step of it. What was paid for is withdrawn by the filing's own page. */
export const deleteCsDetailsHandler = ({ vault, live, clock }: Dependencies) =>
  handle(deleteCsDetails, async ({ tx, query, company, person, record }) => {
    const otherCompany = checkCompanyNumber(company, query.companyNumber);
    if (otherCompany !== undefined) return otherCompany;
    const filing = await lockOpenStatement(tx, company);
    if (filing === undefined) return refuse('no-draft');
    if (query.statementId !== undefined && query.statementId !== filing.id)
      return refuse('changed-meanwhile');

    const { activeTab: step } = query;
    const refusal =
      step === undefined
        ? await withdrawDraft(tx, { live, clock }, { filing, person })
        : refuseEditing(filing);
    if (refusal !== undefined) return refusal;
    if (step !== undefined) {
      const cleared = clearStep(readDraft(vault, filing), step);
      await writeDraft(tx, { live }, withNextVersion(filing), {
        columns: toDraftColumns(vault, filing.id, cleared),
        effectiveOn: cleared.answers.madeUpTo,
      });
    }
    record({ subject: company.name, details: { filingId: filing.id, ...(step && { step }) } });
    return { done: true as const };
  });
