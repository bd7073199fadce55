/** What a refusal means to the person who filed, and what to do about it. */
export interface RefusalExplanation {
  readonly meaning: string;
  readonly whatToDo: string;
  /** The step of the form to go to, where it is known. */
  readonly step?: string | undefined;
  /** The field within it. */
  readonly field?: string | undefined;
}
