import { describe, expect, it } from 'vitest';
import { findLeftWords } from './find-left-words.ts';

const found = (text: string) =>
  findLeftWords({ path: 'apps/api/src/x.ts', text }).map(({ line, what }) => [line, what]);

describe('words that the project has left', () => {
  it.each([
    ['a name', 'const turnovers = [];'],
    ['a part of a name', 'loadTurnovers();'],
    ['a comment', '// All turnovers of a day.'],
  ])('are found in %s', (_where, text) => {
    expect(found(`\n${text}`)).toEqual([[2, 'turnovers']]);
  });

  it('are whole words', () => {
    expect(found("const desktop = 'scenery';")).toEqual([]);
  });
});
