import { paths } from '#app/paths.ts';
import { useMay } from '#app/session-port.ts';
import { Button } from '#kit/button/button.tsx';
import { Card } from '#kit/card/card.tsx';
import { DescriptionList, type Fact } from '#kit/description-list/description-list.tsx';
import { AppLink } from '#kit/link/app-link.tsx';
import { StatusBadge, type Tone } from '#kit/status-badge/status-badge.tsx';
import { DateValue, InstantValue } from '#kit/value/dates.tsx';
import { ChangeText, type RegisterChange } from '#company-page/change-lines.tsx';
import { settlementLabels } from './settlements.ts';
import { WhatToDo } from './what-to-do.tsx';

interface ChangeCardProps {
  readonly change: RegisterChange;
  readonly onSettle: (change: RegisterChange) => void;
}

/** One change: before, now, and what brought it about. */
export function ChangeCard({ change, onSettle }: ChangeCardProps) {
  const maySettle = useMay('settleRegisterChange') && change.origin === 'not-ours';
  const title = change.subject === '' ? change.title : `${change.title}: ${change.subject}`;
  return (
    <Card
      title={title}
      actions={
        maySettle && (
          <Button kind={change.isAlarm ? 'outlined' : 'text'} onClick={() => onSettle(change)}>
            {change.settledAs === null ? 'Say who made this' : 'Change the answer'}
          </Button>
        )
      }
    >
      <DescriptionList facts={factsOf(change)} />
      {change.settledAs === 'not-ours' && <WhatToDo change={change} />}
    </Card>
  );
}

function factsOf(change: RegisterChange): readonly Fact[] {
  const { before, now, explanation, filingId, entry, readAt } = change;
  return [
    { term: 'Before', value: <ChangeText text={before} /> },
    { term: 'Now', value: <ChangeText text={now} /> },
    {
      term: 'Filed by',
      value: <OriginBadge change={change} />,
      note: (
        <>
          {explanation}{' '}
          {filingId !== null && (
            <AppLink href={paths.submissionReceipt(filingId)}>Show the submission</AppLink>
          )}
        </>
      ),
    },
    ...(entry === null
      ? []
      : [
          {
            term: 'Filing history',
            value: (
              <>
                {entry.type} <bdi>{entry.description}</bdi>
              </>
            ),
            note: entry.date === null ? undefined : <DateValue date={entry.date} />,
          },
        ]),
    { term: 'Found', value: <InstantValue instant={readAt} /> },
    ...settlementOf(change),
  ];
}

function settlementOf({ settledAs, settledAt, settledBy, note }: RegisterChange): readonly Fact[] {
  if (settledAs === null || settledAt === null) return [];
  return [
    {
      term: 'Answer',
      value: settlementLabels[settledAs],
      note: (
        <>
          <bdi>{settledBy}</bdi>, <InstantValue instant={settledAt} />
          {note !== null && note !== '' && <div dir="auto">{note}</div>}
        </>
      ),
    },
  ];
}

const badges: Readonly<Record<RegisterChange['origin'], readonly [label: string, tone: Tone]>> = {
  ours: ['You', 'ok'],
  expected: ['As expected', 'neutral'],
  'not-ours': ['Not you', 'bad'],
  'not-compared': ['Not compared', 'neutral'],
};

function OriginBadge({ change: { origin, isAlarm, settledAs } }: { change: RegisterChange }) {
  if (origin === 'not-ours' && !isAlarm)
    return <StatusBadge label={settledAs === 'put-right' ? 'Corrected' : 'Known'} tone="neutral" />;
  const [label, tone] = badges[origin];
  return <StatusBadge label={label} tone={tone} />;
}
