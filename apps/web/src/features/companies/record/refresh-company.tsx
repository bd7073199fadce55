import { IconRefresh } from '@tabler/icons-react';
import { companyCalls } from '#api/company-calls.ts';
import { useAction } from '#api/queries.ts';
import { Button } from '#kit/button/button.tsx';
import { Banner } from '#kit/banner/banner.tsx';
import { ProblemBanner } from '#company-page/problem-banner.tsx';

export function useRefresh(companyId: string) {
  const act = useAction('refreshCompany', companyCalls);
  return { ...act, refresh: () => act.mutate({ body: { companyId } }) };
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
      onClick={refresh.refresh}
    >
      {isFirst ? 'Read from Companies House' : 'Update from Companies House'}
    </Button>
  );
}

const partNames: Readonly<Record<string, string>> = {
  profile: 'company details',
  officers: 'officers',
  pscs: 'people with significant control',
  'psc-statements': 'statements about control',
  charges: 'charges',
  'filing-history': 'filing history',
  exemptions: 'exemptions',
  insolvency: 'insolvency',
  'company-data': 'capital and shareholders',
};

/** What a refresh found, or why it found nothing. */
export function RefreshOutcome({ refresh: { data, error } }: { refresh: Refresh }) {
  if (error !== null) return <ProblemBanner title="Not updated from Companies House" error={error} />;
  const outcome = data?.entity[0];
  if (outcome === undefined) return null;
  const changed = outcome.changed.map((part) => partNames[part] ?? part);
  return (
    <Banner
      tone={outcome.companyDataProblem === null ? 'ok' : 'warn'}
      title="Updated from Companies House"
      announced
    >
      {changed.length === 0 ? 'Nothing has changed.' : `Changed: ${changed.join(', ')}.`}{' '}
      {outcome.companyDataProblem}
    </Banner>
  );
}
