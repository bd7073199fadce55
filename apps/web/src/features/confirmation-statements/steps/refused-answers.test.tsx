import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { wrongNowhere } from '#testing/refused-fields.fixture.ts';
import { draft, renderStep } from '../statement.fixture.tsx';
import type { AnswerStep } from '../statement-steps.ts';
import { DateStep } from './date-step.tsx';
import { IdentityStep } from './identity-step.tsx';
import { PeopleStep } from './people-step.tsx';
import { PlacesStep } from './places-step.tsx';
import { SicCodesStep } from './sic-codes/sic-codes-step.tsx';
import type { StepProps } from './step-props.ts';
import { TradingStep } from './trading-step.tsx';

afterEach(cleanup);

type Answers = Partial<(typeof draft)['answers']>;
type Case = readonly [AnswerStep, ComponentType<StepProps>, readonly string[], Answers];

const cases: readonly Case[] = [
  ['date', DateStep, ['madeUpTo'], {}],
  ['trading', TradingStep, ['trading.onMarket'], {}],
  [
    'trading',
    TradingStep,
    ['trading.onMarket', 'trading.dtr5Applies'],
    { trading: { onMarket: true, pscExemptions: [] } },
  ],
  [
    'sic-codes',
    SicCodesStep,
    ['sicCodes.answer', 'sicCodes.codes', 'sicCodes.codes.0', 'sicCodes.codes.1'],
    { sicCodes: { answer: 'replace', codes: ['62012', '99998'] } },
  ],
  ['people', PeopleStep, ['officers', 'pscs'], {}],
  ['places', PlacesStep, ['registeredOffice', 'recordsLocation', 'registeredEmail.answer'], {}],
  ['identity', IdentityStep, ['identity.bob.personalCode'], {}],
];

describe('what is wrong in the answers of a statement', () => {
  it.each(cases)('stands at its question: %s', async (step, Step, paths, answers) => {
    const errors = paths.map((field) => ({ step, field, code: 'missing', message: `Wrong: ${field}` }));
    await renderStep(Step, { draft: { ...draft, answers: { ...draft.answers, ...answers } }, errors });
    fireEvent.click(screen.getByRole('button', { name: 'Save and continue' }));
    await waitFor(() => expect(wrongNowhere(paths)).toEqual([]));
  });
});
