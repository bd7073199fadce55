/** A new registered e-mail address (Companies Act 2006 s. 88B), filed by REST. No secrets. */
export interface RegisteredEmailContent {
  readonly email: string;
  /** The address is appropriate (s. 88A(2)); nothing is filed without it. */
  readonly acceptAppropriateEmailStatement: boolean;
}
