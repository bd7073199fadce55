import type { ReplyOf } from '@statbook/contract';
import type { getOpeningBalance } from '@statbook/contract/calls';
import { findTypeEnding } from '@statbook/domain/companies';
import { formatCivilDate } from '@statbook/domain/dates';
import { inRatio, parseAmount, parseShareCount, toDecimalText } from '@statbook/domain/money';
import {
  classKey,
  type ShareholderName,
  type ShareholdingRecord,
  type StatementOfCapitalRecord,
} from '@statbook/domain/share-capital';
import { toCivilDate } from '../../../registry-snapshots/present-company.ts';
import { toShareFacts } from '../../../registry-snapshots/registered-shares.ts';
import type { RegistryRecord } from '../../../registry-snapshots/registry-record.ts';

type Proposal = NonNullable<ReplyOf<typeof getOpeningBalance>['entity'][number]['proposal']>;

/**
 * What the registry's company data says of capital and members, as the beginning of books: as at the day of the last
 * statement, for members are told of at no other time.
 */
export function proposeOpening({ row, readings }: RegistryRecord<'company-data'>): Proposal | null {
  const reading = readings['company-data'];
  const { statementOfCapital: capital, shareholdings = [] } = toShareFacts(reading?.value);
  if (reading === undefined || capital === undefined) return null;
  const stated = toCivilDate(row.statementLastMadeUpTo);
  const source = stated
    ? `Companies House, confirmation statement made up to ${formatCivilDate(stated)}`
    : 'Companies House, company data';
  return {
    on: stated ?? row.incorporatedOn,
    source,
    readAt: reading.readAt.toISOString(),
    classes: capital.currencies.flatMap(({ currency, classes }) =>
      classes.map((each) => ({
        className: each.className,
        currency,
        nominalValue: nominalEachOf(each),
        particulars: each.particulars,
        sharesInIssue: each.numberOfShares,
      })),
    ),
    holdings: shareholdings
      .filter(({ numberHeld }) => numberHeld !== '0')
      .map((holding) => proposeHolding(holding, capital)),
  };
}

function nominalEachOf({
  numberOfShares,
  aggregateNominal,
}: StatementOfCapitalRecord['currencies'][number]['classes'][number]): string | null {
  const [shares, aggregate] = [parseShareCount(numberOfShares), parseAmount(aggregateNominal)];
  if (!shares.ok || !aggregate.ok || shares.value === 0n) return null;
  const each = inRatio(aggregate.value, 1_000_000n, shares.value);
  return each === undefined || each === 0n ? null : toDecimalText(each);
}

function proposeHolding(
  { className, holders, numberHeld }: ShareholdingRecord,
  capital: StatementOfCapitalRecord,
): Proposal['holdings'][number] {
  const classes = capital.currencies.flatMap((table) => table.classes.map((each) => ({ ...each, table })));
  const found = classes.findIndex((each) => classKey(each.className) === classKey(className));
  const place = Math.max(found, 0);
  const unpaid = parseAmount(classes[place]?.table.totalUnpaid ?? '');
  return {
    class: place,
    members: holders.map(proposeMember),
    shares: numberHeld,
    unpaidEach: unpaid.ok && unpaid.value === 0n ? '0' : null,
  };
}

function proposeMember(name: ShareholderName): Proposal['holdings'][number]['members'][number] {
  if (name.kind === 'whole') return { kind: 'company', name: name.name };
  const { surname, forename } = name;
  // The registry gives a corporate member in the place of a surname.
  if (forename === undefined && findTypeEnding(surname) !== undefined)
    return { kind: 'company', name: surname };
  return { kind: 'person', surname, ...(forename !== undefined && { forename }) };
}
