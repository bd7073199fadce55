import { Banner } from '#kit/page/banner.tsx';
import { Count } from '#kit/value/amounts.tsx';
import { useSession } from '../session-port.ts';

/** The banner shows when fewer days than this are left (specification, section 9). */
const soonDays = 30;

/** Says in time that the subscription ends. */
export default function RenewalBanner() {
  const session = useSession();
  const days = session.status === 'signed-in' ? session.remainingDays : undefined;
  if (days === undefined || days < 0 || days >= soonDays) return null;
  return (
    <Banner tone="warn" title="Your subscription ends soon">
      {days === 0 ? 'It ends today.' : <DaysLeft days={days} />} A main user of your account can renew it.
    </Banner>
  );
}

function DaysLeft({ days }: { days: number }) {
  return (
    <>
      <Count of={days} /> {days === 1 ? 'day is' : 'days are'} left.
    </>
  );
}
