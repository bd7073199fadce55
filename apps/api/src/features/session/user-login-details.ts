import { userLoginDetails } from '@statbook/contract/calls';
import { handle } from '../../pipeline/handler.ts';

/** Who is signed in, as the token and the database say. */
export const userLoginDetailsHandler = handle(userLoginDetails, async ({ person }) => ({
  entity: [
    {
      centralUserId: person.centralUserId,
      userFullName: person.fullName,
      userEmail: person.email,
      agentId: person.userId,
      isMainUser: person.isMainUser,
      accountName: person.accountName,
    },
  ],
}));
