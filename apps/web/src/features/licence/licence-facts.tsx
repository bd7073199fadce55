import type { CallReply } from '#api/call-types.ts';
import { DescriptionList } from '#kit/description-list/description-list.tsx';
import { StatusBadge } from '#kit/status-badge/status-badge.tsx';
import { Count } from '#kit/value/amounts.tsx';
import { DateValue } from '#kit/value/dates.tsx';

type Licence = CallReply<'getLicenceDetails'>['entity'][number];

const statuses = {
  active: { label: 'Active', tone: 'ok' },
  'ends-soon': { label: 'Ends soon', tone: 'warn' },
  ended: { label: 'Ended', tone: 'bad' },
} as const;

/** A subscription counts them and turns nobody away. */
const unlimited = 'In use, without a limit';

/** What was bought, how much of it is used, and how long it lasts. */
export function LicenceFacts({ licence }: { licence: Licence }) {
  return (
    <DescriptionList
      facts={[
        { term: 'Subscription', value: licence.subscription },
        { term: 'Users', value: <Count of={licence.users} />, note: unlimited },
        { term: 'Company records', value: <Count of={licence.companies} />, note: unlimited },
        { term: 'Status', value: <StatusBadge {...statuses[licence.status]} /> },
        {
          term: licence.remainingDays < 0 ? 'Ended on' : 'Ends on',
          value: <DateValue date={licence.endsOn} />,
          note:
            licence.remainingDays < 0 ? undefined : (
              <>
                <Count of={licence.remainingDays} /> {licence.remainingDays === 1 ? 'day' : 'days'} left
              </>
            ),
        },
      ]}
    />
  );
}
