import { userLoginDetails } from '@statbook/contract/calls';
import { handle } from '../../pipeline/handler.ts';

/** Who is signed in, as the token and the database say. */
export const userLoginDetailsHandler = handle(userLoginDetails, async ({ person }) => ({
  Entity: [
    {
      CentralUserId: person.centralUserId,
      UserFullName: person.fullName,
      UserEmail: person.email,
      AgentId: person.userId,
      IsMainUser: person.isMainUser,
      AccountName: person.accountName,
    },
  ],
}));
