import { keepPreviousData } from '@tanstack/react-query';
import { lazy, Suspense, useMemo } from 'react';
import { sharePaths } from '#app/share-paths.ts';
import { useCall } from '#api/queries.ts';
import { LinkButton } from '#kit/action/link-button.tsx';
import { Card, Toolbar } from '#kit/page/layout.tsx';
import { Muted } from '#kit/page/muted.tsx';
import { LoadingText } from '#kit/state/skeleton.tsx';
import { EmptyState } from '#kit/state/states.tsx';
import { DataTable } from '#kit/table/data-table.tsx';
import { type TableAddress } from '#kit/table/table-address.ts';
import { TableTools } from '#kit/table/table-tools.tsx';
import { Count } from '#kit/value/amounts.tsx';
import { whenOnline } from '#kit/when-online.ts';
import { useOwnTableView } from '../../../tables/use-own-table-view.ts';
import { RecordPart } from '../../../record/record-part.tsx';
import { type AsAtAddress, toAsAtQuery } from '../as-at/as-at-address.ts';
import { keptAsAt } from '../as-at/kept-as-at.ts';
import { AsAtBar } from '../as-at/as-at-bar.tsx';
import { DownloadMenu } from '../export/download-menu.tsx';
import { ShareArea } from '../area/share-area.tsx';
import { capColumns, Measured } from './cap-columns.tsx';
import {
  type CapRow,
  type CapTable,
  hasNotKnown,
  heldByMembers,
  type Measure,
  measuresOf,
  partsBy,
  sharesOfClass,
} from './cap-rows.ts';
import styles from './cap-table.module.css';

const PartBars = lazy(() => whenOnline(() => import('#kit/chart/part-bars.tsx')));

export interface CapTableAddress extends TableAddress, AsAtAddress {
  readonly company?: string | undefined;
}

interface CapTablePageProps {
  readonly companyId: string;
  readonly address: CapTableAddress;
  readonly onAddressChange: (change: Partial<CapTableAddress>) => void;
}

const registers = [{ register: 'captable', name: 'cap table' }] as const;

/** Who has how much of the company, by nominal value and by votes, at the end of a day. */
export function CapTablePage(props: CapTablePageProps) {
  const { companyId, address } = props;
  const table = useCall(
    'getCapTable',
    { query: { CompanyId: companyId, ...toAsAtQuery(address) } },
    { placeholderData: keepPreviousData },
  );
  const found = table.data?.Entity[0];
  return (
    <ShareArea
      companyId={companyId}
      title="Cap table"
      note={found && <HolderCount table={found} />}
      actions={
        found !== undefined &&
        found.LastEntry > 0 && (
          <DownloadMenu companyId={companyId} address={address} registers={registers} documents={registers} />
        )
      }
    >
      <RecordPart query={table} what="cap table">
        {(shown) =>
          shown.LastEntry === 0 ? (
            <NoRegister companyId={companyId} />
          ) : (
            <ShownTable {...props} table={shown} />
          )
        }
      </RecordPart>
    </ShareArea>
  );
}

function HolderCount({ table: { Rows } }: { table: CapTable }) {
  const holders = Rows.filter(({ HolderId, IsNotKnown }) => HolderId !== null && !IsNotKnown).length;
  return (
    <>
      <Count of={holders} /> {holders === 1 ? 'holder' : 'holders'}
      {hasNotKnown(Rows) && ', others not yet known'}
    </>
  );
}

function NoRegister({ companyId }: { companyId: string }) {
  return (
    <EmptyState
      title="No share register yet"
      actions={<LinkButton href={sharePaths.classes(companyId)}>Show classes and capital</LinkButton>}
    >
      Who has how much of the company will stand here once its shares are entered.
    </EmptyState>
  );
}

interface ShownTableProps extends CapTablePageProps {
  readonly table: CapTable;
}

function ShownTable({ companyId, table, address, onAddressChange }: ShownTableProps) {
  const measures = useMemo(() => measuresOf(table), [table]);
  return (
    <>
      <AsAtBar companyId={companyId} head={table} address={address} onChange={onAddressChange} />
      {table.Rows.length === 0 ? (
        <EmptyState title="No shares in issue on this day">
          No shares were in issue at the end of the day that is shown.
        </EmptyState>
      ) : (
        <>
          <div className={styles.charts}>
            {measures.map((measure) => (
              <div key={measure.id}>
                <MeasureCard measure={measure} table={table} />
              </div>
            ))}
          </div>
          <Holders
            companyId={companyId}
            table={table}
            measures={measures}
            address={address}
            onAddressChange={onAddressChange}
          />
          <OwnShares table={table} measures={measures} />
        </>
      )}
    </>
  );
}

/** The shares of votes and of capital beyond which a person has significant control. */
const controlMarks = [25, 50, 75];

function MeasureCard({ measure, table }: { measure: Measure; table: CapTable }) {
  const parts = useMemo(() => partsBy(measure, table.Rows), [measure, table]);
  return (
    <Card title={`By ${measure.currency === undefined ? 'votes' : `nominal value, ${measure.currency}`}`}>
      <Suspense fallback={<LoadingText label="Loading the chart" lines={4} />}>
        <PartBars
          label={`Parts of all ${measure.currency === undefined ? 'votes' : `nominal value in ${measure.currency}`}; lines at 25%, 50% and 75%`}
          parts={parts.map(({ value, ...part }) => ({
            ...part,
            amount: <Measured value={value} currency={measure.currency} />,
          }))}
          marks={controlMarks}
        />
      </Suspense>
    </Card>
  );
}

const idOf = ({ HolderId }: CapRow) => HolderId ?? 'treasury';

interface HoldersProps extends ShownTableProps {
  readonly measures: readonly Measure[];
}

function Holders({ companyId, table, measures, address, onAddressChange }: HoldersProps) {
  const classes = useMemo(() => table.Classes.filter(({ SharesInIssue }) => SharesInIssue !== '0'), [table]);
  const rows = useMemo(() => table.Rows.filter(({ HolderId }) => HolderId !== null), [table]);
  const kept = new URLSearchParams(keptAsAt(address)).toString();
  const columns = useMemo(
    () => capColumns({ companyId, kept: kept && `&${kept}`, classes, measures }),
    [companyId, kept, classes, measures],
  );
  const view = useOwnTableView({ id: 'cap-table', columns, address, onAddressChange });
  return (
    <div className={styles.table}>
      <Toolbar end={<TableTools view={view} />}>{null}</Toolbar>
      <DataTable
        caption="Cap table"
        columns={view.columns}
        rows={rows}
        rowId={idOf}
        sort={view.sort}
        onSortChange={view.onSortChange}
        density={view.density}
        totals={totalsOf(table, { classes, measures })}
        scrollId="cap-table"
      />
    </div>
  );
}

function totalsOf(
  { Rows }: CapTable,
  { classes, measures }: { classes: CapTable['Classes']; measures: readonly Measure[] },
) {
  const ofMeasures = measures.flatMap((measure) => {
    const { value, percent } = heldByMembers(Rows, measure);
    return [
      [measure.id, <Measured key={measure.id} value={value} currency={measure.currency} />],
      [`${measure.id}-percent`, `${percent}%`],
    ] as const;
  });
  return {
    holder: hasNotKnown(Rows) ? 'Held, by members or not yet known' : 'Held by members',
    ...Object.fromEntries(
      classes.map(({ ShareClassId }) => [
        ShareClassId,
        <Count key={ShareClassId} of={sharesOfClass(Rows, ShareClassId)} />,
      ]),
    ),
    ...Object.fromEntries(ofMeasures),
  };
}

/** What the company holds itself, apart from the members: it has no votes (s.726). */
function OwnShares({
  table: { Classes, Rows },
  measures,
}: {
  table: CapTable;
  measures: readonly Measure[];
}) {
  const own = Rows.find(({ HolderId }) => HolderId === null);
  if (own === undefined) return null;
  const parts = measures.flatMap(({ currency }) =>
    own.Nominal.filter(({ Currency }) => Currency === currency),
  );
  return (
    <Muted small className={styles.treasury}>
      Held by the company itself, without votes:{' '}
      {own.Classes.map(({ ShareClassId, ClassName, Shares }, place) => (
        <span key={ShareClassId}>
          {place > 0 && ', '}
          <Count of={Shares} /> {ClassName}
          <Forfeited of={Classes.find((each) => each.ShareClassId === ShareClassId)} />
        </span>
      ))}
      {parts.map(({ Currency, Percent }) => (
        <span key={Currency}>
          {' '}
          (<bdi>{Percent}%</bdi> of the nominal value in {Currency})
        </span>
      ))}
    </Muted>
  );
}

/** How many of the company's own shares are no treasury shares. */
function Forfeited({ of: ofClass }: { of: CapTable['Classes'][number] | undefined }) {
  if (ofClass === undefined || ofClass.SharesForfeited === '0') return null;
  return (
    <>
      , <Count of={ofClass.SharesForfeited} /> of them forfeited or surrendered
    </>
  );
}
