import { lazy, Suspense } from 'react';
import { useAccess } from '#app/session-port.ts';
import { sharePaths } from '#app/share-paths.ts';
import { useCall } from '#api/queries.ts';
import { LinkButton } from '#kit/action/link-button.tsx';
import { LoadingText } from '#kit/state/skeleton.tsx';
import { EmptyState } from '#kit/state/states.tsx';
import { whenOnline } from '#kit/when-online.ts';
import { RecordPart } from '../../../record/record-part.tsx';
import { ShareArea } from '../area/share-area.tsx';
import type { OpeningAddress } from '../replacement/replacement-address.ts';
import type { Opening } from './opening-values.ts';
import { RecordedOpening } from './recorded-opening.tsx';

// A form of its own chunk: the schema library comes with the first form.
const OpeningFormPart = lazy(() => whenOnline(() => import('./opening-form.tsx')));
const DividePage = lazy(() => whenOnline(() => import('./divide-page.tsx')));
const ReplacementPage = lazy(() => whenOnline(() => import('../replacement/replacement-page.tsx')));

interface OpeningPageProps {
  readonly companyId: string;
  readonly address: OpeningAddress;
}

/** Where the share register of an imported company begins, and how its history takes the place of that. */
export function OpeningPage({ companyId, address }: OpeningPageProps) {
  if (address.replace !== undefined)
    return (
      <Suspense fallback={<LoadingText label="Opening the history" lines={6} />}>
        <ReplacementPage companyId={companyId} address={address} />
      </Suspense>
    );
  if (address.divide !== undefined)
    return (
      <Suspense fallback={<LoadingText label="Opening the form" lines={6} />}>
        <DividePage companyId={companyId} />
      </Suspense>
    );
  return <Opened companyId={companyId} />;
}

function Opened({ companyId }: { companyId: string }) {
  const opening = useCall('getOpeningBalance', { query: { CompanyId: companyId } });
  const mayReplace = useAccess().has('EditCompany') && opening.data?.Entity[0]?.Recorded != null;
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
      <RecordPart query={opening} what="opening balance">
        {(found) => <OpeningStates opening={found} />}
      </RecordPart>
    </ShareArea>
  );
}

function OpeningStates({ opening }: { opening: Opening }) {
  const mayEdit = useAccess().has('EditCompany');
  const { CompanyId, HasShareCapital, Recorded, Entries } = opening;
  if (!HasShareCapital)
    return (
      <EmptyState title="No share capital">
        This kind of company has members, but no shares and no statement of capital.
      </EmptyState>
    );
  if (Recorded !== null) return <RecordedOpening recorded={Recorded} />;
  if (Entries > 0)
    return (
      <EmptyState
        title="The register holds its own history"
        actions={<LinkButton href={sharePaths.classes(CompanyId)}>Classes and capital</LinkButton>}
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
  return (
    <Suspense fallback={<LoadingText label="Opening the form" lines={6} />}>
      <OpeningFormPart opening={opening} />
    </Suspense>
  );
}
