import { useCall } from '#api/queries.ts';
import { useMay } from '#app/session-port.ts';
import { Banner } from '#kit/banner/banner.tsx';
import { checkingText, notYetKnownText } from '../payment/payment-words.ts';

interface AwaitedPaymentProps {
  readonly filingId: string;
}

/** The payment that a filing waits for, as somebody reads of it who may not pay. */
export function AwaitedPayment(props: AwaitedPaymentProps) {
  return useMay('getSubmission') ? <ReadPayment {...props} /> : <ToBePaid />;
}

function ReadPayment({ filingId }: AwaitedPaymentProps) {
  const { data } = useCall('getSubmission', { query: { filingId } }, { refetchInterval: 5000 });
  const [submission] = data?.entity ?? [];
  const check = submission?.payments.find((payment) => payment.check !== null)?.check;
  if (check === undefined || check === null) return <ToBePaid />;
  return (
    <Banner tone="warn" title={notYetKnownText} announced>
      {checkingText(check)}
    </Banner>
  );
}

function ToBePaid() {
  return (
    <Banner tone="info" title="Waiting for the payment">
      Somebody who may file for this company has to pay before it is sent.
    </Banner>
  );
}
