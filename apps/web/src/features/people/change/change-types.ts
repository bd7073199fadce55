import type { CallName } from '@statbook/contract';
import type { CallReply } from '#api/call-types.ts';
import { type AnswerValues, type FormField, toName } from '#filing/answers/answers.ts';

export type ChangePlan = CallReply<'planPersonChange'>['entity'][number];
export type PlannedRole = ChangePlan['roles'][number];
export type PersonChange = CallReply<'getPersonChange'>['entity'][number];
export type ChangeFiling = PersonChange['all'][number];

/** What shows drafts and people, read again once drafts were begun, deleted or submitted. */
export const changeCalls = [
  'getPersonChange',
  'getPerson',
  'getForms',
  'getForm',
  'reviewForm',
  'getPersonOfFiling',
] as const satisfies readonly CallName[];

export const fieldsOf = ({ sections }: Pick<ChangePlan, 'sections'>): readonly FormField[] =>
  sections.flatMap(({ fields }) => fields);

/** The answers to what is asked now, by path. */
export const answersIn = (plan: ChangePlan, values: AnswerValues): Readonly<Record<string, string>> =>
  Object.fromEntries(fieldsOf(plan).map(({ path }) => [path, values[toName(path)] ?? '']));

/** Which entry of a register it is, for a list. */
export const keyOf = ({ companyId, register, registerKey }: PlannedRole): string =>
  `${companyId} ${register} ${registerKey}`;
