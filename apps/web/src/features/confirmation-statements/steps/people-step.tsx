import { RadioGroup } from '#kit/form/radio-group.tsx';
import { Blockers } from '../blockers.tsx';
import styles from '../statement.module.css';
import { StepFrame } from '../step-frame.tsx';
import { officerLines, pscLines } from '../register-lines.ts';
import type { StepAnswers } from '../use-statement.ts';
import { useStepForm } from '../use-step-form.ts';
import { sectionOptions, toSectionAnswer } from './answer-options.ts';
import { FromRegister } from './from-register.tsx';
import type { StepProps } from './step-props.ts';

interface PeopleValues {
  readonly Officers: string;
  readonly Pscs: string;
}

export function PeopleStep({ statement, field }: StepProps) {
  const { facts, draft } = statement;
  const form = useStepForm<PeopleValues>({
    Officers: draft?.Answers.Officers ?? '',
    Pscs: draft?.Answers.Pscs ?? '',
  });
  return (
    <StepFrame statement={statement} step="people" form={form} toAnswers={toPeopleAnswers} field={field}>
      <p className={styles.intro}>
        A confirmation statement cannot change these. What is not right has to be filed on its own first.
      </p>
      <Blockers statement={statement} step="people" />
      <FromRegister title="Directors and secretaries on the register now" lines={officerLines(facts)} />
      <RadioGroup
        {...form.register('Officers')}
        label="Are the directors and secretaries right?"
        options={sectionOptions}
      />
      <FromRegister title="People with significant control on the register now" lines={pscLines(facts)} />
      <RadioGroup
        {...form.register('Pscs')}
        label="Are the people with significant control right?"
        options={sectionOptions}
      />
    </StepFrame>
  );
}

function toPeopleAnswers({ Officers, Pscs }: PeopleValues): StepAnswers {
  return { Answers: { Officers: toSectionAnswer(Officers), Pscs: toSectionAnswer(Pscs) } };
}
