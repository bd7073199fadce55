import { useWatch } from 'react-hook-form';
import { RadioGroup } from '#kit/choice/radio-group.tsx';
import { StepFrame } from '../step-frame.tsx';
import type { StepAnswers } from '../../use-statement.ts';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { FromRegister } from '../register/from-register.tsx';
import { replaceOptions, toReplaceAnswer } from '../answer-options.ts';
import { ComingCodes } from './coming-codes.tsx';
import type { SicValues } from './sic-values.ts';
import type { StepProps } from '../step-props.ts';
import { onDemand } from '#kit/on-demand.tsx';

// The classification is long: it comes when it is needed.
const SicCodeFields = onDemand(() => import('./sic-code-fields.tsx'), ComingCodes);

export function SicCodesStep({ statement, field }: StepProps) {
  const { facts, answers } = statement;
  const saved = answers.sicCodes;
  const known = facts.sicCodes.map(({ code }) => code);
  const codes = saved.answer === 'replace' ? saved.codes : known;
  const form = useStatbookForm<SicValues>({
    defaultValues: {
      sicCodes: { answer: saved.answer ?? '', codes: codes.map((code) => ({ code })) },
    },
  });
  const isReplacing = useWatch({ control: form.control, name: 'sicCodes.answer' }) === 'replace';
  return (
    <StepFrame statement={statement} step="sic-codes" form={form} toAnswers={toSicAnswers} field={field}>
      <FromRegister
        lines={facts.sicCodes.map(({ code, description }) => [code, description].filter(Boolean).join(' – '))}
      />
      <RadioGroup
        {...form.register('sicCodes.answer')}
        label="Are these codes correct?"
        hint="They say what the company does (Standard Industrial Classification 2007). New codes are filed with this statement."
        options={replaceOptions('Yes, they are correct', 'No, give new codes')}
      />
      {isReplacing && <SicCodeFields form={form} />}
    </StepFrame>
  );
}

function toSicAnswers({ sicCodes }: SicValues): StepAnswers {
  const answer = toReplaceAnswer(sicCodes.answer);
  const codes = sicCodes.codes.map(({ code }) => code).filter((code) => code !== '');
  return { answers: { sicCodes: { answer, codes: answer === 'replace' ? codes : [] } } };
}
