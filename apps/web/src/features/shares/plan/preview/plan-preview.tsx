import { FORM_CATALOGUE } from '@statbook/domain/filing';
import { titleOfObligation } from '@statbook/domain/obligations';
import { useToday } from '#api/configuration.ts';
import { Banner } from '#kit/banner/banner.tsx';
import { DescriptionList, type Fact } from '#kit/description-list/description-list.tsx';
import { Card } from '#kit/card/card.tsx';
import { Lead, Muted } from '#kit/muted/muted.tsx';
import { type ReviewRow, ReviewTable } from '#kit/review-table/review-table.tsx';
import { Count, Money } from '#kit/value/amounts.tsx';
import { DateValue } from '#kit/value/dates.tsx';
import { titleOfKind } from '#company-page/share-entry-titles.ts';
import { changeRows, controlRows } from './plan-rows.tsx';
import { entryFilingFact, type RecordedEntry, isHistory, LastDay } from './entry-filing.tsx';
import styles from '../plan.module.css';
import type { SharePlan } from '../share-plan.ts';
import { type PlanSummary, sumUpPlan } from './sum-up-plan.ts';

/** What an entry will change, before it is recorded: the books now and after, certificates, and what must follow. */
export function PlanPreview({ plan: { events, control } }: { plan: SharePlan }) {
  const days = sumUpPlan(events);
  const asked = days.filter(({ entersAgain }) => entersAgain === null);
  return (
    <>
      {days.map((day) => (
        <DayPreview
          key={`${day.on} ${day.entersAgain?.shareEventId}`}
          day={day}
          isOneOfMany={asked.length > 1}
        />
      ))}
      <ControlPreview control={control} />
    </>
  );
}

/** Who controls the company, on the days of the entry and on later ones of which the books speak already. */
function ControlPreview({ control }: { control: SharePlan['control'] }) {
  if (control.length === 0) return null;
  return (
    <Card title="Significant control">
      <Lead>
        What the shares and votes of the register suggest. Notices are proposed once this is recorded; nothing
        is filed by itself.
      </Lead>
      <NowAndAfter
        caption="Whose control changes"
        rows={controlRows(control.slice(0, mostShown))}
        more={control.length - mostShown}
        what="changes of control"
      />
    </Card>
  );
}

interface NowAndAfterProps {
  readonly caption: string;
  readonly rows: readonly ReviewRow[];
  /** How many changes there are besides, and of what. */
  readonly more: number;
  readonly what: string;
}

function NowAndAfter({ more, what, ...table }: NowAndAfterProps) {
  return (
    <>
      {table.rows.length > 0 && <ReviewTable {...table} heads={['In our books now', 'After this entry']} />}
      {more > 0 && (
        <Muted className={styles.more}>
          <Count of={more} /> more {what}.
        </Muted>
      )}
    </>
  );
}

/** Notes that say what follows and warn of nothing. */
const facts: ReadonlySet<string> = new Set(['employee-scheme']);

/** So many holdings are shown one by one. */
const mostShown = 50;

function DayPreview({ day, isOneOfMany }: { day: PlanSummary; isOneOfMany: boolean }) {
  return (
    <>
      {day.notes.map(({ code, message }) => (
        <Banner key={message} tone={facts.has(code) ? 'info' : 'warn'}>
          {message}.
        </Banner>
      ))}
      <Card title={titleOf(day, isOneOfMany)}>
        <Lead>
          With effect from <DateValue date={day.on} />.
          {day.capital.length + day.unpaid.length === 0 && ' The statement of capital stays as it is.'}
        </Lead>
        <NowAndAfter
          caption="What the entry changes"
          rows={changeRows({ ...day, holdings: day.holdings.slice(0, mostShown) })}
          more={day.holdings.length - mostShown}
          what="holdings change"
        />
      </Card>
      <Certificates day={day} />
      <WhatFollows day={day} />
    </>
  );
}

function titleOf({ entersAgain, kinds }: PlanSummary, isOneOfMany: boolean): string {
  if (entersAgain) return `Re-entered: entry ${entersAgain.number}, ${titleOfKind(String(kinds))}`;
  return isOneOfMany ? 'Changes on that day' : 'Changes in the books';
}

function Certificates({
  day: { certificatesCancelled: cancelled, certificatesIssued: issued },
}: {
  day: PlanSummary;
}) {
  if (cancelled.length === 0 && issued.length === 0) return null;
  const more = issued.length - mostShown;
  const shown = issued
    .slice(0, mostShown)
    .map(({ holderId, holderName, shareClassId, className, shares, numbers, origin }) => (
      <div key={`${holderId} ${shareClassId} ${origin} ${shares} ${numbers}`}>
        <bdi>{holderName}</bdi>: <Count of={shares} /> {className}
        {numbers !== '' && `, numbers ${numbers}`}
        {originWords(origin) !== undefined && ` (${originWords(origin)})`}
      </div>
    ));
  return (
    <Card title="Certificates">
      <DescriptionList
        facts={[
          {
            term: 'Cancelled',
            value:
              inOrder(cancelled)
                .map((number) => `No. ${number}`)
                .join(', ') || undefined,
          },
          {
            term: 'Issued',
            value: shown.length === 0 ? undefined : shown,
            note: more > 0 ? `and ${more} more` : undefined,
          },
        ]}
      />
    </Card>
  );
}

const inOrder = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other);

interface WhatFollowsProps {
  readonly day: Pick<PlanSummary, 'on' | 'filings' | 'registerBy' | 'certificatesBy' | 'stampDuty'>;
  /** The entry, once it is recorded: its forms are begun from here. */
  readonly recorded?: { readonly companyId: string; readonly entry: RecordedEntry } | undefined;
}

/** The forms to file and what the books owe, each with its last day. Nothing here is sent by recording. */
export function WhatFollows({ day, recorded }: WhatFollowsProps) {
  const isPast = isHistory(day.on, useToday());
  // Recording it was the entry in the register of members.
  const owed = recorded === undefined ? day : { ...day, registerBy: null };
  const facts = dutiesOf(owed).flatMap(({ dueOn, form, ...fact }): Fact[] => {
    if (dueOn === null) return [];
    const filing = recorded?.entry.filings.find((each) => each.form === form);
    const more = recorded && filing && entryFilingFact({ ...recorded, filing });
    return [{ ...fact, value: <LastDay date={dueOn} of={day.on} />, ...more }];
  });
  if (facts.length === 0) return null;
  return (
    <Card title={isPast ? 'What followed' : 'Next steps'}>
      {isPast && <Lead>The last days of then. Whether it was done shows in the filing history.</Lead>}
      <DescriptionList facts={facts} />
      {day.filings.length > 0 && recorded === undefined && (
        <Muted className={styles.more}>
          Recording changes our books only. Nothing is sent to Companies House.
        </Muted>
      )}
    </Card>
  );
}

interface Duty extends Pick<Fact, 'term' | 'note'> {
  readonly dueOn: string | null;
  readonly form?: string;
}

const dutiesOf = ({
  filings,
  stampDuty,
  registerBy,
  certificatesBy,
}: WhatFollowsProps['day']): readonly Duty[] => [
  ...filings.map(({ form, dueOn }) => ({
    term: form === 'RESOLUTIONS' ? 'File the resolution' : `File ${form}`,
    dueOn,
    form,
    note: FORM_CATALOGUE.find(({ id }) => id === form)?.name,
  })),
  {
    term: titleOfObligation({ kind: 'stamp-duty' }),
    dueOn: stampDuty?.dueOn ?? null,
    note: stampDuty && <Money amount={stampDuty.duty} />,
  },
  { term: 'Enter in the register of members', dueOn: registerBy, note: 'Recording this does it' },
  { term: titleOfObligation({ kind: 'certificates' }), dueOn: certificatesBy },
];

const followUps: readonly string[] = ['balance', 'split', 'duplicate', 'replacement'];

/** Why a certificate is issued, where it is not simply for new shares. */
const originWords = (origin: string): string | undefined => followUps.find((each) => each === origin);
