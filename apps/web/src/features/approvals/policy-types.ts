import type { CallReply } from '#api/call-types.ts';

export type Policies = CallReply<'getApprovalPolicies'>;
export type Policy = Policies['entity'][number];
export type Person = Policies['people'][number];
