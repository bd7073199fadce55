import type { CallReply } from '#api/call-types.ts';
import { useCall } from '#api/queries.ts';
import { LinkButton } from '#kit/action/link-button.tsx';
import { Button } from '#kit/action/button.tsx';
import { Banner } from '#kit/page/banner.tsx';
import { DescriptionList } from '#kit/page/description-list.tsx';
import { StatusBadge } from '#kit/page/status-badge.tsx';
import { Dialog } from '#kit/popup/dialog.tsx';
import { LoadingText } from '#kit/state/skeleton.tsx';
import { Count } from '#kit/value/amounts.tsx';
import { DateValue } from '#kit/value/dates.tsx';

type Licence = CallReply<'getLicenceDetails'>['Entity'][number];

/** What the account has bought, and how much of it is used. */
export default function LicenceDialog({ onClose }: { onClose: () => void }) {
  const licence = useCall('getLicenceDetails');
  const renewal = useCall('getRenewalLink');
  const details = licence.data?.Entity[0];
  const url = renewal.data?.Entity[0]?.Url;
  return (
    <Dialog
      open
      title="Your licence"
      onClose={onClose}
      actions={
        <>
          {url !== undefined && <LinkButton href={url}>Renew the subscription</LinkButton>}
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
      {details ? <Facts licence={details} /> : <LoadingText label="Loading your licence" lines={4} />}
    </Dialog>
  );
}

const statuses = {
  active: { words: 'Active', tone: 'ok' },
  'ends-soon': { words: 'Ends soon', tone: 'warn' },
  ended: { words: 'Ended', tone: 'bad' },
} as const;

function Facts({ licence }: { licence: Licence }) {
  return (
    <DescriptionList
      facts={[
        { term: 'Subscription', value: licence.Subscription },
        { term: 'Users', value: <Count of={licence.Users} /> },
        { term: 'Company records', value: <Count of={licence.Companies} /> },
        { term: 'Status', value: <StatusBadge {...statuses[licence.Status]} /> },
        {
          term: licence.RemaningDays < 0 ? 'Ended on' : 'Ends on',
          value: <DateValue date={licence.EndsOn} />,
          note:
            licence.RemaningDays < 0 ? undefined : (
              <>
                <Count of={licence.RemaningDays} /> {licence.RemaningDays === 1 ? 'day' : 'days'} left
              </>
            ),
        },
      ]}
    />
  );
}
