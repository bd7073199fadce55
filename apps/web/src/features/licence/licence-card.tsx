import { useCall } from '#api/queries.ts';
import { LinkButton } from '#kit/action/link-button.tsx';
import { Banner } from '#kit/page/banner.tsx';
import { Card } from '#kit/page/layout.tsx';
import { LoadingText } from '#kit/state/skeleton.tsx';
import { LicenceFacts } from './licence-facts.tsx';

/** The account's subscription on a page, with the way to renew it. */
export function LicenceCard() {
  const licence = useCall('getLicenceDetails');
  const renewal = useCall('getRenewalLink');
  const details = licence.data?.Entity[0];
  const url = renewal.data?.Entity[0]?.Url;
  return (
    <Card
      title="Your subscription"
      actions={url !== undefined && <LinkButton href={url}>Renew the subscription</LinkButton>}
    >
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
