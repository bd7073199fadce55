import { useAddressText } from '#kit/address/use-address-text.ts';
import { type ListAddress, readPage } from './list-address.ts';

export interface ListAddressOptions<Address extends ListAddress> {
  readonly address: Address;
  readonly onAddressChange: (change: Partial<Address>) => void;
  /** What narrows the list beside its text, by parameter of the address; `clear` empties them. */
  readonly filters?: readonly (keyof Address & string)[] | undefined;
}

/** What a list shows, as the address of its page keeps it, and what changes that. */
export interface ListAddressState<Address> {
  /** The text of the filter. */
  readonly text: string;
  readonly setText: (text: string) => void;
  /** Whether the text or a filter narrows the list. */
  readonly isNarrowed: boolean;
  /** Changes filters and returns to the first page. */
  readonly narrow: (change: Partial<Address>) => void;
  /** Empties the text and all filters. */
  readonly clear: () => void;
  /** A filter that is on or off, for a `ToggleChip`. */
  readonly toggle: (filter: keyof Address & string, value?: string) => Toggle;
  readonly page: number;
  readonly setPage: (page: number) => void;
}

type Parameters = Readonly<Record<string, string | undefined>>;

interface Toggle {
  readonly pressed: boolean;
  readonly onToggle: (pressed: boolean) => void;
}

/** The filters and the page of a list in the address of its page; `useListView` is the same for a table. */
export function useListAddress<Address extends ListAddress>(
  options: ListAddressOptions<Address>,
): ListAddressState<Address> {
  const { address, onAddressChange, filters = [] } = options;
  // A change by parameter is one of the address, which the compiler cannot tell of a type parameter.
  const change = onAddressChange as (change: Partial<Address> | Parameters) => void;
  const narrow = (next: Partial<Address> | Parameters) => change({ ...next, page: undefined });
  const [text, setText] = useAddressText(address.q ?? '', (q) => narrow({ q: q || undefined }));
  return {
    text,
    setText,
    isNarrowed: text !== '' || filters.some((filter) => address[filter] !== undefined),
    narrow,
    clear: () => {
      setText('');
      narrow(Object.fromEntries(['q', ...filters].map((filter) => [filter, undefined])));
    },
    toggle: (filter, value = 'yes') => ({
      pressed: address[filter] === value,
      onToggle: (pressed) => narrow({ [filter]: pressed ? value : undefined }),
    }),
    page: readPage(address),
    setPage: (page) => change({ page: page === 1 ? undefined : String(page) }),
  };
}
