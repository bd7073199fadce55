import { useCall } from '#api/queries.ts';
import { AppLink } from '#kit/link/app-link.tsx';
import { Banner } from '#kit/banner/banner.tsx';
import { Count } from '#kit/value/amounts.tsx';

/** The banner shows when fewer days than this are left (specification, section 9). */
const soonDays = 30;
/** A page may stay open for weeks: the days that are left are asked for again. */
const askedEveryMs = 3_600_000;

/** Says in time that the subscription ends, and leads to where it is renewed. */
export default function RenewalBanner() {
  const licence = useCall('getLicenceDetails', {}, { refetchInterval: askedEveryMs });
  const days = licence.data?.entity[0]?.remainingDays;
  const isSoon = days !== undefined && days >= 0 && days < soonDays;
  const renewal = useCall('getRenewalLink', {}, { enabled: isSoon, staleTime: Number.POSITIVE_INFINITY });
  if (!isSoon) return null;
  const url = renewal.data?.entity[0]?.url;
  return (
    <Banner
      tone="warn"
      title="Your subscription ends soon"
      action={
        url !== undefined && (
          // The browser is sent there, and comes back from there.
          <AppLink href={url} target="_self">
            Renew the subscription
          </AppLink>
        )
      }
    >
      {days === 0 ? 'It ends today.' : <DaysLeft days={days} />}
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
