import type { BodyOf } from '@statbook/contract';
import { saveConfirmationStatement } from '@statbook/contract/calls';
import { isCivilDate } from '@statbook/domain';
import { type Filing, insertFiling, updateFiling } from '../../filings/filing-queries.ts';
import { type CompanyInReach, handle, type Person } from '../../pipeline/handler.ts';
import { Refusal, refuse } from '../../pipeline/refusal.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { LiveEvents } from '../../platform/live-events.ts';
import type { Vault } from '../../platform/secrets.ts';
import { checkCase, presentCheck, toCase } from './check-draft.ts';
import { checkCompanyNumber, checkEditable, findOpenStatement, statementForm } from './open-statement.ts';
import type { ReadShareRegister } from './own-shares.ts';
import { mergeDraft, readDraft, toDraftColumns } from './statement-draft.ts';
import { readStatementFacts } from './statement-facts.ts';

interface Needs {
  vault: Vault;
  clock: Clock;
  readRegister: ReadShareRegister;
  live: LiveEvents;
}

/** Saves the draft as it is, right or wrong, and says what is wrong with it. */
export const saveConfirmationStatementHandler = ({ vault, clock, live, readRegister }: Needs) =>
  handle(saveConfirmationStatement, async ({ tx, body, company, person, record }) => {
    const otherCompany = checkCompanyNumber(company, body.CompanyRegNo);
    if (otherCompany !== undefined) return otherCompany;
    const today = clock.today();
    const statement = await readStatementFacts(tx, vault, company, today);
    if (statement instanceof Refusal) return statement;
    const filing = await takeDraft({ tx, live }, { body, company, person });
    if (filing instanceof Refusal) return filing;

    const draft = mergeDraft(readDraft(vault, filing), body.Answers, body.Identity ?? []);
    const savedAt = clock.now();
    const { MadeUpTo } = draft.answers;
    await updateFiling(tx, filing.id, {
      ...toDraftColumns(vault, filing.id, draft),
      draftStep: body.ActiveTab,
      draftVersion: filing.draftVersion,
      effectiveOn: isCivilDate(MadeUpTo) ? MadeUpTo : null,
    });
    record({ subject: company.name, details: { filingId: filing.id, step: body.ActiveTab } });
    const statementCase = await toCase(tx, readRegister, { draft, statement, today });
    return {
      Entity: [
        {
          CSid: filing.id,
          Version: filing.draftVersion,
          SavedAt: savedAt.toISOString(),
          ActiveTab: body.ActiveTab,
          ...presentCheck(statementCase, checkCase(statementCase)),
        },
      ],
    };
  });

interface Saving {
  body: BodyOf<typeof saveConfirmationStatement>;
  company: CompanyInReach;
  person: Person;
}

/** The draft to save into, with its next version: the one that was read, or a new one where none was. */
async function takeDraft(
  { tx, live }: { tx: Transaction; live: LiveEvents },
  { body, company, person }: Saving,
): Promise<Filing | Refusal> {
  const { accountId, userId } = person;
  const open = await findOpenStatement(tx, company);
  if (open !== undefined) return checkEditable(open) ?? nextVersion(open, body);
  if (body.CSid !== undefined) return refuse('changed-meanwhile');
  const begun = await insertFiling(tx, {
    accountId,
    companyId: company.id,
    form: statementForm,
    createdBy: userId,
  });
  if (begun === undefined) return refuse('changed-meanwhile');
  await live.announce(tx, {
    accountId,
    companyId: company.id,
    topic: 'filing',
    payload: { filingId: begun.id, companyId: company.id, state: begun.state },
  });
  return begun;
}

function nextVersion(open: Filing, { CSid, Version }: Saving['body']): Filing | Refusal {
  if (CSid === open.id && Version === open.draftVersion) {
    return { ...open, draftVersion: open.draftVersion + 1 };
  }
  return refuse('changed-meanwhile', { facts: { CSid: open.id, Version: open.draftVersion } });
}
