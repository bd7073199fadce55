/** The codes as the form holds them. */
export interface SicValues {
  SicCodes: { Answer: string; Codes: { Code: string }[] };
}
