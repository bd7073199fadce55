import type { Platform } from '../../composition.ts';
import { peopleHandlers } from '../../features/people/people-handlers.ts';
import { endPersonProtectionHandler, protectPersonHandler } from './protect-person.ts';

/** Every call about people; after some of them the rules look at a person again. */
export const personHandlers = (platform: Platform) => ({
  ...peopleHandlers(platform),
  protectPerson: protectPersonHandler(platform),
  endPersonProtection: endPersonProtectionHandler(platform),
});
