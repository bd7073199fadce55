import type { UseFormReturn } from 'react-hook-form';
import type { EventValues } from '../event-values.ts';
import type { RegisterFacts } from '../register-facts.ts';

export type EventFormState = UseFormReturn<EventValues, unknown, EventValues>;

/** What the fields of every kind are given. */
export interface FieldsProps {
  readonly form: EventFormState;
  readonly facts: RegisterFacts;
}
