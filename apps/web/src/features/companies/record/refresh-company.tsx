import { IconRefresh } from '@tabler/icons-react';
import { companyCalls } from '#api/company-calls.ts';
import { ApiProblem } from '#api/api-problem.ts';
import { useAction } from '#api/queries.ts';
import { paths } from '#app/paths.ts';
import { Button } from '#kit/button/button.tsx';
import { Banner } from '#kit/banner/banner.tsx';
import { AppLink } from '#kit/link/app-link.tsx';
import { alarmText, ChangeTitle, type RegisterChange } from '#company-page/change-lines.tsx';
import { ProblemBanner } from '#company-page/problem-banner.tsx';
import { onDemand } from '#kit/on-demand.tsx';
import type { CompanyOverview } from './overview-types.ts';

export function useRefresh(companyId: string) {
  const act = useAction('refreshCompany', companyCalls);
  return {
    ...act,
    refresh: (acceptedName?: string) =>
      act.mutate({ body: { companyId, ...(acceptedName !== undefined && { acceptedName }) } }),
  };
}

type Refresh = ReturnType<typeof useRefresh>;

interface RefreshButtonProps {
  readonly refresh: Refresh;
  /** It was made by hand, and the register never asked. */
  readonly isFirst: boolean;
}

export function RefreshButton({ refresh, isFirst }: RefreshButtonProps) {
  return (
    <Button
      icon={IconRefresh}
      kind={isFirst ? 'filled' : 'outlined'}
      busy={refresh.isPending}
      onClick={() => refresh.refresh()}
    >
      {isFirst ? 'Read from Companies House' : 'Update from Companies House'}
    </Button>
  );
}

/** What an update by hand has found that nobody here filed. */
export const alarmsFoundBy = ({ data }: Pick<Refresh, 'data'>): readonly RegisterChange[] =>
  data?.entity[0]?.changes.filter(({ isAlarm }) => isAlarm) ?? [];

const OtherCompany = onDemand(() => import('./other-company.tsx'));

interface RefreshOutcomeProps {
  readonly refresh: Refresh;
  readonly company: CompanyOverview;
  /** The page of changes is open: it tells the alarms itself, and there they are answered. */
  readonly showsChanges: boolean;
}

/** What a refresh found changed and by what, or why it found nothing. What was not filed here is never a success. */
export function RefreshOutcome({ refresh, company, showsChanges }: RefreshOutcomeProps) {
  const { data, error } = refresh;
  if (error instanceof ApiProblem && error.code === 'company-name-differs')
    return <OtherCompany refresh={refresh} entered={company} problem={error} />;
  if (error !== null) return <ProblemBanner title="Not updated from Companies House" error={error} />;
  const outcome = data?.entity[0];
  if (outcome === undefined) return null;
  if (alarmsFoundBy(refresh).length === 0) return <Update outcome={outcome} />;
  if (company.registerAlarms > 0 && !showsChanges)
    return <Alarm outcome={outcome} openAlarms={company.registerAlarms} />;
  // Each change has been answered, by whomever, or is on the open page.
  return outcome.companyDataProblem !== null && <DataProblem text={outcome.companyDataProblem} />;
}

type Outcome = NonNullable<Refresh['data']>['entity'][number];

function Update({ outcome }: { outcome: Outcome }) {
  const { companyId, changes, changed, companyDataProblem } = outcome;
  return (
    <Banner
      tone={companyDataProblem === null ? 'ok' : 'warn'}
      title="Updated from Companies House"
      action={changes.length > 0 && <ChangesLink companyId={companyId} />}
      announced
    >
      {changes.length === 0 ? <p>{nothingText(changed)}</p> : <ChangeList changes={changes} />}
      {companyDataProblem}
    </Banner>
  );
}

/** The first reading of a part has nothing to be compared with. */
const nothingText = (changed: readonly string[]) =>
  changed.length === 0 ? 'Nothing has changed.' : 'Nothing that is compared has changed.';

const DataProblem = ({ text }: { text: string }) => (
  <Banner tone="warn" title="Updated from Companies House" announced>
    {text}
  </Banner>
);

interface AlarmProps {
  readonly outcome: Outcome;
  /** How many changes are still to be answered, with those that were found before. */
  readonly openAlarms: number;
}

function Alarm({ outcome: { companyId, changes, companyDataProblem }, openAlarms }: AlarmProps) {
  const alarms = changes.filter(({ isAlarm }) => isAlarm);
  const others = changes.length - alarms.length;
  return (
    <Banner tone="bad" title={alarmText(openAlarms)} action={<ChangesLink companyId={companyId} />} announced>
      {openAlarms !== alarms.length && <p>Found by this update:</p>}
      <ChangeList changes={alarms} />
      {companyDataProblem !== null && <p>{companyDataProblem}</p>}
      {others > 0 && <p>And {others === 1 ? '1 change that is' : `${others} changes that are`} explained.</p>}
    </Banner>
  );
}

const ChangesLink = ({ companyId }: { companyId: string }) => (
  <AppLink href={paths.registerChanges(companyId)}>Show changes</AppLink>
);

/** More would push the page away, and be read out whole; the page of changes has them all. */
const mostShown = 5;

function ChangeList({ changes }: { changes: readonly RegisterChange[] }) {
  const more = changes.length - mostShown;
  return (
    <ul>
      {changes.slice(0, mostShown).map((change) => (
        <li key={change.changeId}>
          <strong>
            <ChangeTitle change={change} />
          </strong>
          <BeforeAndNow change={change} />
          <div>{change.explanation}</div>
        </li>
      ))}
      {more > 0 && <li>And {more} more</li>}
    </ul>
  );
}

function BeforeAndNow({ change: { before, now } }: { change: RegisterChange }) {
  return (
    <>
      {before !== null && (
        <div>
          Before: <bdi>{before.replaceAll('\n', '; ')}</bdi>
        </div>
      )}
      {now !== null && (
        <div>
          Now: <bdi>{now.replaceAll('\n', '; ')}</bdi>
        </div>
      )}
    </>
  );
}
