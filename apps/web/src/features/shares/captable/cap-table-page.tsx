import type { CompanyPage } from '#company-page/page-address.ts';
import { ListTable } from '#list-view/list-table.tsx';
import { useListView } from '#list-view/use-list-view.ts';
import { sharePaths } from '#app/share-paths.ts';
import { useCall } from '#api/queries.ts';
import { LinkButton } from '#kit/button/link-button.tsx';
import { Card } from '#kit/card/card.tsx';
import { Muted } from '#kit/muted/muted.tsx';
import { EmptyState } from '#kit/states/states.tsx';
import { type TableAddress } from '#kit/table-view/table-address.ts';
import { Count } from '#kit/value/amounts.tsx';
import { PartBars } from '#kit/part-bars/part-bars.tsx';
import { PagePart } from '#company-page/page-part.tsx';
import { type AsAtAddress, readingAt } from '../as-at/as-at-address.ts';
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

export interface CapTableAddress extends TableAddress, AsAtAddress {
  readonly company?: string | undefined;
}

const registers = ['captable'] as const;

/** Who has how much of the company, by nominal value and by votes, at the end of a day. */
export function CapTablePage(props: CompanyPage<CapTableAddress>) {
  const { companyId, address } = props;
  const table = useCall('getCapTable', ...readingAt(companyId, address));
  const found = table.data?.entity[0];
  return (
    <ShareArea
      companyId={companyId}
      title="Cap table"
      note={found && <HolderCount table={found} />}
      actions={
        found !== undefined &&
        found.lastEntry > 0 && (
          <DownloadMenu companyId={companyId} address={address} registers={registers} documents={registers} />
        )
      }
    >
      <PagePart query={table} what="cap table">
        {(shown) =>
          shown.lastEntry === 0 ? (
            <EmptyState
              title="No share register yet"
              actions={<LinkButton href={sharePaths.classes(companyId)}>Show share classes</LinkButton>}
            >
              Who has how much of the company will appear here once its shares are entered.
            </EmptyState>
          ) : (
            <ShownTable {...props} table={shown} />
          )
        }
      </PagePart>
    </ShareArea>
  );
}

function HolderCount({ table: { rows } }: { table: CapTable }) {
  const holders = rows.filter(({ holderId, isNotKnown }) => holderId !== null && !isNotKnown).length;
  return (
    <>
      <Count of={holders} /> {holders === 1 ? 'holder' : 'holders'}
      {hasNotKnown(rows) && ', others not yet known'}
    </>
  );
}

interface ShownTableProps extends CompanyPage<CapTableAddress> {
  readonly table: CapTable;
}

function ShownTable({ companyId, table, address, onAddressChange }: ShownTableProps) {
  const measures = measuresOf(table);
  return (
    <>
      <AsAtBar companyId={companyId} head={table} address={address} onChange={onAddressChange} />
      {table.rows.length === 0 ? (
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
  const parts = partsBy(measure, table.rows);
  return (
    <Card title={`By ${measure.currency === undefined ? 'votes' : `nominal value, ${measure.currency}`}`}>
      <PartBars
        label={`% of ${measure.currency === undefined ? 'votes' : `nominal value in ${measure.currency}`}; lines at 25%, 50% and 75%`}
        parts={parts.map(({ value, ...part }) => ({
          ...part,
          amount: <Measured value={value} currency={measure.currency} />,
        }))}
        thresholds={controlMarks}
      />
    </Card>
  );
}

const idOf = ({ holderId }: CapRow) => holderId ?? 'treasury';

interface HoldersProps extends ShownTableProps {
  readonly measures: readonly Measure[];
}

function Holders({ companyId, table, measures, address, onAddressChange }: HoldersProps) {
  const classes = table.classes.filter(({ sharesInIssue }) => sharesInIssue !== '0');
  const rows = table.rows.filter(({ holderId }) => holderId !== null);
  const columns = capColumns({ companyId, time: address, classes, measures });
  const list = useListView({ table: 'cap-table', columns, rows, address, onAddressChange });
  return (
    <div className={styles.table}>
      <ListTable
        list={list}
        what="holders"
        caption="Cap table"
        rowId={idOf}
        totals={totalsOf(table, classes, measures)}
        scrollId="cap-table"
      />
    </div>
  );
}

function totalsOf({ rows }: CapTable, classes: CapTable['classes'], measures: readonly Measure[]) {
  const ofMeasures = measures.flatMap((measure) => {
    const { value, percent } = heldByMembers(rows, measure);
    return [
      [measure.id, <Measured key={measure.id} value={value} currency={measure.currency} />],
      [`${measure.id}-percent`, `${percent}%`],
    ] as const;
  });
  return {
    holder: hasNotKnown(rows) ? 'Held, by members or not yet known' : 'Held by members',
    ...Object.fromEntries(
      classes.map(({ shareClassId }) => [
        shareClassId,
        <Count key={shareClassId} of={sharesOfClass(rows, shareClassId)} />,
      ]),
    ),
    ...Object.fromEntries(ofMeasures),
  };
}

/** What the company holds itself, apart from the members: it has no votes (s.726). */
function OwnShares({ table, measures }: Pick<HoldersProps, 'table' | 'measures'>) {
  const { classes, rows } = table;
  const own = rows.find(({ holderId }) => holderId === null);
  if (own === undefined) return null;
  const parts = measures.flatMap(({ currency }) => own.nominal.filter((each) => each.currency === currency));
  return (
    <Muted small className={styles.treasury}>
      Held by the company itself, without votes:{' '}
      {own.classes.map(({ shareClassId, className, shares }, place) => (
        <span key={shareClassId}>
          {place > 0 && ', '}
          <Count of={shares} /> {className}
          <Forfeited of={classes.find((each) => each.shareClassId === shareClassId)} />
        </span>
      ))}
      {parts.map(({ currency, percent }) => (
        <span key={currency}>
          {' '}
          (<bdi>{percent}%</bdi> of the nominal value in {currency})
        </span>
      ))}
    </Muted>
  );
}

/** How many of the company's own shares are no treasury shares. */
function Forfeited({ of: ofClass }: { of: CapTable['classes'][number] | undefined }) {
  if (ofClass === undefined || ofClass.sharesForfeited === '0') return null;
  return (
    <>
      , <Count of={ofClass.sharesForfeited} /> of them forfeited or surrendered
    </>
  );
}
