import { type Control, Controller, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import { useToday } from '#api/configuration.ts';
import { DateField } from '#kit/date-field/date-field.tsx';
import { enteredDate } from '#kit/date-field/entered-date.ts';

/** A date that is asked for by what it is the date of. */
export const askDate = (what: string) => enteredDate(`Enter the date of ${what}, like 27 3 2024`);

interface DayFieldProps<Values extends FieldValues, Output> {
  readonly control: Control<Values, unknown, Output>;
  readonly name: FieldPathByValue<Values, string>;
  readonly label: string;
}

/** Today, or a day before it. */
export function DayField<Values extends FieldValues, Output>(props: DayFieldProps<Values, Output>) {
  const { control, name, label } = props;
  const today = useToday();
  return (
    <Controller
      name={name}
      control={control}
      render={({ field }) => <DateField {...field} label={label} today={today} latest={today} />}
    />
  );
}
