import { toPlainLetters } from '../../plain-letters.ts';

/**
 * The words of a name as they are compared: without case, accents and apostrophes, divided at blanks, hyphens and stops.
 * "Seán O’Brien-Ward" and "SEAN OBRIEN WARD" are the same words.
 */
export function wordsOfName(text: string | undefined): readonly string[] {
  if (text === undefined) return [];
  return toPlainLetters(text.replaceAll(/['’‘`´ʼ′＇]/gu, ''))
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
