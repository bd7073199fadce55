import type { CallReply } from '#api/call-types.ts';
import { Lines } from '#filing/lines.tsx';
import type { Fact } from '#kit/description-list/description-list.tsx';
import { Muted } from '#kit/muted/muted.tsx';
import { ReviewTable } from '#kit/review-table/review-table.tsx';

type AwaitedApproval = CallReply<'getAwaitedApprovals'>['entity'][number];

/** What changes on the register; nothing where nothing does. */
export function ShownChanges({ title, changes }: { title: string } & Pick<AwaitedApproval, 'changes'>) {
  if (changes.length === 0) return null;
  return (
    <ReviewTable
      caption={`What ${title} changes`}
      rows={changes.map(({ label, now, after }, index) => ({
        id: `${index} ${label}`,
        label,
        now: now.length === 0 ? undefined : <Lines lines={now} />,
        after: after.length === 0 ? undefined : <Lines lines={after} />,
        changed: now.join('\n') !== after.join('\n'),
      }))}
    />
  );
}

/** Every line that is sent, and that there is more where something is sealed. */
export function sentFacts(
  { rows, hasSecrets }: Pick<AwaitedApproval, 'rows' | 'hasSecrets'>,
  decision?: 'approved' | 'refused',
): Fact[] {
  const sections = Map.groupBy(rows, ({ section }) => section);
  return [
    ...[...sections].map(([section, lines]) => ({
      term: section === '' ? 'Sent' : section,
      value: <Lines lines={lines.map(({ label, value }) => (value === '' ? label : `${label}: ${value}`))} />,
    })),
    ...(hasSecrets
      ? [
          {
            term: 'Not shown',
            value: 'Codes and dates that are sent and never shown',
            ...(decision !== 'refused' && {
              note: 'They are part of what you approve: a change of them makes it lapse.',
            }),
          },
        ]
      : []),
  ];
}

/** By what it is known what somebody is asked about, or has decided. */
export const hashFact = (
  contentSha256: string,
  note = 'Of exactly what is sent. Your approval counts for this and nothing else.',
): Fact => ({
  term: 'SHA-256',
  value: (
    <Muted small as="span">
      {contentSha256}
    </Muted>
  ),
  note,
});
