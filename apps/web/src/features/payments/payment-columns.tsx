import { paths } from '#app/paths.ts';
import { Muted } from '#kit/muted/muted.tsx';
import { StatusBadge, type Tone } from '#kit/status-badge/status-badge.tsx';
import { VisuallyHidden } from '#kit/visually-hidden/visually-hidden.tsx';
import { NameLink, OneLine } from '#kit/table-cell/table-cell.tsx';
import type { Column } from '#kit/data-table/data-table.tsx';
import { Money } from '#kit/value/amounts.tsx';
import { DateValue, None } from '#kit/value/dates.tsx';
import { dayInLondon } from '#kit/value/london.ts';
import { Value } from '#kit/value/value.tsx';
import type { CallReply } from '#api/call-types.ts';
import type { Outcome } from './payments-query.ts';
import { poundsOf } from './pounds.ts';
import { ReceiptButton } from './receipt-button.tsx';

/** A row of the list, as the server gives it. */
export type Payment = CallReply<'getPaymentDetails'>['entity'][number];

const tones: Readonly<Record<Outcome, Tone>> = {
  taken: 'ok',
  'under-way': 'info',
  failed: 'bad',
  cancelled: 'neutral',
  'given-back': 'warn',
};

/** No money moved: its figures are none to add up. */
const isNotTaken = ({ outcome }: Payment): boolean => outcome === 'failed' || outcome === 'cancelled';

/** The server sorts: a column says only that it can be asked for, and leaves the rows as they come. */
const sortable = () => undefined;

const money = (
  id: string,
  head: string,
  amountOf: (payment: Payment) => string,
  more: Partial<Column<Payment>> = {},
): Column<Payment> => ({
  id,
  head,
  cell: (payment) =>
    isNotTaken(payment) ? (
      <Muted as="span">
        <Money amount={amountOf(payment)} />
      </Muted>
    ) : (
      <Money amount={amountOf(payment)} />
    ),
  align: 'end',
  ...more,
});

/** The filing's own total; where others were paid for with it, what the card was charged for all of them. */
function TotalCell({ payment }: { readonly payment: Payment }) {
  const { totalAmount, chargedTogether } = payment;
  const total = <Money amount={poundsOf(totalAmount)} />;
  return (
    <>
      {isNotTaken(payment) ? <Muted as="span">{total}</Muted> : total}
      {chargedTogether !== undefined && (
        <Muted as="div" small>
          of <Money amount={poundsOf(chargedTogether)} />
        </Muted>
      )}
    </>
  );
}

/** The columns of the list; receipts only for who may download them. */
export function paymentColumns(mayDownload: boolean): readonly Column<Payment>[] {
  return mayDownload ? [...columns, receiptColumn] : columns;
}

const receiptColumn: Column<Payment> = {
  id: 'receipt',
  head: 'Receipt',
  cell: ({ hasReceipt, paymentId, companyName }) =>
    hasReceipt ? (
      <ReceiptButton paymentId={paymentId} companyName={companyName} />
    ) : (
      <None word="None: nothing was taken" />
    ),
  align: 'end',
};

const columns: readonly Column<Payment>[] = [
  {
    id: 'company',
    head: 'Company',
    cell: ({ filingId, companyName, formName }) => (
      <NameLink href={paths.submissionReceipt(filingId)} name={companyName} note={formName} />
    ),
    sortValue: sortable,
  },
  {
    id: 'state',
    head: 'Status',
    cell: ({ outcome, stateText }) => <StatusBadge label={stateText} tone={tones[outcome]} />,
    sortValue: sortable,
  },
  {
    id: 'filing',
    head: 'Filing',
    cell: ({ formName, submissionNumber }) => (
      <>
        <OneLine>{formName}</OneLine>
        {submissionNumber !== null && (
          <Muted as="div" small>
            <VisuallyHidden>submission </VisuallyHidden>
            <Value>{submissionNumber}</Value>
          </Muted>
        )}
      </>
    ),
    sortValue: sortable,
  },
  {
    id: 'date',
    head: 'Date',
    cell: ({ createdAt }) => <DateValue date={dayInLondon(createdAt)} short />,
    sortValue: sortable,
  },
  {
    id: 'payer',
    head: 'Paid by',
    cell: ({ createdByName }) => (createdByName === null ? <None /> : <OneLine>{createdByName}</OneLine>),
    sortValue: sortable,
  },
  money('fee', 'Filing fee', ({ amount }) => amount),
  money('processing', 'Processing', ({ processingFee }) => processingFee),
  money('tax', 'VAT', ({ taxAmount }) => taxAmount),
  {
    ...money('total', 'Total', ({ totalAmount }) => poundsOf(totalAmount)),
    cell: (payment) => <TotalCell payment={payment} />,
    sortValue: sortable,
  },
  {
    id: 'number',
    head: 'Company number',
    cell: ({ companyRegistrationNumber }) => <Value>{companyRegistrationNumber}</Value>,
    hiddenByDefault: true,
  },
  {
    id: 'card',
    head: 'Card',
    cell: ({ cardType, cardLastFour }) =>
      cardLastFour === null ? (
        <None word="Not known" />
      ) : (
        <>
          {cardType} <Value>•••• {cardLastFour}</Value>
        </>
      ),
    hiddenByDefault: true,
  },
  {
    id: 'email',
    head: 'Card receipt sent to',
    cell: ({ billToEmail }) => (billToEmail === null ? <None /> : <Value>{billToEmail}</Value>),
    hiddenByDefault: true,
  },
  {
    id: 'transaction',
    head: 'Transaction',
    cell: ({ transactionId }) => (transactionId === null ? <None /> : <Value>{transactionId}</Value>),
    hiddenByDefault: true,
  },
  {
    id: 'answer',
    head: 'What the gateway said',
    cell: ({ statusDetail }) => statusDetail ?? <None />,
    hiddenByDefault: true,
    wide: true,
  },
];
