import type { ReactNode } from 'react';
import { sharePaths } from '#app/share-paths.ts';
import { AppLink } from '#kit/action/app-link.tsx';
import type { Fact } from '#kit/page/description-list.tsx';
import { Count, Money } from '#kit/value/amounts.tsx';
import { DateValue } from '#kit/value/dates.tsx';
import { formatMoney } from '#kit/value/format.ts';
import { Value } from '#kit/value/value.tsx';
import {
  boughtLabels,
  fractionLabels,
  lostLabels,
  meansLabels,
  outOfLabels,
  repaidLabels,
  routeLabels,
} from '../events/answer-labels.ts';
import { type Entered, enteredIn, type Field, type Told } from './entered-fields.ts';
import { enteredLines, lotWords } from './entered-lines.tsx';
import { entryLabels, leftOut } from './entry-labels.ts';
import { termNote, unnamedTerms } from './changed-terms.tsx';

type Show<Key extends Field> = (value: Entered<Key>, told: Told) => ReactNode;

const named = (id: string, { names }: Told) => <bdi>{names.nameOf(id) ?? 'Unknown'}</bdi>;
const text = (words: string) => <bdi>{words}</bdi>;
const day = (date: string) => <DateValue date={date} />;
const count = (many: string) => <Count of={many} />;
const code = (value: string) => <Value>{value}</Value>;

/** Money on each share: in the currency that the class had before the entry. */
function moneyEach(amount: string, { entry, names }: Told): ReactNode {
  const { Request: request } = entry;
  const currency = 'ClassId' in request && request.ClassId ? names.currencyOf(request.ClassId) : undefined;
  return <Value>{formatMoney(amount, currency)}</Value>;
}

/** What becomes of shares; of a sub-division, how many each becomes. */
function into(value: Entered<'Into'>, { entry: { Request: request } }: Told): ReactNode {
  if (request.Kind === 'buy-back') return boughtLabels[request.Into];
  const isLost = request.Kind === 'forfeiture' || request.Kind === 'surrender';
  return isLost ? lostLabels[request.Into] : <Count of={value} />;
}

/** How each field reads. */
const shows: { readonly [Key in Field]: Show<Key> } = {
  ClassId: named,
  FromClassId: named,
  ToClassId: named,
  IntoClassId: named,
  TransferorId: named,
  FromId: named,
  ToId: named,
  Allottees: enteredLines,
  Transferees: enteredLines,
  Holdings: enteredLines,
  Buyers: enteredLines,
  Shares: count,
  Numbers: text,
  Lots: lotWords,
  Into: into,
  From: count,
  NewShares: count,
  ForEvery: count,
  LeavesOutFractions: (areLeftOut) => fractionLabels[areLeftOut ? 'leave-out' : 'refuse'],
  Currency: code,
  Rate: code,
  RateOn: day,
  SignedOn: day,
  LodgedOn: day,
  ResolvedOn: day,
  SolvencyStatementOn: day,
  RedenominationResolvedOn: day,
  Consideration: (amount) => <Money amount={amount} />,
  OutOf: (source) => outOfLabels[source],
  By: (means) => meansLabels[means],
  NominalEach: moneyEach,
  Repaid: (first) => repaidLabels[first],
  ReliefEach: moneyEach,
  Route: (route) => routeLabels[route],
  CallEach: moneyEach,
  Particulars: text,
  VotesPerShare: count,
  IsRedeemable: (is) => (is ? 'Yes' : 'No'),
  Name: text,
  Evidence: text,
  Source: text,
  Reason: text,
  EventId: (id, { companyId }) => (
    <AppLink href={sharePaths.historyEntry(companyId, id)}>Show the entry</AppLink>
  ),
};

/** All that was entered, and what it changed about classes with what was so until then. */
export function enteredFacts(told: Told): readonly Fact[] {
  const { Kind } = told.entry.Request;
  const given = enteredIn(told.entry);
  // The table has the fields of the kind and no others.
  const labels = Object.entries(entryLabels[Kind]) as [Field, string][];
  const without: Readonly<Record<string, string>> = leftOut[Kind] ?? {};
  const facts = labels.flatMap(([field, term]): Fact[] => {
    const value = given[field] === undefined ? without[field] : shown(field, given[field], told);
    return value === undefined || value === '' ? [] : [{ term, value, note: termNote(field, told.entry) }];
  });
  return [...facts, ...unnamedTerms(told.entry)];
}

function shown(field: Field, value: unknown, told: Told): ReactNode {
  // What stands under a field's name is what its show takes.
  const show = shows[field] as (each: unknown, told: Told) => ReactNode;
  return show(value, told);
}
