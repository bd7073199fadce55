import { useWatch } from 'react-hook-form';
import { RadioGroup } from '#kit/form/radio-group.tsx';
import { StepFrame } from '../step-frame.tsx';
import type { StepAnswers } from '../use-statement.ts';
import { useStepForm } from '../use-step-form.ts';
import { replaceOptions, toReplaceAnswer } from './answer-options.ts';
import { CapitalFields } from './capital-fields.tsx';
import { type CapitalValues, toCapital, toCapitalValues } from './capital-values.ts';
import { FromRegister } from './from-register.tsx';
import { OwnCapitalStep } from './own-capital-step.tsx';
import { capitalLines } from './register-lines.ts';
import type { StepProps } from './step-props.ts';

/** The capital: of the company's own share register where it keeps one, else as the person states it. */
export function CapitalStep(props: StepProps) {
  const shares = props.statement.facts.ShareRegister;
  return shares === null ? <StatedCapitalStep {...props} /> : <OwnCapitalStep {...props} shares={shares} />;
}

function StatedCapitalStep({ statement, field }: StepProps) {
  const { facts, draft } = statement;
  const saved = draft?.Answers.StatementOfCapital;
  const form = useStepForm<CapitalValues>({
    StatementOfCapital: {
      Answer: saved?.Answer ?? '',
      Capital: toCapitalValues(saved?.Capital ?? facts.StatementOfCapital),
    },
  });
  const isReplacing = useWatch({ control: form.control, name: 'StatementOfCapital.Answer' }) === 'replace';
  return (
    <StepFrame statement={statement} step="capital" form={form} toAnswers={toCapitalAnswers} field={field}>
      <FromRegister lines={capitalLines(facts.StatementOfCapital)} />
      <RadioGroup
        {...form.register('StatementOfCapital.Answer')}
        label="Is the statement of capital right?"
        hint="Allotments and other changes have their own forms. A new statement here repeats the whole capital as at the statement date."
        options={replaceOptions('Yes, it is right', 'No, give a full statement of capital')}
      />
      {isReplacing && <CapitalFields form={form} />}
    </StepFrame>
  );
}

function toCapitalAnswers({ StatementOfCapital }: CapitalValues): StepAnswers {
  const Answer = toReplaceAnswer(StatementOfCapital.Answer);
  const isReplacing = Answer === 'replace';
  return {
    Answers: {
      StatementOfCapital: {
        Answer,
        ...(isReplacing && { Capital: toCapital(StatementOfCapital.Capital) }),
      },
    },
  };
}
