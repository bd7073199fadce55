import { useMay } from '#app/session-port.ts';
import { sharePaths } from '#app/share-paths.ts';
import { useCall } from '#api/queries.ts';
import { LinkButton } from '#kit/button/link-button.tsx';
import { opening } from '#kit/skeleton/skeleton.tsx';
import { EmptyState } from '#kit/states/states.tsx';
import { onDemand } from '#kit/on-demand.tsx';
import { PagePart } from '#company-page/page-part.tsx';
import { ShareArea } from '../area/share-area.tsx';
import type { OpeningOf } from '../replacement/replacement-address.ts';
import type { Opening } from './opening-values.ts';
import { RecordedOpening } from './holdings-table.tsx';

// A form of its own chunk: the schema library comes with the first form.
const OpeningFormPart = onDemand(() => import('./opening-form.tsx'), opening('form'));
const DividePage = onDemand(() => import('./divide-page.tsx'), opening('form'));
const ReplacementPage = onDemand(() => import('../replacement/replacement-page.tsx'), opening('history'));

/** Where the share register of an imported company begins, and how its history takes the place of that. */
export function OpeningPage({ companyId, address }: OpeningOf) {
  if (address.replace !== undefined) return <ReplacementPage companyId={companyId} address={address} />;
  if (address.divide !== undefined) return <DividePage companyId={companyId} />;
  return <Opened companyId={companyId} />;
}

function Opened({ companyId }: { companyId: string }) {
  const balance = useCall('getOpeningBalance', { query: { companyId } });
  const mayReplace = useMay('replaceOpeningBalance') && balance.data?.entity[0]?.recorded != null;
  return (
    <ShareArea
      companyId={companyId}
      title="Opening balance"
      actions={
        mayReplace && (
          <LinkButton href={sharePaths.openingReplacement(companyId)}>Replace by history</LinkButton>
        )
      }
    >
      <PagePart query={balance} what="opening balance">
        {(found) => <OpeningStates found={found} />}
      </PagePart>
    </ShareArea>
  );
}

function OpeningStates({ found }: { found: Opening }) {
  const mayEdit = useMay('saveOpeningBalance');
  const { companyId, recorded, entries } = found;
  if (recorded !== null) return <RecordedOpening recorded={recorded} />;
  if (entries > 0)
    return (
      <EmptyState
        title="The register holds its own history"
        actions={<LinkButton href={sharePaths.classes(companyId)}>Share classes</LinkButton>}
      >
        It began with entries of what happened, so it needs no opening balance.
      </EmptyState>
    );
  if (!mayEdit)
    return (
      <EmptyState title="No opening balance yet">
        The register of the company’s shares is not kept here yet. Somebody who may change the company’s
        record can begin it.
      </EmptyState>
    );
  return <OpeningFormPart opening={found} />;
}
