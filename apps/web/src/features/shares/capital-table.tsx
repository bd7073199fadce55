import { Card } from '#kit/card/card.tsx';
import { Lead, Muted } from '#kit/muted/muted.tsx';
import { DataTable, type Column } from '#kit/data-table/data-table.tsx';
import { countColumn, moneyColumn } from '#kit/table-cell/value-columns.tsx';
import { Count, Money } from '#kit/value/amounts.tsx';
import { DateValue, None } from '#kit/value/dates.tsx';
import type { ShareRegister } from './class-holdings.ts';
import styles from './shareholders.module.css';

type ShareClass = ShareRegister['classes'][number];

const columns: readonly Column<ShareClass>[] = [
  {
    id: 'class',
    head: 'Class',
    cell: ({ className, particulars }) => (
      <>
        <span>{className}</span>
        {particulars !== null && (
          <Muted small as="div" className={styles.rights}>
            {particulars}
          </Muted>
        )}
      </>
    ),
    sortValue: ({ className }) => className,
  },
  countColumn({ id: 'number', head: 'Shares in issue', of: ({ numberOfShares }) => numberOfShares }),
  moneyColumn({
    id: 'nominal',
    head: 'Aggregate nominal value',
    of: ({ aggregateNominal }) => aggregateNominal,
    currency: ({ currency }) => currency,
  }),
];

const idOf = ({ className, currency }: ShareClass) => `${className} ${currency}`;

/** The statement of capital: each class with its rights, and the totals of each currency. */
export function CapitalTable({ register }: { register: ShareRegister }) {
  const { totals, classes, statementMadeUpTo } = register;
  return (
    <Card title="Statement of capital">
      {statementMadeUpTo !== null && (
        <Lead>
          The last confirmation statement was made up to <DateValue date={statementMadeUpTo} />.
        </Lead>
      )}
      {totals.map((total) => (
        <div key={total.currency} className={styles.currency}>
          <DataTable
            caption={`Statement of capital, ${total.currency}`}
            columns={columns}
            rows={classes.filter(({ currency }) => currency === total.currency)}
            rowId={idOf}
            totals={{
              class: `Total ${total.currency}`,
              number: total.numberOfShares === null ? <None /> : <Count of={total.numberOfShares} />,
              nominal: total.aggregateNominal && (
                <Money amount={total.aggregateNominal} currency={total.currency} />
              ),
            }}
          />
          <Muted small className={styles.unpaid}>
            Unpaid on these shares:{' '}
            {total.amountUnpaid === null ? (
              'not stated'
            ) : (
              <Money amount={total.amountUnpaid} currency={total.currency} />
            )}
          </Muted>
        </div>
      ))}
      {totals.length === 0 && <p>The company data of Companies House holds no statement of capital.</p>}
    </Card>
  );
}
