import type { CallReply } from '#api/call-types.ts';

export type FilingHistory = CallReply<'companiesFilingHistories'>['Entity'][number];
type Filing = FilingHistory['Filings'][number];

/** A filing with what the filter needs worked out once. */
export interface ListedFiling extends Filing {
  readonly key: string;
  readonly searchText: string;
}

export function toListedFilings({ Filings }: FilingHistory): readonly ListedFiling[] {
  return Filings.map((filing, place) => ({
    ...filing,
    key: filing.TransactionId ?? `place-${place}`,
    searchText: [filing.Type, filing.Description, filing.CategoryText, ...filing.Notes]
      .join(' ')
      .toLowerCase(),
  }));
}

/** Those of the category that hold every word of the text. */
export function filterFilings(
  filings: readonly ListedFiling[],
  text: string,
  category: string | undefined,
): readonly ListedFiling[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0 && category === undefined) return filings;
  return filings.filter(
    (filing) =>
      (category === undefined || filing.Category === category) &&
      words.every((word) => filing.searchText.includes(word)),
  );
}
