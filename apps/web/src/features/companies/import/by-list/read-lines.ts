import { readCsv } from '@statbook/sheets/read-file';

/** The columns of a table that hold the number and the code, by what its head calls them. */
const numberHead = /\b(?:company|registration|registered|crn)?[ _-]*(?:number|no\.?|crn)\b/i;
const codeHead = /auth|code/i;

/**
 * The lines of a list: a company number and, after a comma, its authentication code where known. Takes what is
 * pasted or dropped: one number a line, or a table of which one column holds the numbers.
 */
export function readLines(text: string): readonly string[] {
  const table = readCsv(text);
  const [head = [], ...rows] = table;
  // A number holds a digit; a head does not.
  const hasHead = !head.some((cell) => /\d/.test(cell));
  const place = hasHead ? head.findIndex((cell) => numberHead.test(cell)) : 0;
  const codePlace = hasHead ? head.findIndex((cell, index) => index !== place && codeHead.test(cell)) : 1;
  return (hasHead ? rows : table)
    .map((row) => [row[Math.max(place, 0)], row[codePlace]].map(cleanCell))
    .filter(([number]) => number !== '')
    .map((cells) => cells.filter((cell) => cell !== '').join(','));
}

/** Spreadsheets write `="01234567"` to keep the zero of a number. */
function cleanCell(cell = ''): string {
  return cell.trim().replace(/^="(.*)"$/, '$1');
}
