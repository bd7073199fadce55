import { Controller } from 'react-hook-form';
import { DateField } from '#kit/form/date-field.tsx';
import type { FieldsProps } from './fields-props.ts';

interface DayFieldProps extends FieldsProps {
  readonly name: 'On' | 'RateOn' | 'ResolvedOn' | 'SolvencyStatementOn' | 'RedenominationResolvedOn';
  readonly label: string;
  readonly hint?: string | undefined;
  readonly optional?: boolean | undefined;
}

/** A day up to today. */
export function DayField({ form, facts, name, label, hint, optional }: DayFieldProps) {
  return (
    <Controller
      name={name}
      control={form.control}
      render={({ field }) => (
        <DateField
          {...field}
          label={label}
          hint={hint === undefined ? undefined : `${hint} For example, 27 3 2024`}
          optional={optional}
          today={facts.today}
          latest={facts.today}
        />
      )}
    />
  );
}
