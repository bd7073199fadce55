import { IconRefresh } from '@tabler/icons-react';
import { useEffect } from 'react';
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
  const { data, error, reset } = refresh;
  const alarms = alarmsFoundBy(refresh);
  const areToldThere = showsChanges && alarms.length > 0;
  // An outcome that stayed would still call alarm when each of its changes has been answered.
  useEffect(() => {
    if (areToldThere) reset();
  }, [areToldThere, reset]);
  if (areToldThere) return null;
  if (error instanceof ApiProblem && error.code === 'company-name-differs')
    return <OtherCompany refresh={refresh} entered={company} problem={error} />;
  if (error !== null) return <ProblemBanner title="Not updated from Companies House" error={error} />;
  const outcome = data?.entity[0];
  if (outcome === undefined) return null;
  const { companyId, changes, changed, companyDataProblem } = outcome;
  if (alarms.length > 0)
    return <Alarm companyId={companyId} alarms={alarms} others={changes.length - alarms.length} />;
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

interface AlarmProps {
  readonly companyId: string;
  readonly alarms: readonly RegisterChange[];
  /** How many changes are explained. */
  readonly others: number;
}

function Alarm({ companyId, alarms, others }: AlarmProps) {
  return (
    <Banner
      tone="bad"
      title={alarmText(alarms.length)}
      action={<ChangesLink companyId={companyId} />}
      announced
    >
      <ChangeList changes={alarms} />
      {others > 0 && <p>And {others === 1 ? '1 change that is' : `${others} changes that are`} explained.</p>}
    </Banner>
  );
}

const ChangesLink = ({ companyId }: { companyId: string }) => (
  <AppLink href={paths.registerChanges(companyId)}>Show changes</AppLink>
);

function ChangeList({ changes }: { changes: readonly RegisterChange[] }) {
  return (
    <ul>
      {changes.map((change) => (
        <li key={change.changeId}>
          <strong>
            <ChangeTitle change={change} />
          </strong>
          <BeforeAndNow change={change} />
          <div>{change.explanation}</div>
        </li>
      ))}
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
