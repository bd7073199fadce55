import { getFilingsAwaitingCodes } from '@statbook/contract/calls';
import type { CivilDate } from '@statbook/domain/dates';
import { formNameOf } from '@statbook/domain/filing';
import type { Platform } from '../../../composition.ts';
import type { Filing } from '../../../filings/filing-queries.ts';
import { listKnownPeople } from '../../../filings/personal-codes/known-people-queries.ts';
import { findCompanyById } from '../../../pipeline/company-queries.ts';
import { handle } from '../../../pipeline/handler.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { awaitedOf, type CompanyOfDraft, FORMS_WITH_CODES } from './awaited-codes.ts';
import { judgeRole } from './judge-role.ts';
import { listBoardRows, listDraftsOf } from './verification-queries.ts';

type Dependencies = Pick<Platform, 'clock' | 'vault'>;

/** The drafts within reach that lack somebody's personal code. */
export const getFilingsAwaitingCodesHandler = ({ clock, vault }: Dependencies) =>
  handle(getFilingsAwaitingCodes, async ({ tx }) => {
    const drafts = await listDraftsOf(tx, FORMS_WITH_CODES);
    const companies = await readCompanies(tx, drafts, clock.today());
    const waiting = [];
    for (const draft of drafts) {
      const company = companies.get(draft.companyId);
      const people = company === undefined ? [] : awaitedOf(vault, draft, company);
      const named = people.length === 0 ? undefined : await findCompanyById(tx, draft.companyId);
      if (named === undefined) continue;
      const { id: companyId, name: companyName, number: companyNumber, type } = named;
      const formName = formNameOf(draft.form, companyNumber, type);
      waiting.push({
        filingId: draft.id,
        form: draft.form,
        formName,
        companyId,
        companyName,
        companyNumber,
        people,
      });
    }
    return { entity: waiting };
  });

const introducing = new Set(['AP01', 'PSC01']);

/** What decides whose codes are lacking, of each company with such a draft. */
async function readCompanies(
  tx: Transaction,
  drafts: readonly Filing[],
  today: CivilDate,
): Promise<ReadonlyMap<string, CompanyOfDraft>> {
  const byCompany = Map.groupBy(drafts, ({ companyId }) => companyId);
  const roles = await listBoardRows(tx, { today, companyIds: [...byCompany.keys()] });
  const uncoded = roles.filter(
    (row) => row.isVerifiable && !row.hasCode && judgeRole(row, today).standing !== 'given',
  );
  const uncodedOf = Map.groupBy(uncoded, ({ companyId }) => companyId);
  const companies = new Map<string, CompanyOfDraft>();
  for (const [companyId, ofCompany] of byCompany) {
    const asksWho = ofCompany.some(({ form }) => introducing.has(form));
    const knownPeople = asksWho ? await listKnownPeople(tx, companyId) : [];
    companies.set(companyId, { uncoded: uncodedOf.get(companyId) ?? [], knownPeople });
  }
  return companies;
}
