import { expect, it } from 'vitest';
import { linesOf } from './answer-text.ts';
import { field, section } from './form.fixture.tsx';

it('an answer follows its label, and a question keeps its own mark', () => {
  const fields = [
    field('surname', { label: 'Surname' }),
    field('isProtected', { label: 'Is it protected?' }),
  ];
  const answers = { surname: 'Plum', isProtected: 'No' };
  const answered = { answers, secretsHeld: [], documents: [] };
  expect(linesOf(section('Name', fields), answered)).toEqual(['Surname: Plum', 'Is it protected? No']);
});
