/** A form that a person delivers as a document. */
export interface DeliveredFiling {
  readonly filingId: string;
  readonly form: string;
  readonly companyName: string;
  /** "Appointment of a director". */
  readonly formName: string;
  readonly state: string;
}

/** The calls that show where such a form is. */
export const deliveryCalls = [
  'getSubmission',
  'getSubmissions',
  'getErrorLog',
  'getForms',
  'getForm',
  'getCompanyOverview',
] as const;
