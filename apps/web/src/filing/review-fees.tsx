import { FeeTable } from '#kit/review-table/fee-table.tsx';
import { Card } from '#kit/card/card.tsx';
import { Money } from '#kit/value/amounts.tsx';
import { DateValue } from '#kit/value/dates.tsx';
import type { CallReply } from '#api/call-types.ts';
import { toPounds } from '#kit/value/format.ts';

type Fees = CallReply<'reviewConfirmationStatement' | 'reviewForm'>['entity'][number]['fees'];

const reasons: Readonly<Record<Fees['why'], string | undefined>> = {
  charged: undefined,
  'free-form': 'Companies House charges nothing for this form.',
  'charged-unless-paid':
    'When you file, Companies House is asked whether this year’s fee is paid already. If it is, there is nothing to pay.',
  'period-already-paid': 'The fee of this payment period is paid already, so there is nothing to pay.',
  'filing-already-paid': 'This filing was paid for before, so there is nothing more to pay.',
  'paid-with-delivery': 'Nothing is paid here: pay it to Companies House with the form when you deliver it.',
};

/** What filing today costs, line by line. */
export function ReviewFees({ fees, today }: { fees: Fees; today: string }) {
  const reason = reasons[fees.why];
  return (
    <Card title="Fees">
      {fees.totalPence > 0 && (
        <FeeTable
          lines={[
            { label: 'Companies House filing fee', amount: toPounds(fees.feePence) },
            { label: 'Processing fee', amount: toPounds(fees.processingFeePence) },
            { label: 'VAT at 20% on the processing fee', amount: toPounds(fees.taxPence) },
          ]}
          total={toPounds(fees.totalPence)}
        />
      )}
      {fees.why === 'paid-with-delivery' && (
        <p>
          Companies House charges <Money amount={toPounds(fees.feePence)} /> for this form on paper.
        </p>
      )}
      {reason !== undefined && <p>{reason}</p>}
      {fees.totalPence > 0 && (
        <p>
          Fees as at <DateValue date={today} />.
        </p>
      )}
    </Card>
  );
}
