import { sharePaths } from '#app/share-paths.ts';
import { AppLink } from '#kit/action/app-link.tsx';
import type { Column } from '#kit/table/data-table.tsx';
import { Count, Money } from '#kit/value/amounts.tsx';
import { None } from '#kit/value/dates.tsx';
import { Percent } from '#kit/value/percent.tsx';
import { type CapRow, type CapTable, heldOf, type Measure, measured } from './cap-rows.ts';

interface ColumnFacts {
  readonly companyId: string;
  /** The time of the reading, to put behind the address of a holder. */
  readonly kept: string;
  readonly classes: CapTable['Classes'];
  readonly measures: readonly Measure[];
}

/** Who holds: then the shares of each class, and by each measure the figure and its part of the whole. */
export function capColumns({ companyId, kept, classes, measures }: ColumnFacts): readonly Column<CapRow>[] {
  return [
    {
      id: 'holder',
      head: 'Holder',
      cell: ({ HolderId, HolderName }) =>
        HolderId === null ? (
          HolderName
        ) : (
          <AppLink href={`${sharePaths.shareholders(companyId)}&open=${HolderId}${kept}`}>
            {HolderName}
          </AppLink>
        ),
      sortValue: ({ HolderName }) => HolderName,
      leastWidth: 200,
    },
    ...classes.map(
      ({ ShareClassId, ClassName, Currency }): Column<CapRow> => ({
        id: ShareClassId,
        head: classes.some((each) => each.ClassName === ClassName && each.ShareClassId !== ShareClassId)
          ? `${ClassName}, ${Currency}`
          : ClassName,
        cell: (row) => <SharesOf count={heldOf(row, ShareClassId)} />,
        sortValue: (row) => BigInt(heldOf(row, ShareClassId)),
        align: 'end',
        width: 140,
      }),
    ),
    ...measures.flatMap((measure) => measureColumns(measure)),
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
      head: `% of ${measure.currency === undefined ? 'votes' : measure.currency}`,
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
