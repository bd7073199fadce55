import { changeCompanyName } from '@statbook/contract/calls';
import { findFormRules } from '@statbook/domain/filing/forms';
import type { Platform } from '../../composition.ts';
import { beginWithAnswers } from '../../features/forms/draft/begin-form.ts';
import type { ShareEntries } from '../../features/forms/entries/share-entries.ts';
import { readFormFacts } from '../../features/forms/facts/form-facts.ts';
import { listOtherNames } from '../../filings/filing-company-queries.ts';
import { presentProblems } from '../../features/forms/specified-calls/present-begun.ts';
import { type CompanyInReach, handle } from '../../pipeline/handler.ts';
import { Refusal, refuse } from '../../pipeline/refusal.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { findToken, readToken } from './verify-token.ts';

/** Begins the change of a name, once the registry confirms that whoever holds the token may act for the company. */
export const changeCompanyNameHandler = (platform: Platform & ShareEntries) =>
  handle(changeCompanyName, async ({ query, company, person, note, signal }) => {
    const client = platform.registrySignIn;
    if (client === undefined) return refuse('registry-sign-in-not-offered');
    const { accessToken, newCompanyName: proposedName } = query;
    const token = await findToken(platform, { person, signal, accessToken, companyNumber: company.number });
    if (token instanceof Refusal) return token;
    const verified = await readToken(client, token, signal);
    if (verified instanceof Refusal) return verified;
    if (!verified.companyNumbers.includes(company.number)) return refuse('registry-token-refused');

    return platform.database.transaction(person.scope, async (tx) => {
      const refusal = await refuseName(tx, platform, { company, proposedName });
      if (refusal !== undefined) return refusal;
      const notice = { company, person, form: 'NM01', answers: { proposedName } } as const;
      const open = await beginWithAnswers(tx, platform, notice);
      if (open instanceof Refusal) return open;
      const filingId = open.filing.id;
      await note(tx, { companyId: company.id, subject: `NM01 ${company.name}`, details: { filingId } });
      return { entity: [{ filingId, form: 'NM01' as const, ...presentProblems(open) }] };
    });
  });

/** A name that cannot be registered is refused before anything is begun. */
async function refuseName(
  tx: Transaction,
  platform: Platform,
  { company, proposedName }: { company: CompanyInReach; proposedName: string },
): Promise<Refusal | undefined> {
  const rules = findFormRules('NM01');
  if (rules === undefined) return refuse('form-not-offered');
  const facts = await readFormFacts(tx, platform, company);
  if (facts instanceof Refusal) return facts;
  const named = { ...facts, otherNames: await listOtherNames(tx, company.id) };
  const errors = rules.check?.({ form: 'NM01', facts: named, answers: { proposedName } }) ?? [];
  const wrong = errors.find(({ path }) => path === 'proposedName');
  return wrong && refuse('invalid-request', { errors: { newCompanyName: wrong.message } });
}
