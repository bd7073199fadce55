import type { ReactNode } from 'react';
import { get } from 'react-hook-form';
import { sharePaths } from '#app/share-paths.ts';
import { AppLink } from '#kit/link/app-link.tsx';
import type { Fact } from '#kit/description-list/description-list.tsx';
import { Count, Money } from '#kit/value/amounts.tsx';
import { DateValue } from '#kit/value/dates.tsx';
import { formatMoney } from '#kit/value/format.ts';
import { Value } from '#kit/value/value.tsx';
import { fieldsOf } from '../events/kinds/event-definition.ts';
import { definitionOf } from '../events/kinds/event-definitions.ts';
import type { FieldDefinition, FieldName } from '../events/kinds/field-definition.ts';
import { describeLots, enteredLines, type Line } from './entered-lines.tsx';
import type { EnteredEntry } from './listed-entry.ts';

type Show<Answer> = (value: Answer, entry: EnteredEntry, field: FieldDefinition) => ReactNode;

const named: Show<string> = (id, { names }) => <bdi>{names.nameOf(id) ?? 'Unknown'}</bdi>;
const prose: Show<string> = (text) => <bdi>{text}</bdi>;
const lines: Show<readonly Line[]> = (all, entry) => enteredLines(all, entry);
const labelOf = (field: FieldDefinition, isChosen: (value: string, place: number) => boolean) =>
  'options' in field ? field.options.find(({ value }, place) => isChosen(value, place))?.label : undefined;

/** How the answers to each type of field read; what stands under a field's name is what its type takes. */
const shows: { readonly [Type in FieldDefinition['type']]: Show<never> } = {
  class: named,
  'class-list': named,
  'class-or-all': named,
  member: named,
  holder: named,
  holdings: lines,
  buyers: lines,
  transferees: lines,
  allottees: lines,
  lots: describeLots,
  numbers: prose,
  prose,
  text: (text: string, _entry, field) =>
    'code' in field || 'numeric' in field ? <Value>{text}</Value> : <bdi>{text}</bdi>,
  count: (count: string) => <Count of={count} />,
  // In the currency that the class had before the entry.
  each: (amount: string, { request, names }) => (
    <Value>
      {formatMoney(
        amount,
        'classId' in request && request.classId ? names.currencyOf(request.classId) : undefined,
      )}
    </Value>
  ),
  total: (amount: string) => <Money amount={amount} />,
  day: (date: string) => <DateValue date={date} />,
  choice: (answer: string, _entry, field) => labelOf(field, (value) => value === answer),
  flag: (isSo: boolean, _entry, field) => labelOf(field, (_value, place) => place === Number(isSo)),
  check: (isSo: boolean) => (isSo ? 'Yes' : 'No'),
  entry: (id: string, { companyId }) => (
    <AppLink href={sharePaths.historyEntry(companyId, id)}>Show the entry</AppLink>
  ),
};

/** All that was entered besides its day, and what it changed about classes with what was so until then. */
export function enteredFacts(entry: EnteredEntry): readonly Fact[] {
  const facts = fieldsOf(definitionOf(entry.request.kind)).flatMap(([name, field]): Fact[] => {
    const given: unknown = name === 'on' ? undefined : get(entry.request, name);
    const value = given === undefined ? field.leftOut : shows[field.type](given as never, entry, field);
    if (value === undefined || value === '') return [];
    return [{ term: field.term ?? field.label, value, note: termNote(name, entry) }];
  });
  return [...facts, ...unnamedTerms(entry)];
}

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
function termNote(name: FieldName, entry: EnteredEntry): ReactNode {
  const change = changesOf(entry).find(({ field }) => field === name);
  return change && until(change.show(change.before));
}

/** What an entry changed about a class without a field that says so: a sub-division its nominal value. */
function unnamedTerms(entry: EnteredEntry): readonly Fact[] {
  return changesOf(entry)
    .filter(({ field }) => get(entry.request, field) === undefined)
    .map(({ term, show, before, after }) => ({ term, value: show(after), note: until(show(before)) }));
}
