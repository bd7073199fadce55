import type { ReactNode } from 'react';
import { get } from 'react-hook-form';
import type { Fact } from '#kit/description-list/description-list.tsx';
import { Count, Money } from '#kit/value/amounts.tsx';
import { Value } from '#kit/value/value.tsx';
import type { FieldName } from '../events/kinds/field-definition.ts';
import type { EnteredEntry } from './listed-entry.ts';

type Terms = EnteredEntry['terms'][number]['before'];

interface TermText {
  readonly term: string;
  readonly show: (terms: Terms) => ReactNode;
  /** The field by which an entry says it itself. */
  readonly field: FieldName;
}

const allTerms: { readonly [Each in keyof Terms]: TermText } = {
  className: { term: 'Name of the class', show: ({ className }) => <bdi>{className}</bdi>, field: 'name' },
  currency: { term: 'Currency', show: ({ currency }) => <Value>{currency}</Value>, field: 'currency' },
  nominalValue: {
    term: 'Nominal value of each share',
    show: ({ nominalValue, currency }) => <Money amount={nominalValue} currency={currency} />,
    field: 'means.nominalEach',
  },
  particulars: {
    term: 'Rights attached to the shares',
    show: ({ particulars }) => <bdi>{particulars}</bdi>,
    field: 'particulars',
  },
  votesPerShare: {
    term: 'Votes of each share',
    show: ({ votesPerShare }) => <Count of={votesPerShare} />,
    field: 'votesPerShare',
  },
  isRedeemable: {
    term: 'The shares can be redeemed',
    show: ({ isRedeemable }) => (isRedeemable ? 'Yes' : 'No'),
    field: 'isRedeemable',
  },
};

/** What an entry changed about its class, with the terms before and after. */
function changesOf({ terms }: EnteredEntry) {
  return terms.flatMap(({ before, after }) => {
    // The table has the terms of a class and no others.
    const changed = (Object.keys(allTerms) as (keyof Terms)[]).filter((each) => before[each] !== after[each]);
    return changed.map((each) => ({ ...allTerms[each], before, after }));
  });
}

const until = (before: ReactNode) => <>Until then: {before}</>;

/** What was so of a class until the entry, where a field of it changed that. */
export function termNote(name: FieldName, entry: EnteredEntry): ReactNode {
  const change = changesOf(entry).find(({ field }) => field === name);
  return change && until(change.show(change.before));
}

/** What an entry changed about a class without a field that says so: a sub-division its nominal value. */
export function unnamedTerms(entry: EnteredEntry): readonly Fact[] {
  return changesOf(entry)
    .filter(({ field }) => get(entry.request, field) === undefined)
    .map(({ term, show, before, after }) => ({ term, value: show(after), note: until(show(before)) }));
}
