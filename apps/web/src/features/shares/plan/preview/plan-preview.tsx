import { FORM_CATALOGUE } from '@statbook/domain/filing';
import type { ReactNode } from 'react';
import { useToday } from '#api/configuration.ts';
import { Banner } from '#kit/banner/banner.tsx';
import { DescriptionList, type Fact } from '#kit/description-list/description-list.tsx';
import { Card } from '#kit/card/card.tsx';
import { Lead, Muted } from '#kit/muted/muted.tsx';
import { ReviewTable } from '#kit/review-table/review-table.tsx';
import { Count, Money } from '#kit/value/amounts.tsx';
import { DateValue } from '#kit/value/dates.tsx';
import { titleOfKind } from '#company-page/share-entry-titles.ts';
import { originWords } from './plan-labels.ts';
import { isHistory, LastDay } from './last-day.tsx';
import { changeRows, controlRows } from './plan-rows.tsx';
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
  if (entersAgain) return `Entered again: entry ${entersAgain.number}, ${titleOfKind(String(kinds))}`;
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
                : shown.map(({ holderId, holderName, shareClassId, className, shares, numbers, origin }) => (
                    <div key={`${holderId} ${shareClassId} ${origin} ${shares} ${numbers}`}>
                      <bdi>{holderName}</bdi>: <Count of={shares} /> {className}
                      {numbers !== '' && `, numbers ${numbers}`}
                      {originWords(origin) !== undefined && ` (${originWords(origin)})`}
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
    ...day.filings.map(({ form, dueOn }) => ({
      term: form === 'RESOLUTIONS' ? 'File the resolution' : `File ${form}`,
      value: lastDay(dueOn),
      note: nameOfForm(form),
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

const stampDuty = ({ duty, dueOn }: NonNullable<PlanSummary['stampDuty']>, lastDay: ShowLastDay): Fact[] => [
  { term: 'Pay stamp duty with SH03', value: lastDay(dueOn), note: <Money amount={duty} /> },
];

const nameOfForm = (form: string) => FORM_CATALOGUE.find(({ id }) => id === form)?.name;
