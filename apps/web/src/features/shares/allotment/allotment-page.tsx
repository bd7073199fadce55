import { sharePaths } from '#app/share-paths.ts';
import { useMay } from '#app/session-port.ts';
import { useCall } from '#api/queries.ts';
import { LinkButton } from '#kit/button/link-button.tsx';
import { opening } from '#kit/skeleton/skeleton.tsx';
import { EmptyState } from '#kit/states/states.tsx';
import { onDemand } from '#kit/on-demand.tsx';
import { PageList, PagePart } from '#company-page/page-part.tsx';
import { ShareArea } from '../area/share-area.tsx';
import type { ShareClass } from '../classes/share-class.ts';
import { CorrectedEntry } from '../plan/correction.tsx';
import { firstOf, lineOfDraft } from './allotment-line.ts';

// A form of its own chunk: it is read while the classes are asked for.
const AllotmentEntry = onDemand(() => import('./allotment-entry.tsx'), opening('form'));

interface AllotmentPageProps {
  readonly companyId: string;
  /** Of a draft to go on with; undefined for a new allotment. */
  readonly draftId: string | undefined;
  /** The recorded allotment that this one takes the place of. */
  readonly corrects: string | undefined;
}

/** New shares for one or many: entered line by line or from a spreadsheet, reviewed, recorded. */
export function AllotmentPage({ companyId, draftId, corrects }: AllotmentPageProps) {
  const mayEdit = useMay('saveAllotementShareDetails');
  const capital = useCall('companyInformationReportShareClass', { query: { companyId } });
  return (
    <ShareArea
      companyId={companyId}
      title={corrects === undefined ? 'Allotment of shares' : 'Correct an allotment'}
      cannot={!mayEdit && 'record allotments'}
    >
      <PagePart query={capital} what="share classes">
        {({ classes }) => {
          const shown = { companyId, classes };
          if (classes.length === 0)
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
          if (corrects !== undefined) return <CorrectedAllotment {...shown} entryId={corrects} />;
          if (draftId !== undefined) return <DraftedAllotment {...shown} draftId={draftId} />;
          return <AllotmentEntry {...shown} first={firstOf(undefined)} />;
        }}
      </PagePart>
    </ShareArea>
  );
}

interface AllotmentOf {
  readonly companyId: string;
  readonly classes: readonly ShareClass[];
}

/** The form filled in with an allotment that is wrong; it is reversed as the right one is recorded. */
function CorrectedAllotment({ entryId, ...of }: AllotmentOf & { readonly entryId: string }) {
  const { companyId } = of;
  const holders = useCall('getMultiShareHolderDetails', { query: { companyId } });
  return (
    <PageList query={holders} what="shareholders">
      {() => (
        <CorrectedEntry companyId={companyId} entryId={entryId} kinds={['allotment']}>
          {(corrected) => (
            <AllotmentEntry {...of} first={firstOf(corrected?.request)} corrected={corrected} />
          )}
        </CorrectedEntry>
      )}
    </PageList>
  );
}

function DraftedAllotment({ draftId, ...of }: AllotmentOf & { readonly draftId: string }) {
  const { companyId } = of;
  const draft = useCall(
    'getMultiAllotementShareDetailsById',
    { query: { companyId, multiAllotmentId: draftId } },
    // What is kept of a draft is read once: what is typed then stands above it.
    { staleTime: Number.POSITIVE_INFINITY },
  );
  return (
    <PagePart query={draft} what="draft" absent={<NoSuchDraft companyId={companyId} />}>
      {({ state, on, allottees }) =>
        state === 'draft' ? (
          <AllotmentEntry
            key={draftId}
            {...of}
            first={{ draftId, on: on ?? '', lines: allottees.map(lineOfDraft) }}
          />
        ) : (
          <EmptyState
            title="This allotment is recorded"
            actions={<LinkButton href={sharePaths.allotments(companyId)}>Show the allotments</LinkButton>}
          >
            It is in the register. An entry that is wrong is reversed or corrected in the history.
          </EmptyState>
        )
      }
    </PagePart>
  );
}

function NoSuchDraft({ companyId }: { companyId: string }) {
  return (
    <EmptyState
      title="There is no such draft"
      actions={<LinkButton href={sharePaths.allotments(companyId)}>Show the allotments</LinkButton>}
    >
      It was discarded, or it belongs to another company.
    </EmptyState>
  );
}
