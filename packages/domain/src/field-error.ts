/**
 * Something wrong in one field of what a person filled in. `path` is stable and dotted ("sicCodes.codes.2"), `message`
 * says what the person should do.
 */
export interface FieldError {
  readonly path: string;
  readonly code: string;
  readonly message: string;
}

/** An error at a field. */
export function fieldError(path: string, code: string, message: string): FieldError {
  return { path, code, message };
}

/** The same errors under a longer path. */
export function underPath(path: string, errors: readonly FieldError[]): readonly FieldError[] {
  return errors.map((error) => ({ ...error, path: error.path === '' ? path : `${path}.${error.path}` }));
}
