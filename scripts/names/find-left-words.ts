import type { Violation } from '../layers/rule.ts';
import type { SourceFile } from '../layers/source-file.ts';
import { leftWords } from './left-words.ts';

const phrases = Object.entries(leftWords).map(([left, say]) => ({ left, spaced: ` ${left} `, say }));

/** Words that the project has left for those of the trade, in names, comments, titles and texts of a file. */
export function findLeftWords({ path, text }: SourceFile): Violation[] {
  if (path.startsWith('scripts/names/')) return [];
  return text.split('\n').flatMap((line, index) => {
    const words = toWords(line);
    return phrases
      .filter(({ spaced }) => words.includes(spaced))
      .map(({ left, say }) => ({ file: path, line: index + 1, what: left, rule: `say: ${say}` }));
  });
}

/** A line as words in small letters: `takeBack()` is "take back". */
function toWords(line: string): string {
  const words = line.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').match(/[A-Za-z’']+/g) ?? [];
  return ` ${words.join(' ').toLowerCase()} `;
}
