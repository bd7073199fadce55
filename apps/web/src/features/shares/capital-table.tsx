import { Card } from '#kit/page/layout.tsx';
import { Lead, Muted } from '#kit/page/muted.tsx';
import { DataTable, type Column } from '#kit/table/data-table.tsx';
import { Count, Money } from '#kit/value/amounts.tsx';
import { DateValue, None } from '#kit/value/dates.tsx';
import type { ShareRegister } from './class-holdings.ts';
import styles from './shareholders.module.css';

type ShareClass = ShareRegister['Classes'][number];

const columns: readonly Column<ShareClass>[] = [
  {
    id: 'class',
    head: 'Class',
    cell: ({ ClassName, Particulars }) => (
      <>
        <span>{ClassName}</span>
        {Particulars !== null && (
          <Muted small as="div" className={styles.rights}>
            {Particulars}
          </Muted>
        )}
      </>
    ),
    sortValue: ({ ClassName }) => ClassName,
  },
  {
    id: 'number',
    head: 'Shares in issue',
    cell: ({ NumberOfShares }) => (NumberOfShares === null ? <None /> : <Count of={NumberOfShares} />),
    align: 'end',
  },
  {
    id: 'nominal',
    head: 'Aggregate nominal value',
    cell: ({ AggregateNominal, Currency }) =>
      AggregateNominal === null ? <None /> : <Money amount={AggregateNominal} currency={Currency} />,
    align: 'end',
  },
];

const idOf = ({ ClassName, Currency }: ShareClass) => `${ClassName} ${Currency}`;

/** The statement of capital: each class with its rights, and the totals of each currency. */
export function CapitalTable({ register }: { register: ShareRegister }) {
  const { Totals, Classes, StatementMadeUpTo } = register;
  return (
    <Card title="Statement of capital">
      {StatementMadeUpTo !== null && (
        <Lead>
          The last confirmation statement was made up to <DateValue date={StatementMadeUpTo} />.
        </Lead>
      )}
      {Totals.map((total) => (
        <div key={total.Currency} className={styles.currency}>
          <DataTable
            caption={`Statement of capital, ${total.Currency}`}
            columns={columns}
            rows={Classes.filter(({ Currency }) => Currency === total.Currency)}
            rowId={idOf}
            totals={{
              class: `Total ${total.Currency}`,
              number: total.NumberOfShares === null ? <None /> : <Count of={total.NumberOfShares} />,
              nominal: total.AggregateNominal && (
                <Money amount={total.AggregateNominal} currency={total.Currency} />
              ),
            }}
          />
          <Muted small className={styles.unpaid}>
            Unpaid on these shares:{' '}
            {total.AmountUnpaid === null ? (
              'not stated'
            ) : (
              <Money amount={total.AmountUnpaid} currency={total.Currency} />
            )}
          </Muted>
        </div>
      ))}
      {Totals.length === 0 && <p>The registry’s company data holds no statement of capital.</p>}
    </Card>
  );
}
