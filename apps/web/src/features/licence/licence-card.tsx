import { useCall } from '#api/queries.ts';
import { Banner } from '#kit/banner/banner.tsx';
import { Card } from '#kit/card/card.tsx';
import { LoadingText } from '#kit/skeleton/skeleton.tsx';
import { LicenceFacts } from './licence-facts.tsx';
import { RenewalButton } from './renewal-button.tsx';

/** The account's subscription on a page, with the way to renew it. */
export function LicenceCard() {
  const licence = useCall('getLicenceDetails');
  const details = licence.data?.entity[0];
  return (
    <Card title="Your subscription" actions={<RenewalButton />}>
      {licence.error && (
        <Banner tone="bad" title="The subscription could not be loaded" announced>
          {licence.error.message}
        </Banner>
      )}
      {details && <LicenceFacts licence={details} />}
      {licence.isPending && <LoadingText label="Loading your subscription" lines={4} />}
    </Card>
  );
}
