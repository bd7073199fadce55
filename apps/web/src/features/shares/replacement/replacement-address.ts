/** What an address opens: the opening balance, who holds its shares of nobody known, the history that shall replace it, or one line of that history. */
interface OpeningAddress {
  /** Given for shares of nobody known. */
  readonly divide?: string | undefined;
  /** Given for the history. */
  readonly replace?: string | undefined;
  /** The id of a line, or "new" with its kind. */
  readonly line?: string | undefined;
  readonly kind?: string | undefined;
}

/** The opening balance of a company, as an address opens it. */
export interface OpeningOf {
  readonly companyId: string;
  readonly address: OpeningAddress;
}
