import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { draft, renderStep } from '../statement.fixture.tsx';
import type { StepProps } from '../steps/step-props.ts';
import { Problems } from './problems.tsx';

afterEach(cleanup);

const Found = ({ statement }: StepProps) => <Problems statement={statement} check={statement.check} />;

const holding = (surname: string) => ({
  className: 'Ordinary',
  numberHeld: '',
  holders: [{ kind: 'person' as const, surname }],
  transfers: [],
});
const wrongIn = (index: number) => ({
  step: 'shareholders' as const,
  field: `shareholdings.holdings.${index}.numberHeld`,
  code: 'missing',
  message: 'Enter the number of shares held',
});

describe('what is wrong in a statement', () => {
  const answers = {
    ...draft.answers,
    shareholdings: { answer: 'replace' as const, holdings: [holding('Green'), holding('')] },
  };

  it('names the shareholding and its holder where several have the same mistake', async () => {
    await renderStep(Found, { draft: { ...draft, answers }, found: [wrongIn(0), wrongIn(1)] });
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Shareholding 1, Green: Enter the number of shares held',
      'Shareholding 2: Enter the number of shares held',
    ]);
  });

  it('says no more than the mistake where one has it', async () => {
    await renderStep(Found, { draft: { ...draft, answers }, found: [wrongIn(1)] });
    expect(screen.getByRole('link').textContent).toBe('Enter the number of shares held');
  });
});
