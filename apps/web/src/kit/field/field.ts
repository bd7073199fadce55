import { createContext, use, useEffect, useId } from 'react';

/** What every field has. The words of `error` say what to do. */
export interface FieldProps {
  /** The name in the form's values, dotted for nested ones. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** Taken from the form around it when not given. */
  readonly error?: string | undefined;
  /** Says "(optional)" after the label. */
  readonly optional?: boolean | undefined;
}

interface FormScope {
  /** Makes the ids of this form's fields its own. */
  readonly prefix: string | undefined;
  readonly errors: Readonly<Record<string, string>>;
  /** What is too long, asked by the form before it is submitted: by field name. */
  readonly limits?: Map<string, () => string | undefined> | undefined;
  /** A field is asked no more: given its name. */
  readonly onGone?: ((name: string) => void) | undefined;
}

/** The errors of the form around a field, by field name. */
export const FormScopeContext = createContext<FormScope>({ prefix: undefined, errors: {} });

/** The id of a field's control: what the error summary leads to. */
export function fieldId(prefix: string, name: string): string {
  return `${prefix}-${name.replace(/[^\w-]/g, '-')}`;
}

export interface FieldIds {
  readonly id: string;
  readonly labelId: string;
  readonly error: string | undefined;
  readonly hintId: string | undefined;
  readonly errorId: string | undefined;
  /** For the control: its hint and its error, read after its name. */
  readonly describedBy: string | undefined;
}

/** Ids that tie a control to its label, hint and error. */
export function useField({
  name,
  hint,
  error: given,
}: Pick<FieldProps, 'name' | 'hint' | 'error'>): FieldIds {
  const scope = use(FormScopeContext);
  const own = useId();
  const id = fieldId(scope.prefix ?? own, name);
  const error = given ?? scope.errors[name];
  const { onGone } = scope;
  useEffect(
    () => () => {
      // It may only have been drawn anew.
      if (document.getElementById(id) === null) onGone?.(name);
    },
    [onGone, id, name],
  );
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const errorId = error === undefined ? undefined : `${id}-error`;
  const describedBy = [hintId, errorId].filter((each) => each !== undefined).join(' ') || undefined;
  return { id, labelId: `${id}-label`, error, hintId, errorId, describedBy };
}
