import { RadioGroup } from '#kit/choice/radio-group.tsx';
import { Blockers } from '../blockers.tsx';
import styles from '../statement.module.css';
import { StepFrame } from './step-frame.tsx';
import { officerLines, pscLines } from '../register-lines.ts';
import type { StepAnswers } from '../use-statement.ts';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { sectionOptions, toSectionAnswer } from './answer-options.ts';
import { FromRegister } from './register/from-register.tsx';
import type { StepProps } from './step-props.ts';

interface PeopleValues {
  readonly officers: string;
  readonly pscs: string;
}

export function PeopleStep({ statement, field }: StepProps) {
  const { facts, answers } = statement;
  const form = useStatbookForm<PeopleValues>({
    defaultValues: {
      officers: answers.officers ?? '',
      pscs: answers.pscs ?? '',
    },
  });
  return (
    <StepFrame statement={statement} step="people" form={form} toAnswers={toPeopleAnswers} field={field}>
      <p className={styles.intro}>
        A confirmation statement cannot change these. What is not right has to be filed on its own first.
      </p>
      <Blockers statement={statement} step="people" />
      <FromRegister title="Directors and secretaries on the register now" lines={officerLines(facts)} />
      <RadioGroup
        {...form.register('officers')}
        label="Are the directors and secretaries correct?"
        options={sectionOptions}
      />
      <FromRegister title="People with significant control on the register now" lines={pscLines(facts)} />
      <RadioGroup
        {...form.register('pscs')}
        label="Are the people with significant control correct?"
        options={sectionOptions}
      />
    </StepFrame>
  );
}

function toPeopleAnswers({ officers, pscs }: PeopleValues): StepAnswers {
  return { answers: { officers: toSectionAnswer(officers), pscs: toSectionAnswer(pscs) } };
}
