import { useWatch } from 'react-hook-form';
import { RadioGroup } from '#kit/choice/radio-group.tsx';
import { StepFrame } from '../step-frame.tsx';
import type { StepAnswers } from '../../use-statement.ts';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { replaceOptions, toReplaceAnswer } from '../answer-options.ts';
import { CapitalFields } from './capital-fields.tsx';
import { type CapitalValues, toCapital, toCapitalValues } from './capital-values.ts';
import { FromRegister } from '../register/from-register.tsx';
import { OwnCapitalStep } from './own-capital-step.tsx';
import { capitalLines } from '../register/share-lines.ts';
import type { StepProps } from '../step-props.ts';

/** The capital: of the company's own share register where it keeps one, else as the person states it. */
export default function CapitalStep(props: StepProps) {
  const shares = props.statement.facts.shareRegister;
  return shares === null ? <StatedCapitalStep {...props} /> : <OwnCapitalStep {...props} shares={shares} />;
}

function StatedCapitalStep({ statement, field }: StepProps) {
  const { facts, answers } = statement;
  const saved = answers.statementOfCapital;
  const form = useStatbookForm<CapitalValues>({
    defaultValues: {
      statementOfCapital: {
        answer: saved.answer ?? '',
        capital: toCapitalValues(saved.capital ?? facts.statementOfCapital),
      },
    },
  });
  const isReplacing = useWatch({ control: form.control, name: 'statementOfCapital.answer' }) === 'replace';
  return (
    <StepFrame statement={statement} step="capital" form={form} toAnswers={toCapitalAnswers} field={field}>
      <FromRegister lines={capitalLines(facts.statementOfCapital)} />
      <RadioGroup
        {...form.register('statementOfCapital.answer')}
        label="Is the statement of capital right?"
        hint="Allotments and other changes have their own forms. A new statement here repeats the whole capital as at the statement date."
        options={replaceOptions('Yes, it is right', 'No, give a full statement of capital')}
      />
      {isReplacing && <CapitalFields form={form} />}
    </StepFrame>
  );
}

function toCapitalAnswers({ statementOfCapital }: CapitalValues): StepAnswers {
  const answer = toReplaceAnswer(statementOfCapital.answer);
  const isReplacing = answer === 'replace';
  return {
    answers: {
      statementOfCapital: {
        answer,
        ...(isReplacing && { capital: toCapital(statementOfCapital.capital) }),
      },
    },
  };
}
