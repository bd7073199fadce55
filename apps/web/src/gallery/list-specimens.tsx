import { lazy, Suspense, useState } from 'react';
import { paths } from '#app/paths.ts';
import { AppLink } from '#kit/action/app-link.tsx';
import { type CalendarEntry, MonthCalendar } from '#kit/page/month-calendar.tsx';
import { Figures } from '#kit/page/figures.tsx';
import { NewsItem, NewsList } from '#kit/page/news-list.tsx';
import { PersonButton, PersonList } from '#kit/page/person-list.tsx';
import { Portrait } from '#kit/page/portrait.tsx';
import { StatusBadge } from '#kit/page/status-badge.tsx';
import { WorkItem, WorkList } from '#kit/page/work-list.tsx';
import { LoadingText } from '#kit/state/skeleton.tsx';
import { Progress } from '#kit/state/progress.tsx';
import { Count } from '#kit/value/amounts.tsx';
import { Deadline, InstantValue } from '#kit/value/dates.tsx';
import { whenOnline } from '#kit/when-online.ts';
import styles from './gallery.module.css';
import { Row, Specimen } from './specimen.tsx';
import { longestCompany } from './specimen-data.ts';

const PartBars = lazy(() => whenOnline(() => import('#kit/chart/part-bars.tsx')));

const today = '2026-11-21';

/** What is listed, counted and drawn: work, news, people, figures, days. */
export function ListSpecimens() {
  return (
    <>
      <Specimen title="Figures">
        <Figures
          label="In short"
          figures={[
            { id: 'overdue', label: 'overdue', amount: 3, tone: 'bad', href: paths.components },
            { id: 'soon', label: 'due soon', amount: 12, tone: 'warn', href: paths.components },
            { id: 'rejected', label: 'rejected', amount: 0, tone: 'bad', href: paths.components },
            { id: 'companies', label: 'companies', amount: 10_000, href: paths.components },
          ]}
        />
      </Specimen>
      <Specimen title="Work to do">
        <WorkList>
          <WorkItem
            href={paths.components}
            title={longestCompany.name}
            note="Confirmation statement"
            end={<Deadline date="2026-11-18" today={today} />}
          />
          <WorkItem href={paths.components} title="Harbour Limited" note="A draft that was not filed" />
        </WorkList>
      </Specimen>
      <News />
      <People />
      <Specimen title="Progress">
        <Progress words="None of 300 lines done" done={0} total={300} />
        <Progress words="120 of 300 lines done" done={120} total={300} />
        <Progress words="All 300 lines done" done={300} total={300} />
      </Specimen>
      <Parts />
      <Calendar />
    </>
  );
}

function News() {
  const at = <InstantValue instant="2026-11-20T09:30:00Z" />;
  return (
    <Specimen title="News">
      <NewsList raised>
        <NewsItem
          isNew
          title={<AppLink href={paths.components}>A confirmation statement was rejected</AppLink>}
          badge={<StatusBadge status="Rejected" />}
          at={at}
        >
          Harbour Limited
        </NewsItem>
        <NewsItem isNew={false} title={<button type="button">Mara Quill wrote to you</button>} at={at}>
          The register is ready to be checked.
        </NewsItem>
      </NewsList>
      <NewsList>
        <NewsItem isNew={false} title="Without a surface of its own, as in a popover" at={at} />
      </NewsList>
    </Specimen>
  );
}

function People() {
  const [chosen, setChosen] = useState('Idris Vane');
  const people = [
    { name: 'Mara Quill', isHere: true, note: 'Here now', unread: 0 },
    { name: 'Idris Vane', isHere: false, note: 'Not here', unread: 4 },
    { name: 'A person of a very long name who never is here', isHere: false, note: 'Not here', unread: 120 },
  ];
  return (
    <Specimen title="People">
      <Row>
        <Portrait name="Mara Quill" size={34} />
        <Portrait name="Idris Vane" size={96} />
        <Portrait name="A broken picture" photoUrl="data:," size={48} alt="Somebody" />
      </Row>
      <div className={styles.narrow}>
        <PersonList>
          {people.map((person) => (
            <PersonButton
              key={person.name}
              {...person}
              pressed={person.name === chosen}
              onClick={() => setChosen(person.name)}
            />
          ))}
        </PersonList>
      </div>
    </Specimen>
  );
}

function Parts() {
  return (
    <Specimen title="Parts of a whole">
      <Suspense fallback={<LoadingText label="Loading the chart" />}>
        <PartBars
          label="Parts of all votes; lines at 25%, 50% and 75%"
          parts={[
            { id: '1', name: 'Mara Quill', percent: '62.50', amount: <Count of={6250} /> },
            { id: '2', name: longestCompany.name, percent: '37.49', amount: <Count of={3749} /> },
            { id: '3', name: 'Idris Vane', percent: '0.00', amount: <Count of={1} /> },
            {
              id: 'treasury',
              name: 'In treasury',
              percent: '10.00',
              amount: <Count of={1000} />,
              aside: true,
            },
          ]}
          marks={[25, 50, 75]}
        />
      </Suspense>
    </Specimen>
  );
}

const days: Readonly<Record<string, readonly CalendarEntry[]>> = {
  '2026-11-18': [
    { id: 'late', tone: 'bad', content: <AppLink href={paths.components}>Statement, Anchor Ltd</AppLink> },
  ],
  '2026-11-21': [
    { id: 'law', tone: 'info', content: <AppLink href={paths.components}>Accounts, Kestrel Ltd</AppLink> },
    { id: 'own', tone: 'neutral', content: <AppLink href={paths.components}>Meeting</AppLink> },
  ],
};

function Calendar() {
  const [month, setMonth] = useState('2026-11');
  return (
    <Specimen title="Calendar of a month">
      <MonthCalendar
        month={month}
        today={today}
        entriesOf={(day) => days[day] ?? []}
        onMonthChange={setMonth}
      />
    </Specimen>
  );
}
