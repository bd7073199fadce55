import { useCall } from '#api/queries.ts';
import { Button } from '#kit/button/button.tsx';
import { Banner } from '#kit/banner/banner.tsx';
import { Dialog } from '#kit/dialog/dialog.tsx';
import { LoadingText } from '#kit/skeleton/skeleton.tsx';
import { LicenceFacts } from './licence-facts.tsx';
import { RenewalButton } from './renewal-button.tsx';

/** What the account has bought, and how much of it is used. */
export default function LicenceDialog({ onClose }: { onClose: () => void }) {
  const licence = useCall('getLicenceDetails');
  const details = licence.data?.entity[0];
  return (
    <Dialog
      open
      title="Your licence"
      onClose={onClose}
      actions={
        <>
          <RenewalButton />
          <Button kind="filled" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      {licence.error && (
        <Banner tone="bad" title="The licence could not be loaded" announced>
          {licence.error.message}
        </Banner>
      )}
      {details ? <LicenceFacts licence={details} /> : <LoadingText label="Loading your licence" lines={4} />}
    </Dialog>
  );
}
