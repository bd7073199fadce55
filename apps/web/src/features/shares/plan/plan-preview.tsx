import { FORM_CATALOGUE } from '@statbook/domain';
import type { ReactNode } from 'react';
import { useToday } from '#api/configuration.ts';
import { Banner } from '#kit/page/banner.tsx';
import { DescriptionList, type Fact } from '#kit/page/description-list.tsx';
import { Card } from '#kit/page/layout.tsx';
import { Lead, Muted } from '#kit/page/muted.tsx';
import { ReviewTable } from '#kit/page/review-table.tsx';
import { Count, Money } from '#kit/value/amounts.tsx';
import { DateValue } from '#kit/value/dates.tsx';
import { titleOfKind } from '../../../record/share-entry-titles.ts';
import { originWords } from './entry-words.ts';
import { isHistory, LastDay } from './last-day.tsx';
import { changeRows, controlRows } from './plan-rows.tsx';
import styles from './plan.module.css';
import type { SharePlan } from './share-plan.ts';
import { type PlanSummary, sumUpPlan } from './sum-up-plan.ts';

/** What an entry will change, before it is recorded: the books now and after, certificates, and what must follow. */
export function PlanPreview({ plan: { Events, Control } }: { plan: SharePlan }) {
  const days = sumUpPlan(Events);
  const asked = days.filter(({ entersAgain }) => entersAgain === null);
  return (
    <>
      {days.map((day) => (
        <DayPreview
          key={`${day.on} ${day.entersAgain?.ShareEventId}`}
          day={day}
          isOneOfMany={asked.length > 1}
        />
      ))}
      <ControlPreview control={Control} />
    </>
  );
}

/** Who controls the company, on the days of the entry and on later ones of which the books speak already. */
function ControlPreview({ control }: { control: SharePlan['Control'] }) {
  if (control.length === 0) return null;
  const more = control.length - mostShown;
  return (
    <Card title="Significant control">
      <Lead>
        What the shares and votes of the register suggest. Notices are proposed once this is recorded; nothing
        is filed by itself.
      </Lead>
      <ReviewTable
        caption="Whose control changes"
        heads={['In our books now', 'After this entry']}
        rows={controlRows(control.slice(0, mostShown))}
      />
      {more > 0 && (
        <Muted className={styles.more}>
          <Count of={more} /> more changes of control.
        </Muted>
      )}
    </Card>
  );
}

/** Notes that say what follows and warn of nothing. */
const facts: ReadonlySet<string> = new Set(['employee-scheme']);

/** So many holdings are shown one by one. */
const mostShown = 50;

function DayPreview({ day, isOneOfMany }: { day: PlanSummary; isOneOfMany: boolean }) {
  const rows = changeRows({ ...day, holdings: day.holdings.slice(0, mostShown) });
  const more = day.holdings.length - mostShown;
  return (
    <>
      {day.notes.map(({ Code, Message }) => (
        <Banner key={Message} tone={facts.has(Code) ? 'info' : 'warn'}>
          {Message}.
        </Banner>
      ))}
      <Card title={titleOf(day, isOneOfMany)}>
        <Lead>
          With effect from <DateValue date={day.on} />.
          {day.capital.length + day.unpaid.length === 0 && ' The statement of capital stays as it is.'}
        </Lead>
        {rows.length > 0 && (
          <ReviewTable
            caption="What the entry changes"
            heads={['In our books now', 'After this entry']}
            rows={rows}
          />
        )}
        {more > 0 && (
          <Muted className={styles.more}>
            <Count of={more} /> more holdings change.
          </Muted>
        )}
      </Card>
      <Certificates day={day} />
      <WhatFollows day={day} />
    </>
  );
}

function titleOf({ entersAgain, kinds }: PlanSummary, isOneOfMany: boolean): string {
  if (entersAgain) return `Entered again: entry ${entersAgain.Number}, ${titleOfKind(String(kinds))}`;
  return isOneOfMany ? 'What changes on that day' : 'What changes in the books';
}

function Certificates({ day: { certificatesCancelled, certificatesIssued } }: { day: PlanSummary }) {
  if (certificatesCancelled.length === 0 && certificatesIssued.length === 0) return null;
  const shown = certificatesIssued.slice(0, mostShown);
  return (
    <Card title="Certificates">
      <DescriptionList
        facts={[
          {
            term: 'Cancelled',
            value:
              certificatesCancelled.length === 0
                ? undefined
                : certificatesCancelled.map((number) => `No. ${number}`).join(', '),
          },
          {
            term: 'Issued',
            value:
              shown.length === 0
                ? undefined
                : shown.map(({ HolderId, HolderName, ShareClassId, ClassName, Shares, Numbers, Origin }) => (
                    <div key={`${HolderId} ${ShareClassId} ${Origin} ${Shares} ${Numbers}`}>
                      <bdi>{HolderName}</bdi>: <Count of={Shares} /> {ClassName}
                      {Numbers !== '' && `, numbers ${Numbers}`}
                      {originWords(Origin) !== undefined && ` (${originWords(Origin)})`}
                    </div>
                  )),
            note:
              certificatesIssued.length > mostShown
                ? `and ${certificatesIssued.length - mostShown} more`
                : undefined,
          },
        ]}
      />
    </Card>
  );
}

/** The forms to file and what the books owe, each with its last day. Nothing here is sent by recording. */
export function WhatFollows({
  day,
}: {
  day: Pick<PlanSummary, 'on' | 'filings' | 'registerBy' | 'certificatesBy' | 'stampDuty'>;
}) {
  const isPast = isHistory(day.on, useToday());
  const lastDay = (date: string) => <LastDay date={date} of={day.on} />;
  const facts: Fact[] = [
    ...day.filings.map(({ Form, DueOn }) => ({
      term: Form === 'RESOLUTIONS' ? 'File the resolution' : `File ${Form}`,
      value: lastDay(DueOn),
      note: nameOfForm(Form),
    })),
    ...(day.stampDuty === null ? [] : stampDuty(day.stampDuty, lastDay)),
    ...duty('Enter in the register of members', day.registerBy, lastDay),
    ...duty('Have certificates ready', day.certificatesBy, lastDay),
  ];
  if (facts.length === 0) return null;
  return (
    <Card title={isPast ? 'What followed' : 'What follows'}>
      {isPast && <Lead>The last days of then. Whether it was done shows in the filing history.</Lead>}
      <DescriptionList facts={facts} />
      {day.filings.length > 0 && (
        <Muted className={styles.more}>
          Recording changes our books only. Nothing is sent to Companies House.
        </Muted>
      )}
    </Card>
  );
}

type ShowLastDay = (date: string) => ReactNode;

function duty(term: string, date: string | null, lastDay: ShowLastDay): Fact[] {
  return date === null ? [] : [{ term, value: lastDay(date) }];
}

const stampDuty = ({ Duty, DueOn }: NonNullable<PlanSummary['stampDuty']>, lastDay: ShowLastDay): Fact[] => [
  { term: 'Pay stamp duty with SH03', value: lastDay(DueOn), note: <Money amount={Duty} /> },
];

const nameOfForm = (form: string) => FORM_CATALOGUE.find(({ id }) => id === form)?.name;
