import type { CallReply } from '#api/call-types.ts';

export type User = CallReply<'getAgents'>['entity'][number];
export type UserDetails = CallReply<'getAgentDetails'>['entity'][number];
export type Role = CallReply<'getRoles'>['entity'][number];

/** What is asked for again when a user or a role has changed. */
export const userCalls = ['getAgents', 'getAgentDetails', 'getRoles', 'getAccountActivity'] as const;
