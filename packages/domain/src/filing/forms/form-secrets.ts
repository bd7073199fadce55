/**
 * What a form needs and its content must not hold: full dates of birth, residential addresses, personal
 * codes, personal attributes. Kept sealed apart from the content; each form names its keys beside its
 * content.
 */
export type FormSecrets = Readonly<Record<string, string>>;
