import { paths } from '#app/paths.ts';
import { Avatar } from '#kit/avatar/avatar.tsx';
import { AppLink } from '#kit/link/app-link.tsx';
import { type CalendarItem, MonthCalendar } from '#kit/month-calendar/month-calendar.tsx';
import { NotificationList, NotificationRow } from '#kit/notification-list/notification-list.tsx';
import { PartBars } from '#kit/part-bars/part-bars.tsx';
import { PersonButton, PersonList } from '#kit/person-list/person-list.tsx';
import { Progress } from '#kit/progress/progress.tsx';
import { StatList } from '#kit/stat-list/stat-list.tsx';
import { StatusBadge } from '#kit/status-badge/status-badge.tsx';
import { Count } from '#kit/value/amounts.tsx';
import { Deadline, InstantValue } from '#kit/value/dates.tsx';
import { WorkItem, WorkList } from '#kit/work-list/work-list.tsx';
import styles from '../gallery.module.css';
import { longestCompany } from './sample-companies.ts';
import { Row, type Sample, Stateful } from './sample.tsx';

const at = <InstantValue instant="2026-11-20T09:30:00Z" />;
const people = [
  { name: 'Mara Quill', isOnline: true, note: 'Online', unread: 0 },
  { name: 'A person of a very long name who never is here', isOnline: false, note: 'Offline', unread: 120 },
];
const days: Readonly<Record<string, readonly CalendarItem[]>> = {
  '2026-11-18': [
    { id: 'late', tone: 'bad', content: <AppLink href={paths.components}>Statement, Anchor Ltd</AppLink> },
  ],
  '2026-11-21': [
    { id: 'law', tone: 'info', content: <AppLink href={paths.components}>Accounts, Kestrel Ltd</AppLink> },
    { id: 'own', tone: 'neutral', content: <AppLink href={paths.components}>Meeting</AppLink> },
  ],
};

export const listSamples: readonly Sample[] = [
  {
    title: 'Counts',
    content: (
      <StatList
        label="In short"
        stats={[
          { id: 'overdue', label: 'overdue', amount: 3, tone: 'bad', href: paths.components },
          { id: 'soon', label: 'due soon', amount: 12, tone: 'warn', href: paths.components },
          { id: 'companies', label: 'companies', amount: 10_000, href: paths.components },
        ]}
      />
    ),
  },
  {
    title: 'Work to do',
    content: (
      <WorkList>
        <WorkItem
          href={paths.components}
          title={longestCompany.name}
          note="Confirmation statement"
          end={<Deadline date="2026-11-18" today="2026-11-21" />}
        />
        <WorkItem href={paths.components} title="Harbour Limited" note="A draft that was not filed" />
      </WorkList>
    ),
  },
  {
    title: 'Notifications',
    content: (
      <NotificationList raised>
        <NotificationRow
          isNew
          title={<AppLink href={paths.components}>A confirmation statement was rejected</AppLink>}
          badge={<StatusBadge status="Rejected" />}
          at={at}
        >
          Harbour Limited
        </NotificationRow>
        <NotificationRow isNew={false} title="Mara Quill wrote to you" at={at} />
      </NotificationList>
    ),
  },
  {
    title: 'People',
    content: (
      <>
        <Row>
          <Avatar name="Idris Vane" size={96} />
          <Avatar name="A broken picture" photoUrl="data:," size={48} alt="Somebody" />
        </Row>
        <div className={styles.narrow}>
          <Stateful initial="Mara Quill">
            {(chosen, choose) => (
              <PersonList>
                {people.map((person) => (
                  <PersonButton
                    key={person.name}
                    {...person}
                    pressed={person.name === chosen}
                    onClick={() => choose(person.name)}
                  />
                ))}
              </PersonList>
            )}
          </Stateful>
        </div>
      </>
    ),
  },
  {
    title: 'Progress',
    content: (
      <>
        <Progress label="None of 300 lines done" done={0} total={300} />
        <Progress label="120 of 300 lines done" done={120} total={300} />
      </>
    ),
  },
  {
    title: 'Parts of a whole',
    content: (
      <PartBars
        label="% of votes; lines at 25%, 50% and 75%"
        parts={[
          { id: '1', name: longestCompany.name, percent: '62.50', amount: <Count of={6250} /> },
          { id: '2', name: 'Idris Vane', percent: '0.00', amount: <Count of={1} /> },
          { id: '3', name: 'In treasury', percent: '10.00', amount: <Count of={1000} />, aside: true },
        ]}
        thresholds={[25, 50, 75]}
      />
    ),
  },
  {
    title: 'Calendar of a month',
    content: (
      <Stateful initial="2026-11">
        {(month, setMonth) => (
          <MonthCalendar
            month={month}
            today="2026-11-21"
            itemsOn={(day) => days[day] ?? []}
            onMonthChange={setMonth}
          />
        )}
      </Stateful>
    ),
  },
];
