/** The codes as the form holds them. */
export interface SicValues {
  sicCodes: { answer: string; codes: { code: string }[] };
}
