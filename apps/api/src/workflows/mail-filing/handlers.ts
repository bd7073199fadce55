import type { Platform } from '../../composition.ts';
import { getFilingLettersHandler } from './get-filing-letters.ts';
import { sendFilingLetterHandler } from './send-filing-letter.ts';

/** The calls that mail what was filed to the client. */
export const mailFilingHandlers = (platform: Platform) => ({
  getFilingLetters: getFilingLettersHandler(platform),
  sendFilingLetter: sendFilingLetterHandler(platform),
});
