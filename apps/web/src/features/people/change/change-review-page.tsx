import { useQueryClient } from '@tanstack/react-query';
import { invalidateCalls, useCall } from '#api/queries.ts';
import { useLiveEvents } from '#api/use-live-events.ts';
import { paths } from '#app/paths.ts';
import { useMay } from '#app/session-port.ts';
import { PagePart } from '#company-page/page-part.tsx';
import { AppLink } from '#kit/link/app-link.tsx';
import { onDemand } from '#kit/on-demand.tsx';
import { PageHeader } from '#kit/page-header/page-header.tsx';
import { LoadingText } from '#kit/skeleton/skeleton.tsx';
import { EmptyState, NoAccess } from '#kit/states/states.tsx';

const loading = <LoadingText label="Putting together what will be sent" lines={8} />;
const ChangeReview = onDemand(() => import('./change-review.tsx'), loading);

/** The one review of what was begun in several companies in one act. */
export function ChangeReviewPage({ changeId }: { readonly changeId: string }) {
  const mayView = useMay('getPersonChange');
  const queryClient = useQueryClient();
  const readAgain = () => void invalidateCalls(queryClient, 'getPersonChange');
  useLiveEvents('filing', readAgain);
  useLiveEvents('approval-policy', readAgain);
  const { data, ...query } = useCall(
    'getPersonChange',
    { query: { changeId } },
    { enabled: mayView, refetchOnMount: 'always' },
  );
  if (!mayView)
    return (
      <>
        {header}
        <NoAccess what="see companies" />
      </>
    );
  // What an earlier visit has shown may be changed meanwhile, so nobody files it before it is read again.
  const read = query.isFetchedAfterMount ? data : undefined;
  return (
    <PagePart
      query={{ ...query, data: read }}
      what="change"
      header={header}
      loading={loading}
      absent={noSuchChange}
      failure={{ title: 'The review could not be put together', note: 'Nothing was sent.' }}
    >
      {(change) => <ChangeReview change={change} />}
    </PagePart>
  );
}

const toPeople = <AppLink href={paths.people}>People</AppLink>;
const header = <PageHeader title="Change of details" overline={toPeople} />;

const noSuchChange = (
  <EmptyState title="There is no such change" actions={toPeople}>
    It is outside your reach, or its companies have left the list.
  </EmptyState>
);
