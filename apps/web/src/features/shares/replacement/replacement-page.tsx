import { useCall } from '#api/queries.ts';
import { sharePaths } from '#app/share-paths.ts';
import { useMay } from '#app/session-port.ts';
import { LinkButton } from '#kit/button/link-button.tsx';
import { Muted } from '#kit/muted/muted.tsx';
import { opening } from '#kit/skeleton/skeleton.tsx';
import { EmptyState } from '#kit/states/states.tsx';
import { DateValue } from '#kit/value/dates.tsx';
import { onDemand } from '#kit/on-demand.tsx';
import { PagePart } from '#company-page/page-part.tsx';
import { ShareArea } from '../area/share-area.tsx';
import { ComparisonCard } from './comparison-card.tsx';
import { HistoryCard } from './history-card.tsx';
import { ReplaceBalance } from './replace-balance.tsx';
import styles from './replacement.module.css';
import type { OpeningAddress } from './replacement-address.ts';
import { type Replacement, toLineKind } from './replacement-values.ts';

// The forms of every kind of entry.
const LinePage = onDemand(() => import('./line-page.tsx'), opening('form'));

interface ReplacementPageProps {
  readonly companyId: string;
  readonly address: OpeningAddress;
}

/** The opening balance of a register, and the history that is entered to take its place. */
export default function ReplacementPage({ companyId, address }: ReplacementPageProps) {
  const query = useCall('getOpeningReplacement', { query: { companyId } });
  return (
    <ShareArea companyId={companyId} title="Replace the opening balance by history">
      <PagePart query={query} what="history">
        {(found) => <States companyId={companyId} address={address} replacement={found} />}
      </PagePart>
    </ShareArea>
  );
}

interface StatesProps extends ReplacementPageProps {
  readonly replacement: Replacement;
}

function States({ companyId, address: { line, kind }, replacement }: StatesProps) {
  const mayEdit = useMay('saveHistoryLine');
  const { opening, lines } = replacement;
  if (opening === null)
    return (
      <EmptyState
        title="There is no opening balance to replace"
        actions={<LinkButton href={sharePaths.history(companyId)}>Show the history</LinkButton>}
      >
        The register holds its own history: what happened is entered in the books themselves.
      </EmptyState>
    );
  const known = lines.find(({ historyLineId }) => historyLineId === line);
  const lineKind = known === undefined ? toLineKind(kind) : toLineKind(known.request.kind);
  if (mayEdit && lineKind !== undefined && (known !== undefined || line === 'new'))
    return <LinePage key={line} companyId={companyId} kind={lineKind} line={known} on={opening.on} />;
  return (
    <div className={styles.page}>
      <Muted className={styles.about}>
        The register began with a balance as at <DateValue date={opening.on} />
        {opening.source !== null && <> ({opening.source})</>}. Enter what happened to the shares up to that
        day, the oldest first. The books stay as they are until the history adds up to the balance and takes
        its place. What you enter is kept: go on with it whenever you like.
      </Muted>
      <HistoryCard companyId={companyId} replacement={replacement} mayEdit={mayEdit} />
      <ComparisonCard replacement={replacement} />
      <ReplaceBalance companyId={companyId} replacement={replacement} mayEdit={mayEdit} />
    </div>
  );
}
