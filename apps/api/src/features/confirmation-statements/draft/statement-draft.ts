import { identityGiven, statementAnswers, statementStep } from '@statbook/contract';
import {
  clearStatementStep,
  type ConfirmationStatementDraft,
  EMPTY_STATEMENT_ANSWERS,
  type StatementStep,
} from '@statbook/domain/filing/confirmation-statement';
import { parsePersonalCode } from '@statbook/domain/identity';
import { z } from 'zod';
import {
  maskPersonalCode,
  toDraftColumns as toColumns,
  unsealDraft,
} from '../../../filings/draft/sealed-draft.ts';
import type { Filing } from '../../../filings/filing-queries.ts';
import type { Vault } from '../../../platform/secrets/vault.ts';

type StatementAnswers = z.output<typeof statementAnswers>;
/** Some parts of the answers. */
export type PartialAnswers = { [Part in keyof StatementAnswers]?: StatementAnswers[Part] | undefined };
export type GivenIdentity = z.output<typeof identityGiven>;

/** What was typed for a director's identity statement; right or wrong, it is kept sealed. */
const directorSecrets = z.object({ personalCode: z.string().optional(), dateOfBirth: z.string().optional() });
export type DirectorSecrets = z.output<typeof directorSecrets>;

const nameReasons = z.array(identityGiven.pick({ directorId: true, nameMismatchReason: true }));
const storedDraft = z.object({ answers: statementAnswers, identity: nameReasons });
const storedSecrets = z.record(z.string(), directorSecrets);

/** A draft as it lies in its filing: answers, reasons for names that differ, and the secrets by director. */
export interface StoredDraft {
  readonly answers: StatementAnswers;
  readonly nameReasons: Readonly<Record<string, GivenIdentity['nameMismatchReason']>>;
  readonly secrets: Readonly<Record<string, DirectorSecrets>>;
}

const emptyDraft: StoredDraft = {
  answers: EMPTY_STATEMENT_ANSWERS,
  nameReasons: {},
  secrets: {},
};

/** The draft in a filing. Throws when it holds something else: only this feature writes it. */
export function readDraft(vault: Vault, filing: Filing): StoredDraft {
  if (Object.keys(z.record(z.string(), z.unknown()).parse(filing.draft)).length === 0) return emptyDraft;
  const { answers, identity } = storedDraft.parse(filing.draft);
  return {
    answers,
    nameReasons: Object.fromEntries(
      identity.map(({ directorId, nameMismatchReason }) => [directorId, nameMismatchReason]),
    ),
    secrets: storedSecrets.default({}).parse(unsealDraft(vault, filing)),
  };
}

/** The members of a filing that hold the draft. */
export function toDraftColumns(
  vault: Vault,
  filingId: string,
  { answers, nameReasons, secrets }: StoredDraft,
) {
  const identity = Object.entries(nameReasons).map(([directorId, nameMismatchReason]) => ({
    directorId,
    nameMismatchReason,
  }));
  return toColumns(vault, filingId, { draft: { answers, identity }, secrets });
}

/** The draft with the parts given in place of its own. A secret left out stays; an empty one is taken away. */
export function mergeDraft(
  draft: StoredDraft,
  answers: PartialAnswers,
  identity: readonly GivenIdentity[],
): StoredDraft {
  const merged = { ...draft.secrets };
  for (const { directorId, ...given } of identity) {
    const before = merged[directorId] ?? {};
    const personalCode =
      given.personalCode === undefined ? before.personalCode : normaliseCode(given.personalCode);
    const dateOfBirth = given.dateOfBirth?.trim() ?? before.dateOfBirth;
    merged[directorId] = { ...(personalCode && { personalCode }), ...(dateOfBirth && { dateOfBirth }) };
  }
  const reasons = identity.map((each) => [each.directorId, each.nameMismatchReason] as const);
  return {
    answers: statementAnswers.parse({ ...draft.answers, ...answers }),
    nameReasons: { ...draft.nameReasons, ...Object.fromEntries(reasons) },
    secrets: merged,
  };
}

function normaliseCode(typed: string): string {
  const parsed = parsePersonalCode(typed);
  return parsed.ok ? parsed.code.reveal() : typed.trim();
}

/** The draft with nothing answered in a step. */
export function clearStep(draft: StoredDraft, step: StatementStep): StoredDraft {
  if (step === 'identity') return { ...draft, nameReasons: {}, secrets: {} };
  const cleared = clearStatementStep(toDomainDraft(draft), step);
  return { ...draft, answers: withoutIdentity(cleared) };
}

function withoutIdentity(draft: ConfirmationStatementDraft): StatementAnswers {
  return statementAnswers.strip().parse(draft);
}

/** The draft as the rules read it: of the secrets they know only whether there are any. */
export function toDomainDraft({ answers, nameReasons, secrets }: StoredDraft): ConfirmationStatementDraft {
  const directorIds = new Set([...Object.keys(nameReasons), ...Object.keys(secrets)]);
  const identity = [...directorIds].map((id) => [
    id,
    {
      personalCodeGiven: parsePersonalCode(secrets[id]?.personalCode ?? '').ok,
      nameMismatchReason: nameReasons[id],
    },
  ]);
  return { ...answers, identity: Object.fromEntries(identity) };
}

/** What the draft holds for identity statements, as far as it may be shown. */
export function presentIdentityHeld({ nameReasons, secrets }: StoredDraft) {
  return [...new Set([...Object.keys(nameReasons), ...Object.keys(secrets)])].map((directorId) => ({
    directorId,
    personalCodeMasked: maskPersonalCode(secrets[directorId]?.personalCode) ?? null,
    dateOfBirthGiven: secrets[directorId]?.dateOfBirth !== undefined,
    nameMismatchReason: nameReasons[directorId],
  }));
}

/** The step that the draft was left at. */
export function draftStepOf({ draftStep }: Filing): StatementStep {
  return statementStep.catch('date').parse(draftStep);
}
