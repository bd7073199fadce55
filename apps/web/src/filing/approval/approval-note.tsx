import { Lines } from '#filing/lines.tsx';
import { Banner } from '#kit/banner/banner.tsx';
import { Lead } from '#kit/muted/muted.tsx';
import { InstantValue } from '#kit/value/dates.tsx';
import { openRequestOf, type FilingApproval, refusalIn, useFilingApproval } from './use-filing-approval.ts';

interface ApprovalNoteProps {
  readonly filingId: string;
  /** The page has the card of the approval, which says itself what a change does. */
  readonly hasCard?: boolean | undefined;
}

/** Where a draft is changed: why its approval was refused, or that a change makes void what was asked. */
export function ApprovalNote({ filingId, hasCard = false }: ApprovalNoteProps) {
  const { approval } = useFilingApproval(filingId);
  if (approval === undefined) return null;
  const isOpen = approval.state === 'refused' || approval.state === 'lapsed';
  const refusal = isOpen ? refusalIn(approval) : undefined;
  if (refusal !== undefined) return <RefusalBanner refusal={refusal} />;
  const request = openRequestOf(approval);
  if (request === undefined || hasCard) return null;
  return (
    <Lead>
      Any change voids <bdi>{request}</bdi>; approval then has to be asked for again.
    </Lead>
  );
}

/** Who refused, when and why. */
export function RefusalBanner({ refusal }: { readonly refusal: FilingApproval['decisions'][number] }) {
  return (
    <Banner tone="bad" title="Not approved">
      Refused by <bdi>{refusal.fullName}</bdi>, <InstantValue instant={refusal.decidedAt} />:
      <Lines lines={(refusal.words ?? '').split('\n')} />
    </Banner>
  );
}
