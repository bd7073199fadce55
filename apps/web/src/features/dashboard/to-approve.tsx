import type { CallReply } from '#api/call-types.ts';
import { useCall } from '#api/queries.ts';
import { paths } from '#app/paths.ts';
import { useMay } from '#app/session-port.ts';
import { PageList } from '#company-page/page-part.tsx';
import { WorkItem } from '#kit/work-list/work-list.tsx';
import { InstantValue } from '#kit/value/dates.tsx';
import { WorkCard } from './work-cards.tsx';

type AwaitedRow = CallReply<'getAwaitedApprovals'>['entity'][number];

/** So many are told here; the page of approvals has all of them. */
const mostListed = 6;

/** What others wait for: nothing is shown where nobody asks for an approval, or while it is not known. */
export function ToApprove() {
  const mayView = useMay('getAwaitedApprovals');
  const awaited = useCall('getAwaitedApprovals', undefined, { enabled: mayView });
  if (!mayView) return null;
  return (
    <PageList query={awaited} what="approvals" loading={false}>
      {(rows) => (
        <WorkCard
          title="Your approval is asked for"
          part={{ rows: rows.slice(0, mostListed), total: rows.length }}
          item={awaitedItem}
          all={paths.approvals}
        />
      )}
    </PageList>
  );
}

const awaitedItem = (row: AwaitedRow) => (
  <WorkItem
    key={row.requestId}
    href={paths.approvals}
    title={row.companyName}
    note={
      <>
        {row.formName}, asked for by <bdi>{row.askedBy}</bdi>
      </>
    }
    end={<InstantValue instant={row.askedAt} />}
  />
);
