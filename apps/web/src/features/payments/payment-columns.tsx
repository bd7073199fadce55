import { paths } from '#app/paths.ts';
import { Muted } from '#kit/page/muted.tsx';
import { StatusBadge, type Tone } from '#kit/page/status-badge.tsx';
import { VisuallyHidden } from '#kit/page/visually-hidden.tsx';
import { NameLink, OneLine } from '#kit/table/cell-text.tsx';
import type { Column } from '#kit/table/data-table.tsx';
import { Money } from '#kit/value/amounts.tsx';
import { DateValue, None } from '#kit/value/dates.tsx';
import { dayInLondon } from '#kit/table/london-day.ts';
import { Value } from '#kit/value/value.tsx';
import type { CallReply } from '#api/call-types.ts';
import type { Outcome } from './payments-query.ts';
import { poundsOf } from './pounds.ts';
import { ReceiptButton } from './receipt-button.tsx';

/** A row of the list, as the server gives it. */
export type Payment = CallReply<'getPaymentDetails'>['Entity'][number];

const tones: Readonly<Record<Outcome, Tone>> = {
  taken: 'ok',
  'under-way': 'info',
  failed: 'bad',
  cancelled: 'neutral',
  'given-back': 'warn',
};

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
  cell: (payment) => <Money amount={amountOf(payment)} />,
  align: 'end',
  ...more,
});

/** The columns of the list; receipts only for who may download them. */
export function paymentColumns(mayDownload: boolean): readonly Column<Payment>[] {
  return mayDownload ? [...columns, receiptColumn] : columns;
}

const receiptColumn: Column<Payment> = {
  id: 'receipt',
  head: 'Receipt',
  cell: ({ HasReceipt, PaymentId, CompanyName }) =>
    HasReceipt ? (
      <ReceiptButton paymentId={PaymentId} companyName={CompanyName} />
    ) : (
      <None word="None: nothing was taken" />
    ),
  align: 'end',
};

const columns: readonly Column<Payment>[] = [
  {
    id: 'company',
    head: 'Company',
    cell: ({ FilingId, CompanyName, FormName }) => (
      <NameLink href={paths.submissionReceipt(FilingId)} name={CompanyName} note={FormName} />
    ),
    sortValue: sortable,
  },
  {
    id: 'state',
    head: 'State',
    cell: ({ Outcome, StateText }) => <StatusBadge words={StateText} tone={tones[Outcome]} />,
    sortValue: sortable,
  },
  {
    id: 'filing',
    head: 'Filing',
    cell: ({ FormName, SubmissionNumber }) => (
      <>
        <OneLine>{FormName}</OneLine>
        {SubmissionNumber !== null && (
          <Muted as="div" small>
            <VisuallyHidden>submission </VisuallyHidden>
            <Value>{SubmissionNumber}</Value>
          </Muted>
        )}
      </>
    ),
    sortValue: sortable,
  },
  {
    id: 'date',
    head: 'Date',
    cell: ({ CreatedAt }) => <DateValue date={dayInLondon(CreatedAt)} short />,
    sortValue: sortable,
  },
  {
    id: 'payer',
    head: 'Paid by',
    cell: ({ CreatedByName }) => (CreatedByName === null ? <None /> : <OneLine>{CreatedByName}</OneLine>),
    sortValue: sortable,
  },
  money('fee', 'Filing fee', ({ Amount }) => Amount),
  money('processing', 'Processing', ({ ProcessingFee }) => ProcessingFee),
  money('tax', 'VAT', ({ TaxAmount }) => TaxAmount),
  money('total', 'Total', ({ TotalAmount }) => poundsOf(TotalAmount), { sortValue: sortable }),
  {
    id: 'number',
    head: 'Company number',
    cell: ({ CompanyRegistrationNumber }) => <Value>{CompanyRegistrationNumber}</Value>,
    chosenOnly: true,
  },
  {
    id: 'card',
    head: 'Card',
    cell: ({ CardType, CardLastFour }) =>
      CardLastFour === null ? (
        <None word="Not known" />
      ) : (
        <>
          {CardType} <Value>•••• {CardLastFour}</Value>
        </>
      ),
    chosenOnly: true,
  },
  {
    id: 'email',
    head: 'Card receipt sent to',
    cell: ({ BillToEmail }) => (BillToEmail === null ? <None /> : <Value>{BillToEmail}</Value>),
    chosenOnly: true,
  },
  {
    id: 'transaction',
    head: 'Transaction',
    cell: ({ TransactionId }) => (TransactionId === null ? <None /> : <Value>{TransactionId}</Value>),
    chosenOnly: true,
  },
  {
    id: 'answer',
    head: 'What the gateway said',
    cell: ({ StatusDetail }) => StatusDetail ?? <None />,
    chosenOnly: true,
    wide: true,
  },
];
