import { ENTERED_YEARS_TEXT, parseTypedDate } from '@statbook/domain/dates';
import { type FieldErrors, type FieldValues, get } from 'react-hook-form';

interface ErrorLeaf {
  readonly message?: unknown;
  readonly type?: unknown;
  readonly root?: unknown;
}

/** The messages of a form's errors by dotted field name, in the order of the fields. */
export function flattenErrors(errors: FieldErrors | undefined, parent = ''): Record<string, string> {
  const flat: Record<string, string> = {};
  for (const [key, node] of Object.entries(errors ?? {})) {
    if (node === null || typeof node !== 'object') continue;
    const name = key === 'root' ? parent || 'root' : parent === '' ? key : `${parent}.${key}`;
    const { message, type }: ErrorLeaf = node;
    if (typeof message === 'string' && type !== undefined) flat[name] = message;
    else Object.assign(flat, flattenErrors(node as FieldErrors, name)); // a node without a message holds fields
  }
  return flat;
}

/** The same errors; a date of a year that nothing takes is told so, where the form would say that it is no date. */
export function withYearErrors(
  errors: Readonly<Record<string, string>>,
  values: FieldValues,
): Record<string, string> {
  const said = Object.entries(errors).map(([name, message]) => {
    const value: unknown = get(values, name);
    const typed = typeof value === 'string' ? parseTypedDate(value) : undefined;
    const isYear = typed?.ok === false && typed.reason === 'year-out-of-range';
    return [name, isYear ? ENTERED_YEARS_TEXT : message];
  });
  return Object.fromEntries(said);
}

/** The type of an error that says why a field's content was removed: it is shown although the field is empty. */
export const emptied = 'emptied';

export function wasEmptied(errors: FieldErrors, name: string): boolean {
  const error: ErrorLeaf | undefined = get(errors, name);
  return error?.type === emptied;
}

/** Whether a value was given: a field left empty is only reproached on submit. */
export function isFilled(values: unknown, name: string): boolean {
  const value = name.split('.').reduce<unknown>((node, key) => {
    return node !== null && typeof node === 'object' ? Reflect.get(node, key) : undefined;
  }, values);
  return value !== undefined && value !== null && value !== '' && value !== false;
}
