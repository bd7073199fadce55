import { type CivilDate, formatCivilDate } from '@statbook/domain/dates';
import type { FieldError } from '@statbook/domain/field-error';
import type { Readiness } from '@statbook/domain/filing';
import {
  type ConfirmationStatementSubmission,
  toSubmission,
  unverifiedDirectors,
} from '@statbook/domain/filing/confirmation-statement';
import type { FieldAdjustment } from '@statbook/registry-client';
import type { Filing } from '../../../filings/filing-queries.ts';
import type { PreparedOverride } from '../../../filings/form-preparer.ts';
import type { CompanyInReach } from '../../../pipeline/handler.ts';
import { Refusal } from '../../../pipeline/refusal.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Vault } from '../../../platform/secrets/vault.ts';
import { checkCase, type StatementCase, toCase } from '../draft/check-draft.ts';
import { birthDateOf } from '../draft/identity-secrets.ts';
import { readDraft } from '../draft/statement-draft.ts';
import type { ReadShareRegister } from '../facts/own-shares.ts';
import { readStatementFacts } from '../facts/statement-facts.ts';
import { secretKey, type StatementSecrets, writeStatement } from './statement-message.ts';
import { toDraftField } from '../draft/draft-field.ts';

/** What an attempt freezes; or what stands in the way, by field, and what has to be settled first. */
export type PreparedStatement =
  | {
      readonly ok: true;
      readonly content: Readonly<Record<string, unknown>>;
      readonly secrets: StatementSecrets;
      readonly effectiveOn: CivilDate;
      readonly description: string;
      readonly despite?: PreparedOverride;
    }
  | {
      readonly ok: false;
      readonly errors: Readonly<Record<string, string>>;
      readonly blockers: readonly { readonly code: string; readonly message: string }[];
    };

interface Preparation {
  readonly filing: Filing;
  readonly company: CompanyInReach;
  readonly today: CivilDate;
}

/** Makes what an attempt of a confirmation statement freezes out of the draft in its filing. */
export const statementPreparer =
  (vault: Vault, readRegister: ReadShareRegister) =>
  async (tx: Transaction, { filing, company, today }: Preparation): Promise<PreparedStatement> => {
    const statement = await readStatementFacts(tx, vault, company, today);
    if (statement instanceof Refusal) {
      const blockers = [{ code: statement.code, message: statement.detail ?? 'No statement can be filed.' }];
      return { ok: false, errors: {}, blockers };
    }
    const composed = composeStatement(
      await toCase(tx, readRegister, { draft: readDraft(vault, filing), statement, today }),
    );
    if (!composed.ok) {
      const { errors, blockers } = composed.readiness;
      const fields = errors.map(({ path, message }) => [path, message] as const).toReversed();
      return { ok: false, errors: Object.fromEntries(fields), blockers };
    }
    const { content, secrets } = composed;
    const description = `Confirmation statement made up to ${formatCivilDate(content.madeUpTo)}`;
    const { override: despite, madeUpTo: effectiveOn } = content;
    return {
      ok: true,
      content: { ...content },
      secrets,
      effectiveOn,
      description,
      ...(despite && { despite }),
    };
  };

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
export function composeStatement(statementCase: StatementCase): Composed {
  const readiness = checkCase(statementCase);
  const { answers, facts, today } = statementCase;
  const outcome = toSubmission(answers, facts, today);
  if (!readiness.isReady || !outcome.ok) return { ok: false, readiness: { ...readiness, isReady: false } };
  const content = outcome.submission;
  const secrets = collectSecrets(statementCase);
  const built = writeStatement(content, secrets);
  if (built.ok) return { ok: true, readiness, content, secrets, adjustments: built.form.adjustments };
  const ids = content.verifications.map(({ directorId }) => directorId);
  const errors: readonly FieldError[] = built.problems.map(({ field, message }) => ({
    path: toDraftField(field, ids),
    code: 'not-taken-by-registry',
    // The message of a rule begins with its verb, others are sentences.
    message: /^[a-z]/.test(message) ? `This ${message}` : message,
  }));
  return { ok: false, readiness: { ...readiness, isReady: false, errors } };
}

function collectSecrets({ draft, statement, facts, today }: StatementCase): StatementSecrets {
  const due = new Set(unverifiedDirectors(facts, today).map(({ id }) => id));
  const secrets = statement.directors
    .filter(({ id }) => due.has(id))
    .flatMap((director) => {
      const given = draft.secrets[director.id];
      return [
        [secretKey(director.id, 'personalCode'), given?.personalCode],
        [secretKey(director.id, 'dateOfBirth'), birthDateOf(director, given, today)],
      ] as const;
    });
  return Object.fromEntries(secrets.filter((entry): entry is [string, string] => entry[1] !== undefined));
}
