import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form';

/** A form that the server judges by the names of its fields; changing a field clears what it said. */
export function useLineForm<Values extends FieldValues>(defaultValues: DefaultValues<Values>) {
  return useForm<Values, unknown, Values>({
    defaultValues,
    resolver: (values) => ({ values, errors: {} }),
    shouldFocusError: false,
  });
}
