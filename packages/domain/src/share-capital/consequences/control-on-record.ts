import type { ControlBand } from '../../pscs/control-bands.ts';
import type { Control } from './control-changes.ts';
import type { ControlNotice } from './control-notice.ts';

/** What the record of people with significant control says of somebody. */
export interface ControlOnRecord {
  readonly isCurrent: boolean;
  readonly shares: ControlBand | undefined;
  readonly votes: ControlBand | undefined;
}

const BANDS: readonly ControlBand[] = ['25-to-50-percent', '50-to-75-percent', '75-to-100-percent'];

/** The bands among natures of control as the register keys them; what is held as a trust or a firm is no band here. */
export function bandsOfNatures(natures: readonly string[]): Pick<ControlOnRecord, 'shares' | 'votes'> {
  const band = (condition: string) => BANDS.find((each) => natures.includes(`${condition}-${each}`));
  return { shares: band('ownership-of-shares'), votes: band('voting-rights') };
}

/**
 * What is to be notified of a change beside a record: 'nothing' where the record shows already where the person stands, and
 * another notice where it shows them otherwise than the share register did until now.
 */
export function noticeBesideRecord(
  { notice, after }: { readonly notice: ControlNotice; readonly after: Control },
  onRecord: ControlOnRecord | undefined,
): ControlNotice | 'nothing' {
  const isCurrent = onRecord?.isCurrent ?? false;
  if (notice === 'asked') return notice;
  if (notice === 'ceased') return isCurrent ? notice : 'nothing';
  if (!isCurrent) return 'became';
  // Which band shares of several currencies reach is for people to say, and the record says what they said.
  const isSameShares = after.shares === 'several-currencies' || after.shares === onRecord?.shares;
  return isSameShares && after.votes === onRecord?.votes ? 'nothing' : 'changed';
}
