import { sharePaths } from '#app/share-paths.ts';
import { AppLink } from '#kit/link/app-link.tsx';
import type { Column } from '#kit/data-table/data-table.tsx';
import { Count, Money } from '#kit/value/amounts.tsx';
import { None } from '#kit/value/dates.tsx';
import { Percent } from '#kit/value/percent.tsx';
import { type AsAtAddress, timeOf } from '../as-at/as-at-address.ts';
import { type CapRow, type CapTable, heldOf, type Measure, measured } from './cap-rows.ts';

interface ColumnFacts {
  readonly companyId: string;
  /** The time of the reading, which the address of a holder keeps. */
  readonly time: AsAtAddress;
  readonly classes: CapTable['classes'];
  readonly measures: readonly Measure[];
}

/** Who holds: then the shares of each class, and by each measure the figure and its part of the whole. */
export function capColumns({ companyId, time, classes, measures }: ColumnFacts): readonly Column<CapRow>[] {
  return [
    {
      id: 'holder',
      head: 'Holder',
      cell: ({ holderId, holderName }) =>
        holderId === null ? (
          holderName
        ) : (
          <AppLink href={sharePaths.shareholder(companyId, holderId, timeOf(time))}>{holderName}</AppLink>
        ),
      sortValue: ({ holderName }) => holderName,
      minWidth: 200,
    },
    ...classes.map(
      ({ shareClassId, className, currency }): Column<CapRow> => ({
        id: shareClassId,
        head: classes.some((each) => each.className === className && each.shareClassId !== shareClassId)
          ? `${className}, ${currency}`
          : className,
        cell: (row) => <SharesOf count={heldOf(row, shareClassId)} />,
        sortValue: (row) => BigInt(heldOf(row, shareClassId)),
        align: 'end',
        width: 140,
      }),
    ),
    ...measures.flatMap(measureColumns),
  ];
}

function SharesOf({ count }: { count: string }) {
  return count === '0' ? <None /> : <Count of={count} />;
}

function measureColumns(measure: Measure): readonly Column<CapRow>[] {
  return [
    {
      id: measure.id,
      head: measure.label,
      cell: (row) => <Measured value={measured(row, measure)?.value} currency={measure.currency} />,
      align: 'end',
      width: 160,
    },
    {
      id: `${measure.id}-percent`,
      head: `% of ${measure.currency ?? 'votes'}`,
      cell: (row) => {
        const own = measured(row, measure);
        return own === undefined ? <None /> : <Percent of={own.percent} />;
      },
      sortValue: (row) => Number(measured(row, measure)?.percent ?? 0),
      align: 'end',
      width: 110,
    },
  ];
}

/** A figure of a measure: money, or a number of votes. */
export function Measured({ value, currency }: { value: string | undefined; currency: string | undefined }) {
  if (value === undefined) return <None />;
  return currency === undefined ? <Count of={value} /> : <Money amount={value} currency={currency} />;
}
