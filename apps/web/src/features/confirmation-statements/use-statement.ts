import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#api/call.ts';
import type { CallInput } from '#api/call-types.ts';
import { callOptions, invalidateCalls, useCall } from '#api/queries.ts';
import { savedIn } from '#filing/draft/draft-saves.ts';
import { answersWithRegister, unsaidAnswers } from './register-answers.ts';
import type { AnswerStep, Check, Draft, Facts } from './statement-steps.ts';

/** Parts of the draft to save. */
type GivenAnswers = CallInput<'saveConfirmationStatement'>['body']['answers'];
export type IdentityGiven = NonNullable<CallInput<'saveConfirmationStatement'>['body']['identity']>[number];

/** What a step gives to be saved. */
export interface StepAnswers {
  readonly answers: GivenAnswers;
  readonly identity?: IdentityGiven[] | undefined;
}

/** A version of the draft: what is saved goes onto that which the person has seen. */
export type DraftVersion = Pick<Draft, 'statementId' | 'version'>;

/** A company's statement as it is shown and filled in. */
export interface Statement {
  readonly companyId: string;
  readonly facts: Facts;
  /** Undefined until something was saved. */
  readonly draft: Draft | undefined;
  readonly check: Check | undefined;
  /** What it says: the answers of the draft, and the rest as the register has it. */
  readonly answers: Draft['answers'];
  /**
   * Saves what was answered onto a version, for a draft that is gone on with at that step; gives what is still wrong in the
   * whole draft, and its version.
   */
  readonly save: (
    step: AnswerStep,
    answers: StepAnswers,
    onto: DraftVersion | undefined,
  ) => Promise<Check & DraftVersion>;
  /** Reads the draft again; gives its version. */
  readonly reload: () => Promise<DraftVersion | undefined>;
  /** The same, with what was entered here given up. */
  readonly discard: () => Promise<void>;
  /** Takes away what the draft holds of a step. */
  readonly clear: (step: AnswerStep) => Promise<void>;
  /** How often a form began anew: its step was cleared, or what was entered given up. */
  readonly beginnings: number;
}

export type StatementQuery = { /** Asks for the draft again. */ readonly refetch: () => void } & (
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: Error; readonly retry: () => void }
  | { readonly status: 'ready'; readonly statement: Statement }
);

/** Saves parts of the draft; what nobody has spoken of is saved as the register has it. */
function useSave(companyId: string, facts: Facts | undefined): Statement['save'] {
  const queryClient = useQueryClient();
  const query = { query: { companyId } };
  const draftKey = callOptions('getConfirmationStatementConfirmLaterDetails', query).queryKey;
  return async (step, { answers, identity }, onto) => {
    const version = onto && { statementId: onto.statementId, version: onto.version };
    // As the draft is by now: what somebody else has answered meanwhile is not put back to what the register has.
    const unsaid = facts && unsaidAnswers(facts, queryClient.getQueryData(draftKey)?.entity[0]?.answers);
    const given = { answers: { ...unsaid, ...answers }, ...(identity && { identity }) };
    const body = { companyId, ...version, activeTab: step, ...given };
    const saved = savedIn(await call('saveConfirmationStatement', { body }));
    // Read again rather than pieced together here: the next step begins with what the server holds.
    queryClient.setQueryData(callOptions('checkConfirmationStatement', query).queryKey, { entity: [saved] });
    await invalidateCalls(
      queryClient,
      'getConfirmationStatementConfirmLaterDetails',
      'getConfirmationStatementFacts',
      'reviewConfirmationStatement',
      'getFilingApproval',
    );
    return saved;
  };
}

/** Empties a step of the version that was read last, or reads what was saved elsewhere. */
function useBeginnings(companyId: string, open: Draft | undefined) {
  const queryClient = useQueryClient();
  const [beginnings, setBeginnings] = useState(0);
  const beginAnew = () => setBeginnings((count) => count + 1);
  const clear: Statement['clear'] = async (step) => {
    const which = open && { statementId: open.statementId };
    await call('deleteCsDetails', { query: { companyId, ...which, activeTab: step } });
    await invalidateCalls(
      queryClient,
      'getConfirmationStatementConfirmLaterDetails',
      'checkConfirmationStatement',
      'reviewConfirmationStatement',
      'getFilingApproval',
    );
    beginAnew();
  };
  const reload: Statement['reload'] = async () => {
    const query = { query: { companyId } };
    await invalidateCalls(queryClient, 'checkConfirmationStatement', 'reviewConfirmationStatement');
    const options = callOptions('getConfirmationStatementConfirmLaterDetails', query);
    return (await queryClient.fetchQuery({ ...options, staleTime: 0 })).entity[0];
  };
  const discard = async () => {
    await reload();
    beginAnew();
  };
  return { clear, reload, discard, beginnings };
}

/** Facts, draft and what is wrong with it, and the way to save. */
export function useStatement(companyId: string): StatementQuery {
  const query = { query: { companyId } };
  const facts = useCall('getConfirmationStatementFacts', query);
  const draft = useCall('getConfirmationStatementConfirmLaterDetails', query);
  const open = draft.data?.entity[0];
  const refetch = () => void draft.refetch();
  const beginning = useBeginnings(companyId, open);
  const isDraft = open?.state === 'draft';
  const check = useCall('checkConfirmationStatement', query, { enabled: isDraft });

  const known = facts.data?.entity[0];
  const save = useSave(companyId, known);
  // What was once read stays on the page while it is asked for again, whatever becomes of the asking.
  const missing = [facts, draft, ...(isDraft ? [check] : [])].filter(({ data }) => data === undefined);
  const failed = missing.find(({ error }) => error !== null);
  if (failed?.error != null) {
    const retry = () => void Promise.all(missing.map(({ refetch }) => refetch()));
    return { status: 'failed', error: failed.error, retry, refetch };
  }
  if (missing.length > 0 || known === undefined) return { status: 'loading', refetch };
  return {
    status: 'ready',
    refetch,
    statement: {
      companyId,
      facts: known,
      draft: open,
      answers: answersWithRegister(known, open?.answers),
      check: isDraft ? check.data?.entity[0] : undefined,
      save,
      ...beginning,
    },
  };
}
