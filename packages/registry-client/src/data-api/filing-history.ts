/** What a filing is and what it says, without where it lies. */
export interface FilingDescription {
  /** The form: `CS01`, `AP01`, … */
  readonly type: string | undefined;
  readonly category: string | undefined;
  readonly subcategories: readonly string[];
  /** Received or registered. */
  readonly date: string | undefined;
  /** Effective or made up. */
  readonly actionDate: string | undefined;
  /** Key of the registry's text; `describeFiling` makes it readable. */
  readonly descriptionKey: string | undefined;
  /** What fills the text. */
  readonly values: Readonly<Record<string, unknown>>;
}

/** An entry of the filing history. */
export interface FilingHistoryItem extends FilingDescription {
  /** Opaque. */
  readonly transactionId: string | undefined;
  readonly barcode: string | undefined;
  readonly pages: number | undefined;
  readonly isPaperFiled: boolean | undefined;
  readonly annotations: readonly FilingDescription[];
  readonly associatedFilings: readonly FilingDescription[];
  readonly resolutions: readonly FilingDescription[];
  readonly self: string | undefined;
  /** Where the document's metadata is; absent when there is no document to be had. */
  readonly documentMetadata: string | undefined;
}

/** Part of a filing history, newest first. */
export interface FilingHistoryPage {
  readonly items: readonly FilingHistoryItem[];
  readonly totalCount: number;
  readonly startIndex: number;
  readonly itemsPerPage: number | undefined;
  /** Whether the registry holds a history for this kind of company. */
  readonly status: string | undefined;
}

/** Which part is wanted; categories as the registry names them. */
export interface FilingHistoryQuery {
  readonly startIndex?: number | undefined;
  /** At most 100. */
  readonly itemsPerPage?: number | undefined;
  readonly categories?: readonly string[] | undefined;
}
