import type { ReplyOf } from '@statbook/contract';
import type { getOpeningBalance } from '@statbook/contract/calls';
import {
  classKey,
  formatCivilDate,
  inRatio,
  parseAmount,
  parseShareCount,
  type ShareholderName,
  type ShareholdingRecord,
  type StatementOfCapitalRecord,
  toDecimalText,
} from '@statbook/domain';
import { toCivilDate } from '../../../readings/present-record.ts';
import { toShareFacts } from '../../../readings/registered-shares.ts';
import type { RegistryRecord } from '../../../readings/registry-record.ts';

type Proposal = NonNullable<ReplyOf<typeof getOpeningBalance>['Entity'][number]['Proposal']>;

/**
 * What the registry's company data says of capital and members, as the beginning of books: as at the day of the last
 * statement, for members are told of at no other time.
 */
export function proposeOpening({ row, readings }: RegistryRecord<'company-data'>): Proposal | null {
  const reading = readings['company-data'];
  const { statementOfCapital: capital, shareholdings = [] } = toShareFacts(reading?.value);
  if (reading === undefined || capital === undefined) return null;
  const stated = toCivilDate(row.statementLastMadeUpTo);
  const Source = stated
    ? `Companies House, confirmation statement made up to ${formatCivilDate(stated)}`
    : 'Companies House, company data';
  return {
    On: stated ?? row.incorporatedOn,
    Source,
    ReadAt: reading.readAt.toISOString(),
    Classes: capital.currencies.flatMap(({ currency, classes }) =>
      classes.map((each) => ({
        ClassName: each.className,
        Currency: currency,
        NominalValue: nominalEachOf(each),
        Particulars: each.particulars,
        SharesInIssue: each.numberOfShares,
      })),
    ),
    Holdings: shareholdings
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
): Proposal['Holdings'][number] {
  const classes = capital.currencies.flatMap((table) => table.classes.map((each) => ({ ...each, table })));
  const found = classes.findIndex((each) => classKey(each.className) === classKey(className));
  const place = Math.max(found, 0);
  const unpaid = parseAmount(classes[place]?.table.totalUnpaid ?? '');
  return {
    Class: place,
    Members: holders.map(proposeMember),
    Shares: numberHeld,
    UnpaidEach: unpaid.ok && unpaid.value === 0n ? '0' : null,
  };
}

function proposeMember(name: ShareholderName): Proposal['Holdings'][number]['Members'][number] {
  return name.kind === 'whole'
    ? { Kind: 'company', Name: name.name }
    : {
        Kind: 'person',
        Surname: name.surname,
        ...(name.forename !== undefined && { Forename: name.forename }),
      };
}
