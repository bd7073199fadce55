import type { CallReply } from '#api/call-types.ts';
import { DescriptionList } from '#kit/page/description-list.tsx';
import { StatusBadge } from '#kit/page/status-badge.tsx';
import { Count } from '#kit/value/amounts.tsx';
import { DateValue } from '#kit/value/dates.tsx';

type Licence = CallReply<'getLicenceDetails'>['Entity'][number];

const statuses = {
  active: { words: 'Active', tone: 'ok' },
  'ends-soon': { words: 'Ends soon', tone: 'warn' },
  ended: { words: 'Ended', tone: 'bad' },
} as const;

/** What was bought, how much of it is used, and how long it lasts. */
export function LicenceFacts({ licence }: { licence: Licence }) {
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
