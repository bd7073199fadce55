import { useState } from 'react';
import { useCall } from '#api/queries.ts';
import { paths } from '#app/paths.ts';
import { useMay } from '#app/session-port.ts';
import { PagePart } from '#company-page/page-part.tsx';
import { AppLink } from '#kit/link/app-link.tsx';
import { onDemand } from '#kit/on-demand.tsx';
import { PageHeader } from '#kit/page-header/page-header.tsx';
import { LoadingText } from '#kit/skeleton/skeleton.tsx';
import { EmptyState, NoAccess } from '#kit/states/states.tsx';
import type { ChangePlan } from './change-types.ts';

const loading = <LoadingText label="Loading what can change" lines={6} />;
const NewDetails = onDemand(() => import('./new-details.tsx'), loading);
const ChooseCompanies = onDemand(() => import('./choose-companies.tsx'), loading);

interface ChangePageProps {
  readonly personId: string;
  /** The form in which the change was noticed. */
  readonly fromFilingId?: string | undefined;
}

/** What is new of a person, and then the companies in which it is to be notified. */
export function ChangePage({ personId, fromFilingId }: ChangePageProps) {
  const mayBegin = useMay('beginPersonChange');
  const person = useCall('getPerson', { query: { personId } }, { enabled: mayBegin });
  const name = person.data?.entity[0]?.name;
  const header = (
    <PageHeader
      title="Change details"
      overline={<AppLink href={paths.person(personId)}>{name ?? 'Person'}</AppLink>}
    />
  );
  if (!mayBegin)
    return (
      <>
        {header}
        <NoAccess what="prepare forms" />
      </>
    );
  return (
    <>
      {header}
      <Planned personId={personId} fromFilingId={fromFilingId} />
    </>
  );
}

function Planned({ personId, fromFilingId }: ChangePageProps) {
  // Nothing that is typed is kept beside the page: only this first reading is.
  const { data, ...query } = useCall(
    'planPersonChange',
    { body: { personId, answers: {}, fromFilingId } },
    { staleTime: Number.POSITIVE_INFINITY, refetchOnMount: 'always' },
  );
  return (
    <PagePart
      query={{ ...query, data: query.isFetchedAfterMount ? data : undefined }}
      what="companies of the person"
      loading={loading}
      absent={noSuchPerson}
    >
      {(plan) => <Stages personId={personId} fromFilingId={fromFilingId} begun={plan} />}
    </PagePart>
  );
}

interface Entered {
  readonly plan: ChangePlan;
  readonly answers: Readonly<Record<string, string>>;
}

/** The details first, then the companies; the way back keeps what was entered. */
function Stages({ begun, ...order }: ChangePageProps & { readonly begun: ChangePlan }) {
  const [entered, setEntered] = useState<Entered>();
  const [isChoosing, setChoosing] = useState(false);
  if (entered !== undefined && isChoosing)
    return <ChooseCompanies {...order} {...entered} onBack={() => setChoosing(false)} />;
  return (
    <NewDetails
      {...order}
      begun={entered?.plan ?? begun}
      entered={entered?.answers ?? {}}
      onPlanned={(plan, answers) => {
        setEntered({ plan, answers });
        setChoosing(true);
      }}
    />
  );
}

const noSuchPerson = (
  <EmptyState title="There is no such person" actions={<AppLink href={paths.people}>All people</AppLink>}>
    They have no role in a company that you see, or the form that led here is gone.
  </EmptyState>
);
