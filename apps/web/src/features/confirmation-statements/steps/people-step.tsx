import { formatDate } from '#kit/value/format.ts';
import { RadioGroup } from '#kit/form/radio-group.tsx';
import { Blockers } from '../blockers.tsx';
import styles from '../statement.module.css';
import { StepFrame } from '../step-frame.tsx';
import type { Facts } from '../statement-steps.ts';
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
      <FromRegister
        title="Directors and secretaries on the register now"
        lines={facts.Officers.map(officerLine)}
      />
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

function officerLine({ Name, Role, AppointedOn }: Facts['Officers'][number]): string {
  const since = AppointedOn === null ? '' : `, since ${formatDate(AppointedOn)}`;
  return `${Name}, ${Role.toLowerCase()}${since}`;
}

function pscLines({ Pscs, PscStatements }: Facts): readonly string[] {
  const people = Pscs.map(({ Name, NaturesOfControl }) => [Name, ...NaturesOfControl].join('; '));
  return [...people, ...PscStatements];
}
