import { readTexts } from '#kit/address/search-text.ts';

/** Which allotment is open: a draft to go on with, a recorded one that is corrected, or neither for a new one. */
export const readAllotmentAddress = readTexts('company', 'draft', 'corrects');
