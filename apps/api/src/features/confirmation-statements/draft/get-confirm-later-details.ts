import { getConfirmationStatementConfirmLaterDetails } from '@statbook/contract/calls';
import { handle } from '../../../pipeline/handler.ts';
import type { Vault } from '../../../platform/secrets/vault.ts';
import { checkCompanyNumber, findOpenStatement } from '../open-statement.ts';
import { draftStepOf, presentIdentityHeld, readDraft } from './statement-draft.ts';

/** The statement under way, as it was left; its secrets only masked. */
export const getConfirmationStatementConfirmLaterDetailsHandler = ({ vault }: { vault: Vault }) =>
  handle(getConfirmationStatementConfirmLaterDetails, async ({ tx, query, company }) => {
    const otherCompany = checkCompanyNumber(company, query.companyNumber);
    if (otherCompany !== undefined) return otherCompany;
    const filing = await findOpenStatement(tx, company);
    if (filing === undefined) return { entity: [] };
    const draft = readDraft(vault, filing);
    return {
      entity: [
        {
          statementId: filing.id,
          companyId: company.id,
          companyNumber: company.number,
          version: filing.draftVersion,
          activeTab: draftStepOf(filing),
          state: filing.state,
          savedAt: filing.updatedAt.toISOString(),
          answers: draft.answers,
          identity: presentIdentityHeld(draft),
        },
      ],
    };
  });
