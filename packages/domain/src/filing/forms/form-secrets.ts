/**
 * What a form needs and its content must not hold: full dates of birth, residential addresses, personal
 * codes, personal attributes. Kept sealed apart from the content; each form names its keys beside its
 * content.
 */
export type FormSecrets = Readonly<Record<string, string>>;

/** In a list they stand under its row: `people.0.dateOfBirth`. */
const SECRET_PATHS =
  /^(?:\w+\.\d+\.)?(?:personalCode|dateOfBirth|residentialAddress\..+|authentication\..+)$/;

/**
 * Whether the answer at a path is kept sealed. The path alone says it: a field that is hidden by another answer is as secret
 * as one in sight.
 */
export function isSecretPath(path: string): boolean {
  return SECRET_PATHS.test(path);
}
