import type { Readiness } from '@statbook/domain/filing';
import {
  compareWithRegister,
  type ConfirmationStatementSubmission,
  toSubmission,
  unverifiedDirectors,
} from '@statbook/domain/filing/confirmation-statement';
import type { FieldAdjustment } from '@statbook/registry-client';
import { notOffered, notReady, toFieldErrors } from '../../../filings/draft/unprepared.ts';
import type { FormPreparer, PreparedFiling } from '../../../filings/form-preparer.ts';
import { openCode } from '../../../filings/personal-codes/held-codes.ts';
import { Refusal, refuse } from '../../../pipeline/refusal.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Vault } from '../../../platform/secrets/vault.ts';
import { checkCase, type StatementCase, toCase } from '../draft/check-draft.ts';
import { birthDateOf } from '../draft/identity-secrets.ts';
import { readDraft } from '../draft/statement-draft.ts';
import type { ReadShareRegister } from '../facts/own-shares.ts';
import { listStatementFacts, type StatementFacts } from '../facts/statement-facts.ts';
import { secretKey, type StatementSecrets, writeStatement } from './statement-message.ts';
import { toDraftField } from '../draft/draft-field.ts';

/** Makes what an attempt of a confirmation statement freezes out of the draft in its filing. */
export const statementPreparer =
  (vault: Vault, readRegister: ReadShareRegister): FormPreparer =>
  async (tx, drafts, today) => {
    const companies = new Map(drafts.map(({ company }) => [company.id, company]));
    const statements = await listStatementFacts(tx, vault, [...companies.values()], today);
    const prepared = new Map<string, PreparedFiling>();
    for (const { filing, company } of drafts) {
      const statement = statements.get(company.id) ?? refuse('not-found');
      const order = { draft: readDraft(vault, filing), statement, today };
      prepared.set(filing.id, await prepareStatement(tx, { vault, readRegister }, order));
    }
    return prepared;
  };

async function prepareStatement(
  tx: Transaction,
  { vault, readRegister }: { readonly vault: Vault; readonly readRegister: ReadShareRegister },
  {
    draft,
    statement,
    today,
  }: Pick<StatementCase, 'draft' | 'today'> & { readonly statement: StatementFacts | Refusal },
): Promise<PreparedFiling> {
  if (statement instanceof Refusal) return notOffered(statement, 'No statement can be filed.');
  const statementCase = await toCase(tx, readRegister, { draft, statement, today });
  const composed = composeStatement(statementCase, await openHeldCodes(tx, vault, statementCase));
  if (!composed.ok) return notReady(composed.readiness);
  const { content, secrets } = composed;
  const { override: despite, madeUpTo: effectiveOn } = content;
  const changes = compareWithRegister(statementCase.answers, statementCase.facts, today)
    .filter(({ isChanged }) => isChanged)
    .map(({ label, now, after }) => ({ label, now, after }));
  return { ok: true, content: { ...content }, secrets, effectiveOn, changes, ...(despite && { despite }) };
}

type Composed =
  | {
      readonly ok: true;
      readonly readiness: Readiness;
      readonly content: ConfirmationStatementSubmission;
      readonly secrets: StatementSecrets;
      /** Texts that are sent otherwise than they were given. */
      readonly adjustments: readonly FieldAdjustment[];
    }
  | { readonly ok: false; readonly readiness: Readiness };

/** The content of a draft that is ready, tried in the registry's form so that nothing is frozen that cannot be sent. */
export function composeStatement(statementCase: StatementCase, heldCodes: HeldCodes): Composed {
  const readiness = checkCase(statementCase);
  const { answers, facts, today } = statementCase;
  const outcome = toSubmission(answers, facts, today);
  if (!readiness.isReady || !outcome.ok) return { ok: false, readiness: { ...readiness, isReady: false } };
  const content = outcome.submission;
  const secrets = collectSecrets(statementCase, heldCodes);
  const built = writeStatement(content, secrets);
  if (built.ok) return { ok: true, readiness, content, secrets, adjustments: built.form.adjustments };
  const ids = content.verifications.map(({ directorId }) => directorId);
  const errors = toFieldErrors(built.problems, (field) => toDraftField(field, ids));
  return { ok: false, readiness: { ...readiness, isReady: false, errors } };
}

/** Personal codes by director. */
type HeldCodes = ReadonlyMap<string, string>;

/** The codes that are held for directors of whom the draft has none: they are opened to be sent. */
export async function openHeldCodes(
  tx: Transaction,
  vault: Vault,
  { draft, statement, facts, today }: StatementCase,
): Promise<HeldCodes> {
  const due = new Set(unverifiedDirectors(facts, today).map(({ id }) => id));
  const opened = new Map<string, string>();
  for (const { id, known } of statement.directors) {
    if (known?.codeSince === undefined || !due.has(id) || draft.secrets[id]?.personalCode !== undefined)
      continue;
    const code = await openCode(tx, { vault }, known.personId);
    if (code !== undefined) opened.set(id, code.reveal());
  }
  return opened;
}

function collectSecrets(
  { draft, statement, facts, today }: StatementCase,
  heldCodes: HeldCodes,
): StatementSecrets {
  const due = new Set(unverifiedDirectors(facts, today).map(({ id }) => id));
  const secrets = statement.directors
    .filter(({ id }) => due.has(id))
    .flatMap((director) => {
      const given = draft.secrets[director.id];
      return [
        [secretKey(director.id, 'personalCode'), given?.personalCode ?? heldCodes.get(director.id)],
        [secretKey(director.id, 'dateOfBirth'), birthDateOf(director, given, today)],
      ] as const;
    });
  return Object.fromEntries(secrets.filter((entry): entry is [string, string] => entry[1] !== undefined));
}
