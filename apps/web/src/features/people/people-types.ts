import type { CallName } from '@statbook/contract';
import type { CallReply } from '#api/call-types.ts';

export type People = CallReply<'getPeople'>;
export type ListedPerson = People['entity'][number];
export type Match = People['matches'][number];
export type PersonDetails = CallReply<'getPerson'>['entity'][number];
export type CodeHolder = CallReply<'getCodeHolders'>['entity'][number];
export type PersonRole = PersonDetails['roles'][number];

/** What shows people, read again once somebody has joined them or parted them. */
export const peopleCalls = ['getPeople', 'getPerson'] as const satisfies readonly CallName[];

/** What shows that a code is held, and that two may be one. */
export const codeCalls = [
  ...peopleCalls,
  'getCodeHolders',
  'getVerificationBoard',
  'getFilingsAwaitingCodes',
  'getActivityLogs',
] as const satisfies readonly CallName[];
