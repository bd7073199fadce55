import { type Sheet, text } from '@statbook/sheets';

interface ColumnWords {
  readonly id: string;
  /** As the template heads it. */
  readonly head: string;
  /** Other heads that mean the same, in lower case. */
  readonly also: readonly string[];
}

export const sheetColumns = [
  { id: 'forenames', head: 'Forenames', also: ['forename', 'first name', 'first names', 'given names'] },
  {
    id: 'surname',
    head: 'Surname',
    also: ['last name', 'family name', 'name', 'shareholder', 'holder', 'allottee'],
  },
  { id: 'company', head: 'Company name', also: ['company', 'firm', 'organisation'] },
  {
    id: 'companyNumber',
    head: 'Company number',
    also: ['registered number', 'registration number', 'company no', 'company no.'],
  },
  { id: 'joint', head: 'Joint holders', also: ['joint holder', 'jointly with', 'joint with'] },
  { id: 'designation', head: 'Designation', also: ['account', 'a/c'] },
  { id: 'house', head: 'House', also: ['house name or number', 'premises', 'building'] },
  { id: 'street', head: 'Street', also: ['address', 'address line 1', 'line 1'] },
  { id: 'town', head: 'Town', also: ['city', 'post town', 'locality'] },
  { id: 'county', head: 'County', also: ['region'] },
  { id: 'postcode', head: 'Postcode', also: ['post code', 'zip', 'postal code'] },
  { id: 'country', head: 'Country', also: [] },
  { id: 'class', head: 'Class', also: ['share class', 'class of shares'] },
  { id: 'shares', head: 'Shares', also: ['number of shares', 'number', 'quantity', 'allotted'] },
  { id: 'price', head: 'Price of each', also: ['price', 'price per share', 'issue price'] },
  {
    id: 'paid',
    head: 'Paid on each',
    also: ['paid each', 'paid per share', 'amount paid on each share', 'amount paid per share'],
  },
  { id: 'nonCash', head: 'Consideration other than cash', also: ['non-cash', 'non cash', 'consideration'] },
] as const satisfies readonly ColumnWords[];

/** A head that does not say whether it is of each share: what stands under it counts where the row leaves no doubt. */
const paidOnEachOrAll = { id: 'paidOnEachOrAll', head: 'Paid', also: ['amount paid'] } as const;

/** What a column of the spreadsheet holds. */
export type SheetColumn = (typeof sheetColumns)[number]['id'] | typeof paidOnEachOrAll.id;
const understood: readonly (ColumnWords & { readonly id: SheetColumn })[] = [
  ...sheetColumns,
  paidOnEachOrAll,
];

/** Where each column stands, by the heads of the first row; heads that say nothing to us are named. */
export function findColumns(heads: readonly string[]) {
  const places = new Map<SheetColumn, number>();
  const unknown: string[] = [];
  heads.forEach((written, place) => {
    const head = written.trim().toLowerCase();
    const column = understood.find((each) => each.head.toLowerCase() === head || each.also.includes(head));
    if (column !== undefined && !places.has(column.id)) places.set(column.id, place);
    else if (head !== '') unknown.push(written.trim());
  });
  return { places, unknown };
}

/** A spreadsheet with the heads, and a line that shows how it is meant. */
export function templateFor(className: string): Sheet {
  const example: Partial<Record<SheetColumn, string>> = {
    forenames: 'Alice Mary',
    surname: 'Green',
    house: '7',
    street: 'Mill Lane',
    town: 'Leeds',
    postcode: 'LS1 4AP',
    class: className,
    shares: '100',
    price: '1.00',
    paid: '1.00',
  };
  return {
    title: 'Allotment',
    heads: sheetColumns.map(({ head }) => head),
    rows: [sheetColumns.map(({ id }) => text(example[id]))],
  };
}
