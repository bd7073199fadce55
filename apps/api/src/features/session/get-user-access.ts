import { type AccessFlag, accessFlags } from '@statbook/contract';
import { getUserAccess } from '@statbook/contract/calls';
import { handle, type Person } from '../../pipeline/handler.ts';

export const getUserAccessHandler = handle(getUserAccess, async ({ person }) => ({
  entity: [presentAccess(person)],
}));

function presentAccess({ flags }: Person): Record<AccessFlag, boolean> {
  // `fromEntries` forgets its keys; they are exactly the flags.
  return Object.fromEntries(accessFlags.map((flag) => [flag, flags.has(flag)])) as Record<
    AccessFlag,
    boolean
  >;
}
