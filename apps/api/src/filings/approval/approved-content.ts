/** What would be sent, as an approval knows it again. */
export interface ApprovedContent {
  readonly contentSha256: string;
  /** A keyed hash of what is sent sealed: who changes a code or a date of birth changes what is sent. */
  readonly secretsMark: string;
}
