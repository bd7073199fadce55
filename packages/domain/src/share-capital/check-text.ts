import { fieldError, type FieldError } from '../field-error.ts';

/** A required text of limited length; `name` completes the message: "the name of the class". */
export interface TextRule {
  readonly path: string;
  readonly name: string;
  readonly longest: number;
}

/** The error in a required text: missing, or longer than `longest` characters. */
export function checkText(text: string, { path, name, longest }: TextRule): readonly FieldError[] {
  if (text.trim() === '') return [fieldError(path, 'missing', `Enter ${name}`)];
  if (text.trim().length <= longest) return [];
  return [fieldError(path, 'too-long', `Shorten ${name} to ${longest} characters`)];
}
