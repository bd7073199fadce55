import type { CallReply } from '#api/call-types.ts';

export type Policies = CallReply<'getApprovalPolicies'>;
export type Policy = Policies['entity'][number];

/** Whoever a policy can name: a user, or a signatory outside the account. */
export interface Nameable {
  readonly id: string;
  readonly name: string;
  readonly isActive: boolean;
  /** Where the links of a signatory go; undefined for a user. */
  readonly email: string | undefined;
}

/** Users first, each in the order of the names. */
export const nameablesOf = ({ people, signatories }: Policies): Nameable[] => [
  ...people.map(({ userId, fullName, isActive }) => ({
    id: userId,
    name: fullName,
    isActive,
    email: undefined,
  })),
  ...signatories.map(({ signatoryId, fullName, email }) => ({
    id: signatoryId,
    name: fullName,
    isActive: true,
    email,
  })),
];
