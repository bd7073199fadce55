import { Controller } from 'react-hook-form';
import { DateField } from '#kit/date-field/date-field.tsx';
import { Term } from '#kit/term/term.tsx';
import { DateValue, Deadline } from '#kit/value/dates.tsx';
import styles from '../statement.module.css';
import { StepFrame } from './step-frame.tsx';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import type { StepProps } from './step-props.ts';

export function DateStep({ statement, field }: StepProps) {
  const { facts, answers } = statement;
  const form = useStatbookForm({
    defaultValues: { madeUpTo: answers.madeUpTo },
  });
  const isEarly = facts.today < facts.reviewPeriod.endsOn;
  return (
    <StepFrame
      statement={statement}
      step="date"
      form={form}
      toAnswers={(values) => ({ answers: values })}
      field={field}
    >
      <p className={styles.intro}>
        The{' '}
        <Term explanation="Twelve months beginning with incorporation, or with the day after the last statement. Each statement confirms what the register holds at the end of one.">
          review period
        </Term>{' '}
        runs from <DateValue date={facts.reviewPeriod.startsOn} /> to{' '}
        <DateValue date={facts.reviewPeriod.endsOn} />. The statement is due on{' '}
        <Deadline date={facts.dueOn} today={facts.today} />.
      </p>
      <Controller
        name="madeUpTo"
        control={form.control}
        render={({ field: control }) => (
          <DateField
            {...control}
            label="Confirmation date"
            hint={
              isEarly
                ? 'The review period is still running. A statement made now ends it on this date, and the next one begins on the day after.'
                : 'The day up to which everything is confirmed, like 27 3 2024. It cannot be in the future.'
            }
            today={facts.today}
            earliest={facts.earliestMadeUpTo}
            latest={facts.latestMadeUpTo}
          />
        )}
      />
    </StepFrame>
  );
}
