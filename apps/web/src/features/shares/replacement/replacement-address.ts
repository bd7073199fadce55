import { readTexts } from '#kit/search-text.ts';

const readOpeningTexts = readTexts('company', 'replace', 'line', 'kind');

/** The opening balance, the history that shall replace it, or one line of that history: an id, or "new" with its kind. */
export type OpeningAddress = ReturnType<typeof readOpeningTexts>;

export const readOpeningAddress: (search: Readonly<Record<string, unknown>>) => OpeningAddress =
  readOpeningTexts;
