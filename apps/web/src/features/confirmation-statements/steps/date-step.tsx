import { Controller } from 'react-hook-form';
import { DateField } from '#kit/form/date-field.tsx';
import { Term } from '#kit/popup/term.tsx';
import { DateValue, Deadline } from '#kit/value/dates.tsx';
import styles from '../statement.module.css';
import { StepFrame } from '../step-frame.tsx';
import { useStepForm } from '../use-step-form.ts';
import type { StepProps } from './step-props.ts';

export function DateStep({ statement, field }: StepProps) {
  const { facts, draft } = statement;
  const form = useStepForm({ MadeUpTo: draft?.Answers.MadeUpTo || facts.LatestMadeUpTo });
  const isEarly = facts.Today < facts.ReviewPeriod.EndsOn;
  return (
    <StepFrame
      statement={statement}
      step="date"
      form={form}
      toAnswers={(values) => ({ Answers: values })}
      field={field}
    >
      <p className={styles.intro}>
        The{' '}
        <Term explanation="Twelve months beginning with incorporation, or with the day after the last statement. Each statement confirms what the register holds at the end of one.">
          review period
        </Term>{' '}
        runs from <DateValue date={facts.ReviewPeriod.StartsOn} /> to{' '}
        <DateValue date={facts.ReviewPeriod.EndsOn} />. The statement is due on{' '}
        <Deadline date={facts.DueOn} today={facts.Today} />.
      </p>
      <Controller
        name="MadeUpTo"
        control={form.control}
        render={({ field: control }) => (
          <DateField
            {...control}
            label="Statement date"
            hint={
              isEarly
                ? 'The review period is still running. A statement made now ends it on this date, and the next one begins on the day after.'
                : 'The day up to which everything is confirmed, like 27 3 2024. It cannot be in the future.'
            }
            today={facts.Today}
            earliest={facts.EarliestMadeUpTo}
            latest={facts.LatestMadeUpTo}
          />
        )}
      />
    </StepFrame>
  );
}
