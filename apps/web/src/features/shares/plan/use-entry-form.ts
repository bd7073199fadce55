import { type DefaultValues, type FieldErrors, type FieldValues, set, useForm } from 'react-hook-form';

interface EntryFormOptions<Values extends FieldValues> {
  readonly defaultValues: DefaultValues<Values>;
  /** What is missing or cannot be read, by the name of the field; all else is found by the plan. */
  readonly check: (values: Values) => Readonly<Record<string, string>>;
}

/** The form of an entry: it asks for what it needs to be planned at all, when a field is left and before it is reviewed. */
export function useEntryForm<Values extends FieldValues>({ defaultValues, check }: EntryFormOptions<Values>) {
  return useForm<Values, unknown, Values>({
    defaultValues,
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    shouldFocusError: false,
    resolver: (values) => {
      const errors: FieldErrors<Values> = {};
      const found = Object.entries(check(values));
      for (const [name, message] of found) set(errors, name, { type: 'entry', message });
      return found.length === 0 ? { values, errors: {} } : { values: {}, errors };
    },
  });
}
