import type { CallReply } from '#api/call-types.ts';
import { LiveStatus } from '#kit/live-status/live-status.tsx';
import { Lead } from '#kit/muted/muted.tsx';
import { Money } from '#kit/value/amounts.tsx';
import { poundsOf } from './pounds.ts';

export type Sums = CallReply<'getPaymentDetails'>['sums'];

export const sumWords = ({ payments }: Sums['taken']) =>
  payments === 1 ? '1 payment' : `${payments} payments`;

/** What all payments come to that the list is narrowed to, whatever page is on show. */
export function PaymentSums({ sums: { taken, refunded } }: { sums: Sums }) {
  return (
    <Lead as="div">
      <LiveStatus>
        <strong>
          <Money amount={poundsOf(taken.totalAmount)} />
        </strong>{' '}
        collected in {sumWords(taken)}
        {refunded.payments > 0 && (
          <>
            {' · '}
            <Money amount={poundsOf(refunded.totalAmount)} /> refunded in {sumWords(refunded)}
          </>
        )}
      </LiveStatus>
    </Lead>
  );
}
