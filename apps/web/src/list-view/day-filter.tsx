import { findDateRefusal, isEnteredDate } from '@statbook/domain/dates';
import { useState } from 'react';
import { useToday } from '#api/configuration.ts';
import { DateField } from '#kit/date-field/date-field.tsx';

interface DayFilterProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
}

/** A day of effect; what is typed counts once it is a date. What is left there and is none is told so. */
export function DayFilter({ label, value = '', onChange }: DayFilterProps) {
  const today = useToday();
  const [typed, setTyped] = useState(value);
  const [error, setError] = useState<string>();
  const change = (text: string) => {
    setTyped(text);
    setError(undefined);
    if (text === '' || isEnteredDate(text)) onChange(text);
  };
  return (
    <DateField
      name={label.toLowerCase()}
      label={label}
      hint=""
      value={typed}
      onChange={change}
      onBlur={() =>
        setError(typed === '' ? undefined : findDateRefusal(typed, 'Enter a date, like 27 3 2024'))
      }
      error={error}
      today={today}
      latest={today}
    />
  );
}
