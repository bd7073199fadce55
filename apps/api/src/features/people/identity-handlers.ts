import type { Platform } from '../../composition.ts';
import { getIdentityRemindersHandler, saveIdentityRemindersHandler } from './reminders/identity-reminders.ts';
import { getCodeByLinkHandler } from './invitations/get-code-by-link.ts';
import { getCodeInvitationHandler } from './invitations/get-code-invitation.ts';
import { giveCodeByLinkHandler } from './invitations/give-code-by-link.ts';
import { inviteForCodesHandler } from './invitations/invite-for-codes.ts';
import { withdrawCodeInvitationHandler } from './invitations/withdraw-code-invitation.ts';

/** The calls by which people are asked for their personal codes, and give them, and who is reminded of statements. */
export const identityHandlers = (platform: Platform) => ({
  getCodeInvitation: getCodeInvitationHandler(platform),
  inviteForCodes: inviteForCodesHandler(platform),
  withdrawCodeInvitation: withdrawCodeInvitationHandler(platform),
  getCodeByLink: getCodeByLinkHandler(platform),
  giveCodeByLink: giveCodeByLinkHandler(platform),
  getIdentityReminders: getIdentityRemindersHandler,
  saveIdentityReminders: saveIdentityRemindersHandler(platform),
});
