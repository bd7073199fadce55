import { ofEachFlag } from '@statbook/contract';
import { getUserAccess } from '@statbook/contract/calls';
import { handle } from '../../pipeline/handler.ts';

export const getUserAccessHandler = handle(getUserAccess, async ({ person }) => ({
  entity: [ofEachFlag((flag) => person.flags.has(flag))],
}));
