import type { BodyOf } from '@statbook/contract';
import { saveConfirmationStatement } from '@statbook/contract/calls';
import type { FieldError } from '@statbook/domain/field-error';
import type { Readiness } from '@statbook/domain/filing';
import type { Platform } from '../../../composition.ts';
import { beginFiling } from '../../../filings/begin-filing.ts';
import { refuseSaving } from '../../../filings/draft/refuse-draft.ts';
import { withNextVersion, writeDraft } from '../../../filings/draft/write-draft.ts';
import type { Filing } from '../../../filings/filing-queries.ts';
import { type CompanyInReach, handle, type Person } from '../../../pipeline/handler.ts';
import { Refusal, refuse } from '../../../pipeline/refusal.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { checkCase, presentCheck, toCase } from './check-draft.ts';
import { checkCompanyNumber, lockOpenStatement, statementForm } from '../open-statement.ts';
import type { ReadShareRegister } from '../facts/own-shares.ts';
import { keepTypedCodes } from './keep-typed-codes.ts';
import { mergeDraft, readDraft, toDraftColumns } from './statement-draft.ts';
import { readStatementFacts } from '../facts/statement-facts.ts';

interface Dependencies extends Pick<Platform, 'vault' | 'clock' | 'live' | 'peopleKey'> {
  readRegister: ReadShareRegister;
}

/** Saves the draft as it is, right or wrong, and says what is wrong with it. */
export const saveConfirmationStatementHandler = (dependencies: Dependencies) =>
  handle(saveConfirmationStatement, async ({ tx, body, company, person, record }) => {
    const otherCompany = checkCompanyNumber(company, body.companyNumber);
    if (otherCompany !== undefined) return otherCompany;
    const { vault, clock, live, readRegister } = dependencies;
    const today = clock.today();
    const statement = await readStatementFacts(tx, vault, company, today);
    if (statement instanceof Refusal) return statement;
    const filing = await takeDraft({ tx, live, clock }, { body, company, person });
    if (filing instanceof Refusal) return filing;

    const given = body.identity ?? [];
    const { draft, errors } = await keepTypedCodes(tx, dependencies, {
      draft: mergeDraft(readDraft(vault, filing), body.answers, given),
      given,
      directors: statement.directors,
      person,
    });
    const savedAt = clock.now();
    await writeDraft(tx, { live }, filing, {
      columns: toDraftColumns(vault, filing.id, draft),
      effectiveOn: draft.answers.madeUpTo,
      step: body.activeTab,
    });
    record({ subject: company.name, details: { filingId: filing.id, step: body.activeTab } });
    const statementCase = await toCase(tx, readRegister, { draft, statement, today });
    return {
      entity: [
        {
          statementId: filing.id,
          version: filing.draftVersion,
          savedAt: savedAt.toISOString(),
          activeTab: body.activeTab,
          ...presentCheck(statementCase, withRefusedCodes(checkCase(statementCase), errors)),
        },
      ],
    };
  });

/** At a field where a code was refused it is said why, in place of that none is given. */
function withRefusedCodes(readiness: Readiness, refused: readonly FieldError[]): Readiness {
  const paths = new Set(refused.map(({ path }) => path));
  const others = readiness.errors.filter(({ path }) => !paths.has(path));
  return refused.length === 0 ? readiness : { ...readiness, errors: [...others, ...refused], isReady: false };
}

interface Saving {
  body: BodyOf<typeof saveConfirmationStatement>;
  company: CompanyInReach;
  person: Person;
}

/** The draft to save into, with its next version: the one that was read, or a new one where none was. */
async function takeDraft(
  { tx, live, clock }: { tx: Transaction } & Pick<Platform, 'live' | 'clock'>,
  { body, company, person }: Saving,
): Promise<Filing | Refusal> {
  const open = await lockOpenStatement(tx, company);
  if (open !== undefined) {
    // Whoever has read no draft, or another one, has read no version of this one.
    const version = body.statementId === open.id ? body.version : undefined;
    return refuseSaving(open, version) ?? withNextVersion(open);
  }
  if (body.statementId !== undefined) return refuse('changed-meanwhile');
  const begun = await beginFiling(tx, { live, clock }, { company, person, form: statementForm });
  if (begun === undefined) return refuse('changed-meanwhile');
  return begun;
}
