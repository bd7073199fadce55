import { type Control, Controller, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import { useToday } from '#api/configuration.ts';
import { DateField } from '#kit/date-field/date-field.tsx';

interface PastDayFieldProps<Values extends FieldValues, Output> {
  readonly control: Control<Values, unknown, Output>;
  readonly name: FieldPathByValue<Values, string>;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly optional?: boolean | undefined;
  readonly earliest?: string | undefined;
  /** Today, unless what is entered ends before. */
  readonly latest?: string | undefined;
}

/** A day that has come. */
export function PastDayField<Values extends FieldValues, Output>(props: PastDayFieldProps<Values, Output>) {
  const today = useToday();
  const { control, name, latest = today, ...shown } = props;
  return (
    <Controller
      name={name}
      control={control}
      render={({ field }) => <DateField {...field} {...shown} today={latest} latest={latest} />}
    />
  );
}
