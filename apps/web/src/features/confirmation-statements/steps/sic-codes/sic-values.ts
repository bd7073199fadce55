/** Said below the first of them. */
export const SIC_CODE_HINT = 'Search by number or by what the company does.';

/** The codes as the form holds them. */
export interface SicValues {
  sicCodes: { answer: string; codes: { code: string }[] };
}
