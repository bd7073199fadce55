/** The company that a document is of. */
export interface DocumentCompany {
  readonly name: string;
  /** Its registered number. */
  readonly number: string;
}
