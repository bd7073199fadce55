import type { Platform } from '../../../composition.ts';
import { getCodeByLinkHandler } from './get-code-by-link.ts';
import { getCodeInvitationHandler } from './get-code-invitation.ts';
import { giveCodeByLinkHandler } from './give-code-by-link.ts';
import { inviteForCodesHandler } from './invite-for-codes.ts';
import { withdrawCodeInvitationHandler } from './withdraw-code-invitation.ts';

/** The calls by which people are asked for their personal codes, and give them. */
export const codeInvitationHandlers = (platform: Platform) => ({
  getCodeInvitation: getCodeInvitationHandler(platform),
  inviteForCodes: inviteForCodesHandler(platform),
  withdrawCodeInvitation: withdrawCodeInvitationHandler(platform),
  getCodeByLink: getCodeByLinkHandler(platform),
  giveCodeByLink: giveCodeByLinkHandler(platform),
});
