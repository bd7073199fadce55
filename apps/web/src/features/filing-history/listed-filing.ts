import type { CallReply } from '#api/call-types.ts';

export type FilingHistory = CallReply<'companiesFilingHistories'>['entity'][number];
type Filing = FilingHistory['filings'][number];

/** A filing with what the filter needs worked out once. */
export interface ListedFiling extends Filing {
  readonly key: string;
  readonly searchText: string;
}

export function toListedFilings({ filings }: FilingHistory): readonly ListedFiling[] {
  return filings.map((filing, place) => ({
    ...filing,
    key: filing.transactionId ?? `place-${place}`,
    searchText: [filing.type, filing.description, filing.categoryText, ...filing.notes]
      .join(' ')
      .toLowerCase(),
  }));
}
