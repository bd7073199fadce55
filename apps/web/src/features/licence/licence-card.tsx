import { useCall } from '#api/queries.ts';
import { PagePart } from '#company-page/page-part.tsx';
import { Card } from '#kit/card/card.tsx';
import { LoadingText } from '#kit/skeleton/skeleton.tsx';
import { LicenceFacts } from './licence-facts.tsx';
import { RenewalButton } from './renewal-button.tsx';

/** The account's subscription on a page, with the way to renew it. */
export function LicenceCard() {
  const licence = useCall('getLicenceDetails');
  return (
    <Card title="Your subscription" actions={<RenewalButton />}>
      <PagePart
        query={licence}
        what="subscription"
        loading={<LoadingText label="Loading your subscription" lines={4} />}
      >
        {(details) => <LicenceFacts licence={details} />}
      </PagePart>
    </Card>
  );
}
