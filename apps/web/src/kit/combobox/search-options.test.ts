import { describe, expect, it } from 'vitest';
import { searchOptions } from './search-options.ts';

const options = [
  { value: '41100', label: 'Development of building projects' },
  { value: '62012', label: 'Business and domestic software development' },
  { value: 'CI', label: 'Côte d’Ivoire', detail: 'West Africa' },
];

describe('finding one of many', () => {
  const found = (text: string) => searchOptions(options, text).map((option) => option.value);

  it('finds by name, by code and by detail', () => {
    expect(found('software')).toEqual(['62012']);
    expect(found('411')).toEqual(['41100']);
    expect(found('west')).toEqual(['CI']);
  });

  it('finds all words in any order, and puts what begins with the text first', () => {
    expect(found('domestic business')).toEqual(['62012']);
    expect(found('development')).toEqual(['41100', '62012']);
  });

  it('does not ask for accents', () => expect(found('cote')).toEqual(['CI']));

  it.each(["d'ivoire", 'd’ivoire', 'divoire'])('takes an apostrophe as it is typed: %s', (text) => {
    expect(found(text)).toEqual(['CI']);
  });

  it('shows everything as long as nothing is typed', () => expect(found('  ')).toHaveLength(3));
});
