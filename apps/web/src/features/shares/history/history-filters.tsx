import { Button } from '#kit/button/button.tsx';
import { Combobox } from '#kit/combobox/combobox.tsx';
import { Select } from '#kit/select/select.tsx';
import { LiveStatus } from '#kit/live-status/live-status.tsx';
import { kindOptions } from '#company-page/share-entry-titles.ts';
import { DayFilter } from '#list-view/day-filter.tsx';
import { type HistoryAddress, unfiltered } from './history-address.ts';
import styles from './history.module.css';
import type { ListedEntry } from './listed-entry.ts';
import type { ChoosableNames } from './entry-words.ts';

interface HistoryFiltersProps {
  readonly address: HistoryAddress;
  readonly onAddressChange: (change: Partial<HistoryAddress>) => void;
  readonly entries: readonly ListedEntry[];
  readonly names: ChoosableNames;
  readonly shown: number;
}

const orders = [
  { value: 'recording', label: 'Last recorded first' },
  { value: 'effect', label: 'Last effective first' },
];

/** Which entries are shown, and in which order; all of it stands in the address. */
export function HistoryFilters({ address, onAddressChange, entries, names, shown }: HistoryFiltersProps) {
  const isListed = ({ value }: { value: string }) => entries.some(({ kind }) => kind === value);
  const isFiltered = shown !== entries.length;
  const choices = [
    { name: 'kind', label: 'Kind', placeholder: 'Every kind', options: kindOptions.filter(isListed) },
    { name: 'class', label: 'Class', placeholder: 'Every class', options: names.classOptions },
  ] as const;
  const set = (key: keyof HistoryAddress) => (value: string) =>
    onAddressChange({ [key]: value === '' ? undefined : value });
  return (
    <div className={styles.filters} data-print="no">
      <Select
        name="order"
        label="Order"
        options={orders}
        value={address.order ?? 'recording'}
        onChange={(event) =>
          onAddressChange({ order: event.target.value === 'effect' ? 'effect' : undefined })
        }
      />
      {choices.map(({ name, ...choice }) => (
        <Select
          key={name}
          name={name}
          {...choice}
          value={address[name] ?? ''}
          onChange={(event) => set(name)(event.target.value)}
        />
      ))}
      <Combobox
        name="holder"
        label="Shareholder"
        placeholder="Everybody"
        options={names.holderOptions}
        value={address.holder ?? ''}
        onChange={set('holder')}
      />
      <DayFilter key={`from ${address.from}`} label="From" value={address.from} onChange={set('from')} />
      <DayFilter key={`to ${address.to}`} label="To" value={address.to} onChange={set('to')} />
      <div className={styles.found}>
        <LiveStatus>{isFiltered ? `${shown} of ${entries.length} entries` : ''}</LiveStatus>
        {isFiltered && (
          <Button kind="text" onClick={() => onAddressChange(unfiltered)}>
            Clear filters
          </Button>
        )}
      </div>
    </div>
  );
}
