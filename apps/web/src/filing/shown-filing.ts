/** The filing that a page shows, be it a statement or another form. */
export interface ShownFiling {
  readonly filingId: string;
  readonly companyId: string;
  readonly form: string;
  readonly companyName: string;
  readonly companyNumber: string;
  /** "Confirmation statement". */
  readonly formName: string;
  readonly state: string;
  /** `document` where a person delivers it. */
  readonly way?: 'software' | 'document';
  /** Where its answers are changed. */
  readonly checkHref: string;
}
