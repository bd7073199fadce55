import {
  addDecimals,
  multiplyExactly,
  readAmount,
  readShareCount,
  sumReadableShares,
  toDecimalText,
} from '@statbook/domain/money';
import { useState } from 'react';
import { ToggleChip } from '#kit/filters/filters.tsx';
import { Card } from '#kit/card/card.tsx';
import { Toolbar } from '#kit/toolbar/toolbar.tsx';
import { Muted } from '#kit/muted/muted.tsx';
import { StatusBadge } from '#kit/status-badge/status-badge.tsx';
import { CellProblems } from '#kit/table-cell/table-cell.tsx';
import { textColumn } from '#kit/table-cell/value-columns.tsx';
import { DataTable, type Column } from '#kit/data-table/data-table.tsx';
import { Count, Money } from '#kit/value/amounts.tsx';
import { formatNumber } from '#kit/value/format.ts';
import { Value } from '#kit/value/value.tsx';
import type { ShareClass } from '../classes/share-class.ts';
import { type AllotmentLine, fieldTitles, type LineFault, sameLines } from './allotment-line.ts';

/** A line with what is shown of it. */
interface ShownLine extends AllotmentLine {
  readonly className: string | undefined;
  readonly currency: string;
  readonly faults: readonly LineFault[];
  /** Without what is shown of it. */
  readonly original: AllotmentLine;
  /** An earlier line that says just the same. */
  readonly sameAs: AllotmentLine | undefined;
}

interface LineTableProps {
  readonly lines: readonly AllotmentLine[];
  readonly classes: readonly ShareClass[];
  readonly faultsOf: (line: AllotmentLine) => readonly LineFault[];
  readonly nameOf: (line: AllotmentLine) => string;
  /** A line is open in the form: another one would take its place unasked. */
  readonly isEditing: boolean;
  readonly onChange: (line: AllotmentLine) => void;
  readonly onRemove: (line: AllotmentLine) => void;
}

const columns: readonly Column<ShownLine>[] = [
  {
    id: 'holder',
    head: 'Shareholder',
    cell: ({ holderName, newHolder, row, isUnderEmployeeScheme, sameAs }) => (
      <>
        <span>{holderName === '' ? 'Nobody chosen' : holderName}</span>{' '}
        {newHolder !== undefined && <StatusBadge label="New" tone="info" />}{' '}
        {sameAs !== undefined && <StatusBadge label={sameWords(sameAs)} tone="warn" />}
        {row !== undefined && (
          <Muted small as="span">
            {' '}
            row {row}
          </Muted>
        )}
        {isUnderEmployeeScheme && (
          <Muted small as="div">
            under an employees’ share scheme
          </Muted>
        )}
      </>
    ),
    sortValue: ({ holderName }) => holderName,
    minWidth: 200,
  },
  {
    id: 'fault',
    head: 'To fix',
    cell: ({ faults, row }) =>
      faults.length === 0 ? null : (
        <CellProblems
          problems={faults.map(({ field, message }) => ({
            id: field,
            text: `${row === undefined ? '' : `Row ${row}, `}${fieldTitles[field]}: ${message}`,
          }))}
        />
      ),
    wide: true,
    minWidth: 220,
  },
  textColumn({
    id: 'class',
    head: 'Class',
    of: ({ className }) => className,
    none: 'Not chosen',
    width: 150,
    closeWidth: 140,
  }),
  {
    id: 'shares',
    head: 'Shares',
    cell: ({ shares }) => <Count of={shares} />,
    sortValue: ({ shares }) => readShareCount(shares),
    align: 'end',
    width: 130,
    closeWidth: 110,
  },
  {
    id: 'price',
    head: 'Price of each',
    totalHead: 'Price',
    cell: ({ priceEach, currency }) => moneyOf(priceEach, currency),
    align: 'end',
    width: 130,
    closeWidth: 110,
  },
  {
    id: 'paid',
    head: 'Paid on each',
    totalHead: 'Paid',
    cell: ({ paidEach, currency, nonCash }) => (
      <>
        {moneyOf(paidEach, currency)}
        {nonCash !== '' && (
          <Muted small as="div">
            not in cash
          </Muted>
        )}
      </>
    ),
    align: 'end',
    width: 130,
    closeWidth: 110,
  },
];

const sameWords = ({ row }: AllotmentLine) => (row === undefined ? 'Entered before' : `Same as row ${row}`);

const withoutFaults = columns.filter(({ id }) => id !== 'fault');

function moneyOf(amount: string, currency: string) {
  return readAmount(amount) !== undefined ? (
    <Money amount={amount} currency={currency} />
  ) : (
    <Value>{amount}</Value>
  );
}

const idOf = ({ id }: ShownLine) => id;

/** Who is to receive what, with what has to be mended before it can be recorded. */
export function LineTable(props: LineTableProps) {
  const { lines, classes, faultsOf, nameOf, isEditing, onChange, onRemove } = props;
  const [onlyFaulty, setOnlyFaulty] = useState(false);
  const named = lines.map((line) => ({ ...line, original: line, holderName: nameOf(line) }));
  const same = sameLines(named);
  const shown = named.map((line): ShownLine => {
    const shareClass = classes.find(({ shareClassId }) => shareClassId === line.classId);
    return {
      ...line,
      className: shareClass?.className,
      currency: shareClass?.currency ?? 'GBP',
      faults: faultsOf(line.original),
      sameAs: same.get(line.id),
    };
  });
  const { faulty = [], sound = [] } = Object.groupBy(shown, ({ faults }) =>
    faults.length > 0 ? 'faulty' : 'sound',
  );
  const actions = {
    rowName: ({ holderName }: ShownLine) => holderName,
    items: ({ original }: ShownLine) => [
      { id: 'change', label: 'Change', onSelect: () => onChange(original) },
      { id: 'remove', label: 'Remove', onSelect: () => onRemove(original), danger: true },
    ],
  };
  return (
    <Card title={`Allottees (${formatNumber(lines.length)})`}>
      {faulty.length > 0 && (
        <Toolbar>
          <ToggleChip
            label="Show errors only"
            count={faulty.length}
            pressed={onlyFaulty}
            onToggle={setOnlyFaulty}
          />
        </Toolbar>
      )}
      <DataTable
        caption="Allottees"
        columns={faulty.length > 0 ? columns : withoutFaults}
        rows={onlyFaulty && faulty.length > 0 ? faulty : shown}
        rowId={idOf}
        actions={isEditing ? undefined : actions}
        totals={{
          holder: faulty.length === 0 ? 'Total' : 'Total, without the lines to fix',
          shares: <Count of={toDecimalText(sumReadableShares(sound.map(({ shares }) => shares)))} />,
          price: <TotalMoney lines={sound} of="priceEach" />,
          paid: <TotalMoney lines={sound} of="paidEach" />,
        }}
      />
    </Card>
  );
}

interface TotalMoneyProps {
  readonly lines: readonly ShownLine[];
  readonly of: 'priceEach' | 'paidEach';
}

/** What all the shares cost together, or what is paid on them, in each currency. */
function TotalMoney({ lines, of }: TotalMoneyProps) {
  const sums = new Map<string, ReturnType<typeof multiplyExactly>>();
  for (const { shares, currency, ...each } of lines) {
    const [count, price] = [readShareCount(shares), readAmount(each[of])];
    const cost = count !== undefined && price !== undefined ? multiplyExactly(count, price) : undefined;
    if (cost === undefined) continue;
    const before = sums.get(currency);
    sums.set(currency, before === undefined ? cost : addDecimals(before, cost));
  }
  return [...sums].map(([currency, sum]) => (
    <div key={currency}>
      {sum !== undefined && <Money amount={toDecimalText(sum)} currency={currency} />}
      <Muted small as="div">
        altogether
      </Muted>
    </div>
  ));
}
