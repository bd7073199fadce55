import { useCall } from '#api/queries.ts';
import { PagePart } from '#company-page/page-part.tsx';
import { Button } from '#kit/button/button.tsx';
import { Dialog } from '#kit/dialog/dialog.tsx';
import { LoadingText } from '#kit/skeleton/skeleton.tsx';
import { LicenceFacts } from './licence-facts.tsx';
import { RenewalButton } from './renewal-button.tsx';

/** What the account has bought, and how much of it is used. */
export default function LicenceDialog({ onClose }: { onClose: () => void }) {
  const licence = useCall('getLicenceDetails');
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
      <PagePart
        query={licence}
        what="licence"
        loading={<LoadingText label="Loading your licence" lines={4} />}
      >
        {(details) => <LicenceFacts licence={details} />}
      </PagePart>
    </Dialog>
  );
}
