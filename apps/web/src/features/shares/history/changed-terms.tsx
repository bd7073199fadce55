import type { ReactNode } from 'react';
import type { Fact } from '#kit/page/description-list.tsx';
import { Count, Money } from '#kit/value/amounts.tsx';
import { Value } from '#kit/value/value.tsx';
import { type EnteredEntry, enteredIn, type Field } from './entered-fields.ts';

type Terms = EnteredEntry['Terms'][number]['Before'];
type Term = keyof Terms;

interface TermWords {
  readonly term: string;
  readonly show: (terms: Terms) => ReactNode;
  /** The field by which an entry says it itself. */
  readonly field?: Field;
}

const allTerms: { readonly [Each in Term]: TermWords } = {
  ClassName: { term: 'Name of the class', show: ({ ClassName }) => <bdi>{ClassName}</bdi>, field: 'Name' },
  Currency: { term: 'Currency', show: ({ Currency }) => <Value>{Currency}</Value>, field: 'Currency' },
  NominalValue: {
    term: 'Nominal value of each share',
    show: ({ NominalValue, Currency }) => <Money amount={NominalValue} currency={Currency} />,
    field: 'NominalEach',
  },
  Particulars: {
    term: 'Rights attached to the shares',
    show: ({ Particulars }) => <bdi>{Particulars}</bdi>,
    field: 'Particulars',
  },
  VotesPerShare: {
    term: 'Votes of each share',
    show: ({ VotesPerShare }) => <Count of={VotesPerShare} />,
    field: 'VotesPerShare',
  },
  IsRedeemable: {
    term: 'The shares can be redeemed',
    show: ({ IsRedeemable }) => (IsRedeemable ? 'Yes' : 'No'),
    field: 'IsRedeemable',
  },
};

/** What an entry changed about its class, with the terms before and after. */
function changesOf({ Terms }: EnteredEntry) {
  return Terms.flatMap(({ Before, After }) => {
    // The table has the terms of a class and no others.
    const changed = (Object.keys(allTerms) as Term[]).filter((each) => Before[each] !== After[each]);
    return changed.map((each) => ({ words: allTerms[each], Before, After }));
  });
}

const until = (before: ReactNode) => <>Until then: {before}</>;

/** What was so of a class until the entry, where a field of it changed that. */
export function termNote(field: Field, entry: EnteredEntry): ReactNode {
  const change = changesOf(entry).find(({ words }) => words.field === field);
  return change && until(change.words.show(change.Before));
}

/** What an entry changed about a class without a field that says so: a sub-division its nominal value. */
export function unnamedTerms(entry: EnteredEntry): readonly Fact[] {
  const given = enteredIn(entry);
  return changesOf(entry)
    .filter(({ words: { field } }) => field === undefined || given[field] === undefined)
    .map(({ words: { term, show }, Before, After }) => ({
      term,
      value: show(After),
      note: until(show(Before)),
    }));
}
