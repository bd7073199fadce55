/** Why an identity was verified under another name than the register has, as the statements of it say. */
export const NAME_REASON_VALUES = [
  'PREFERRED_NAME',
  'LEGALLY_CHANGED',
  'TRANSLATION_OR_DIFF_CONV',
  'REGISTER_ERROR',
  'NOT_SAY',
] as const;

export type NameReason = (typeof NAME_REASON_VALUES)[number];

export const NAME_REASON_LABELS = {
  PREFERRED_NAME: 'A preferred name is used',
  LEGALLY_CHANGED: 'The name was changed by law, as by marriage',
  TRANSLATION_OR_DIFF_CONV: 'A translation, or another convention of names',
  REGISTER_ERROR: 'The register has an error',
  NOT_SAY: 'The person prefers not to say',
} as const satisfies Record<NameReason, string>;

/** To choose from. */
export const NAME_REASONS = NAME_REASON_VALUES.map((value) => ({ value, label: NAME_REASON_LABELS[value] }));
