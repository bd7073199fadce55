import type { Platform } from '../../composition.ts';
import type { ShareEntries } from '../../features/forms/entries/share-entries.ts';
import { beginPersonChangeHandler } from './begin-person-change.ts';
import { cancelPersonChangeHandler } from './cancel-person-change.ts';
import { getPersonChangeHandler, getPersonOfFilingHandler } from './get-person-change.ts';
import { planPersonChangeHandler } from './plan-person-change.ts';

/** The calls by which a change of one person starts the notices of all their companies. */
export const changePersonHandlers = (platform: Platform & ShareEntries) => ({
  planPersonChange: planPersonChangeHandler(platform),
  beginPersonChange: beginPersonChangeHandler(platform),
  getPersonChange: getPersonChangeHandler(platform),
  cancelPersonChange: cancelPersonChangeHandler(platform),
  getPersonOfFiling: getPersonOfFilingHandler,
});
