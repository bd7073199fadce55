import { lazy, Suspense } from 'react';
import { sharePaths } from '#app/share-paths.ts';
import { useAccess } from '#app/session-port.ts';
import { useCall } from '#api/queries.ts';
import { LinkButton } from '#kit/action/link-button.tsx';
import { LoadingText } from '#kit/state/skeleton.tsx';
import { EmptyState, NoAccess } from '#kit/state/states.tsx';
import { whenOnline } from '#kit/when-online.ts';
import { RecordPart } from '../../../record/record-part.tsx';
import { ShareArea } from '../area/share-area.tsx';
import type { ShareClass } from '../classes/share-class.ts';
import type { ShareHolder } from '../holders/share-holder.ts';
import { CorrectedEntry } from '../plan/correction.tsx';
import type { ShareEntry } from '../plan/share-plan.ts';
import { lineOfDraft, lineOfRecorded } from './allotment-line.ts';
import type { FirstAllotment } from './use-allotment.ts';

// A form of its own chunk: it is read while the classes are asked for.
const AllotmentEntry = lazy(() => whenOnline(() => import('./allotment-entry.tsx')));

interface AllotmentPageProps {
  readonly companyId: string;
  /** Of a draft to go on with; undefined for a new allotment. */
  readonly draftId: string | undefined;
  /** The recorded allotment that this one takes the place of. */
  readonly corrects: string | undefined;
}

/** New shares for one or many: entered line by line or from a spreadsheet, reviewed, recorded. */
export function AllotmentPage({ companyId, draftId, corrects }: AllotmentPageProps) {
  const mayEdit = useAccess().has('EditCompany');
  const capital = useCall('companyInformationReportShareClass', { query: { CompanyId: companyId } });
  return (
    <ShareArea
      companyId={companyId}
      title={corrects === undefined ? 'Allotment of shares' : 'Correct an allotment'}
    >
      {mayEdit ? (
        <Suspense fallback={<LoadingText label="Opening the form" lines={6} />}>
          <RecordPart query={capital} what="share classes">
            {({ Classes }) => {
              if (Classes.length === 0) return <NoClasses companyId={companyId} />;
              if (corrects !== undefined)
                return <CorrectedAllotment companyId={companyId} classes={Classes} entryId={corrects} />;
              if (draftId === undefined)
                return <AllotmentEntry companyId={companyId} classes={Classes} first={nothing} />;
              return <DraftedAllotment companyId={companyId} classes={Classes} draftId={draftId} />;
            }}
          </RecordPart>
        </Suspense>
      ) : (
        <NoAccess what="record allotments" />
      )}
    </ShareArea>
  );
}

const nothing = { on: '', lines: [] };

interface CorrectedAllotmentProps {
  readonly companyId: string;
  readonly classes: readonly ShareClass[];
  readonly entryId: string;
}

/** The form filled in with an allotment that is wrong; it is taken back as the right one is recorded. */
function CorrectedAllotment({ companyId, classes, entryId }: CorrectedAllotmentProps) {
  const holders = useCall('getMultiShareHolderDetails', { query: { CompanyId: companyId } });
  const all = { ...holders, data: holders.data && { Entity: [holders.data.Entity] } };
  return (
    <RecordPart query={all} what="shareholders">
      {(known) => (
        <CorrectedEntry companyId={companyId} entryId={entryId} kinds={['allotment']}>
          {(corrected) => (
            <AllotmentEntry
              companyId={companyId}
              classes={classes}
              first={corrected === undefined ? nothing : firstOf(corrected, known)}
              corrected={corrected}
            />
          )}
        </CorrectedEntry>
      )}
    </RecordPart>
  );
}

function firstOf({ Request: request }: ShareEntry, holders: readonly ShareHolder[]): FirstAllotment {
  if (request.Kind !== 'allotment') return nothing;
  const nameOf = (id: string) => holders.find(({ HolderId }) => HolderId === id)?.Name ?? '';
  return {
    on: request.On,
    lines: request.Allottees.map((allottee) => lineOfRecorded(allottee, nameOf(allottee.HolderId))),
  };
}

interface DraftedAllotmentProps {
  readonly companyId: string;
  readonly classes: readonly ShareClass[];
  readonly draftId: string;
}

function DraftedAllotment({ companyId, classes, draftId }: DraftedAllotmentProps) {
  const draft = useCall(
    'getMultiAllotementShareDetailsById',
    { query: { CompanyId: companyId, MultiAllotmentShareID: draftId } },
    // What is kept of a draft is read once: what is typed then stands above it.
    { staleTime: Number.POSITIVE_INFINITY },
  );
  return (
    <RecordPart query={draft} what="draft">
      {({ State, On, Allottees }) =>
        State === 'draft' ? (
          <AllotmentEntry
            key={draftId}
            companyId={companyId}
            classes={classes}
            first={{ draftId, on: On ?? '', lines: Allottees.map(lineOfDraft) }}
          />
        ) : (
          <EmptyState
            title="This allotment is recorded"
            actions={<LinkButton href={sharePaths.allotments(companyId)}>Show the allotments</LinkButton>}
          >
            It stands in the register. An entry that is wrong is reversed or corrected in the history.
          </EmptyState>
        )
      }
    </RecordPart>
  );
}

function NoClasses({ companyId }: { companyId: string }) {
  return (
    <EmptyState
      title="No class of shares yet"
      actions={
        <LinkButton kind="filled" href={sharePaths.shareClass(companyId)}>
          New class
        </LinkButton>
      }
    >
      Shares are allotted of a class, with its nominal value and rights. Set the class up first.
    </EmptyState>
  );
}
