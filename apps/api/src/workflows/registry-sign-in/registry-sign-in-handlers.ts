import type { Platform } from '../../composition.ts';
import type { ShareEntries } from '../../features/forms/entries/share-entries.ts';
import { beginRegistrySignInHandler, getRegistrySignInHandler } from './begin-sign-in.ts';
import { changeCompanyNameHandler } from './change-company-name.ts';
import { completeRegistrySignInHandler } from './complete-sign-in.ts';
import { verifyTokenHandler } from './verify-token.ts';

/** The calls of the registry's own sign-in. */
export const registrySignInHandlers = (platform: Platform & ShareEntries) => ({
  beginRegistrySignIn: beginRegistrySignInHandler(platform),
  getRegistrySignIn: getRegistrySignInHandler(platform),
  completeRegistrySignIn: completeRegistrySignInHandler(platform),
  verifyToken: verifyTokenHandler(platform),
  changeCompanyName: changeCompanyNameHandler(platform),
});
