import { getConfirmationStatementConfirmLaterDetails } from '@statbook/contract/calls';
import { handle } from '../../pipeline/handler.ts';
import type { Vault } from '../../platform/secrets.ts';
import { checkCompanyNumber, findOpenStatement } from './open-statement.ts';
import { draftStepOf, presentIdentityHeld, readDraft } from './statement-draft.ts';

/** The statement under way, as it was left; its secrets only masked. */
export const getConfirmLaterDetailsHandler = (vault: Vault) =>
  handle(getConfirmationStatementConfirmLaterDetails, async ({ tx, query, company }) => {
    const otherCompany = checkCompanyNumber(company, query.CompanyRegNo);
    if (otherCompany !== undefined) return otherCompany;
    const filing = await findOpenStatement(tx, company);
    if (filing === undefined) return { Entity: [] };
    const draft = readDraft(vault, filing);
    return {
      Entity: [
        {
          CSid: filing.id,
          CompanyId: company.id,
          CompanyRegNo: company.number,
          Version: filing.draftVersion,
          ActiveTab: draftStepOf(filing),
          State: filing.state,
          SavedAt: filing.updatedAt.toISOString(),
          Answers: draft.answers,
          Identity: presentIdentityHeld(draft),
        },
      ],
    };
  });
