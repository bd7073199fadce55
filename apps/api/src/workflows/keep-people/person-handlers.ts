import type { Platform } from '../../composition.ts';
import { codeInvitationHandlers } from '../../features/people/invitations/code-invitation-handlers.ts';
import { peopleHandlers } from '../../features/people/people-handlers.ts';
import {
  getIdentityRemindersHandler,
  saveIdentityRemindersHandler,
} from '../../features/people/reminders/identity-reminders.ts';
import { endPersonProtectionHandler, protectPersonHandler } from './protect-person.ts';

/** Every call about people; after some of them the rules look at a person again. */
export const personHandlers = (platform: Platform) => ({
  ...peopleHandlers(platform),
  ...codeInvitationHandlers(platform),
  getIdentityReminders: getIdentityRemindersHandler,
  saveIdentityReminders: saveIdentityRemindersHandler(platform),
  protectPerson: protectPersonHandler(platform),
  endPersonProtection: endPersonProtectionHandler(platform),
});
