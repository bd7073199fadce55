import { useCall } from '#api/queries.ts';
import { sharePaths } from '#app/share-paths.ts';
import { useMay } from '#app/session-port.ts';
import { LinkButton } from '#kit/button/link-button.tsx';
import { Muted } from '#kit/muted/muted.tsx';
import { opening } from '#kit/skeleton/skeleton.tsx';
import { EmptyState } from '#kit/states/states.tsx';
import { DateValue } from '#kit/value/dates.tsx';
import { onDemand } from '#kit/on-demand.tsx';
import { titleOfKind } from '#company-page/share-entry-titles.ts';
import { PagePart } from '#company-page/page-part.tsx';
import { ShareArea } from '../area/share-area.tsx';
import { ComparisonCard } from './comparison-card.tsx';
import { HistoryCard } from './history-card.tsx';
import { ReplaceBalance } from './replace-balance.tsx';
import styles from './replacement.module.css';
import type { OpeningOf } from './replacement-address.ts';
import { type Replacement, type ReplacementOf, toLineKind } from './replacement-values.ts';

// Allotments have a form of their own; the other has the fields of every kind.
const AllotmentLine = onDemand(() => import('./allotment-line.tsx'), opening('form'));
const KindLine = onDemand(() => import('./kind-line.tsx'), opening('form'));

/** The opening balance of a register, and the history that is entered to take its place. */
export default function ReplacementPage({ companyId, address }: OpeningOf) {
  const mayEdit = useMay('saveHistoryLine');
  const query = useCall('getOpeningReplacement', { query: { companyId } });
  const known = query.data?.entity[0]?.lines.find(({ historyLineId }) => historyLineId === address.line);
  const isOpen = mayEdit && (known !== undefined || address.line === 'new');
  const kind = isOpen ? toLineKind(known === undefined ? address.kind : known.request.kind) : undefined;
  const title =
    kind === undefined
      ? 'Replace the opening balance by history'
      : `${titleOfKind(kind)} before the opening balance`;
  return (
    <ShareArea companyId={companyId} title={title}>
      <PagePart query={query} what="history">
        {(found) => {
          const { opening } = found;
          if (opening === null)
            return (
              <EmptyState
                title="There is no opening balance to replace"
                actions={<LinkButton href={sharePaths.history(companyId)}>Show the history</LinkButton>}
              >
                The register holds its own history: what happened is entered in the books themselves.
              </EmptyState>
            );
          if (kind === undefined)
            return <Replaced companyId={companyId} opening={opening} replacement={found} mayEdit={mayEdit} />;
          const of = { companyId, line: known, on: opening.on };
          return kind === 'allotment' ? (
            <AllotmentLine key={address.line} kind={kind} {...of} />
          ) : (
            <KindLine key={address.line} kind={kind} {...of} />
          );
        }}
      </PagePart>
    </ShareArea>
  );
}

interface ReplacedProps extends ReplacementOf {
  readonly opening: NonNullable<Replacement['opening']>;
}

function Replaced({ opening, ...of }: ReplacedProps) {
  return (
    <div className={styles.page}>
      <Muted className={styles.about}>
        The register began with a balance as at <DateValue date={opening.on} />
        {opening.source !== null && <> ({opening.source})</>}. Enter what happened to the shares up to that
        day, the oldest first. The books stay as they are until the history adds up to the balance and takes
        its place. What you enter is kept: go on with it whenever you like.
      </Muted>
      <HistoryCard {...of} />
      <ComparisonCard replacement={of.replacement} />
      <ReplaceBalance {...of} />
    </div>
  );
}
