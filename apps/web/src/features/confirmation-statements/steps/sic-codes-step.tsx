import { lazy, Suspense } from 'react';
import { useWatch } from 'react-hook-form';
import { RadioGroup } from '#kit/form/radio-group.tsx';
import { LoadingText } from '#kit/state/skeleton.tsx';
import { StepFrame } from '../step-frame.tsx';
import type { StepAnswers } from '../use-statement.ts';
import { useStepForm } from '../use-step-form.ts';
import { FromRegister } from './from-register.tsx';
import { replaceOptions, toReplaceAnswer } from './answer-options.ts';
import type { SicValues } from './sic-values.ts';
import type { StepProps } from './step-props.ts';
import { whenOnline } from '#kit/when-online.ts';

// The classification is long: it comes when it is needed.
const SicCodeFields = lazy(() => whenOnline(() => import('./sic-code-fields.tsx')));

export function SicCodesStep({ statement, field }: StepProps) {
  const { facts, draft } = statement;
  const saved = draft?.Answers.SicCodes;
  const known = facts.SicCodes.map(({ Code }) => Code);
  const codes = saved?.Answer === 'replace' ? saved.Codes : known;
  const form = useStepForm<SicValues>({
    SicCodes: { Answer: saved?.Answer ?? '', Codes: codes.map((Code) => ({ Code })) },
  });
  const isReplacing = useWatch({ control: form.control, name: 'SicCodes.Answer' }) === 'replace';
  return (
    <StepFrame statement={statement} step="sic-codes" form={form} toAnswers={toSicAnswers} field={field}>
      <FromRegister
        lines={facts.SicCodes.map(({ Code, Description }) => [Code, Description].filter(Boolean).join(' – '))}
      />
      <RadioGroup
        {...form.register('SicCodes.Answer')}
        label="Are these codes right?"
        hint="They say what the company does (Standard Industrial Classification 2007). New codes are filed with this statement."
        options={replaceOptions('Yes, they are right', 'No, give new codes')}
      />
      {isReplacing && (
        <Suspense fallback={<LoadingText label="Loading the codes" lines={2} />}>
          <SicCodeFields form={form} />
        </Suspense>
      )}
    </StepFrame>
  );
}

function toSicAnswers({ SicCodes }: SicValues): StepAnswers {
  const Answer = toReplaceAnswer(SicCodes.Answer);
  const Codes = SicCodes.Codes.map(({ Code }) => Code).filter((code) => code !== '');
  return { Answers: { SicCodes: { Answer, Codes: Answer === 'replace' ? Codes : [] } } };
}
