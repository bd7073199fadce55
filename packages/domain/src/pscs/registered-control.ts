import type { ControlBand } from './control-bands.ts';
import type { Control } from './psc-changes.ts';
import type { PscNotice } from './psc-notice.ts';

/** The control of one person on the register of people with significant control. */
export interface RegisteredControl {
  readonly isCurrent: boolean;
  readonly shares: ControlBand | undefined;
  readonly votes: ControlBand | undefined;
}

const BANDS: readonly ControlBand[] = ['25-to-50-percent', '50-to-75-percent', '75-to-100-percent'];

/** The bands among natures of control, by the keys of the register; natures held as trust or firm are left out. */
export function bandsOfNatures(natures: readonly string[]): Pick<RegisteredControl, 'shares' | 'votes'> {
  const band = (condition: string) => BANDS.find((each) => natures.includes(`${condition}-${each}`));
  return { shares: band('ownership-of-shares'), votes: band('voting-rights') };
}

/**
 * The notice still due for a change beside the register: 'nothing' where the register already shows the person's bands, and
 * another notice where it shows others than the share register did before the change.
 */
export function noticeStillDue(
  { notice, after }: { readonly notice: PscNotice; readonly after: Control },
  onRecord: RegisteredControl | undefined,
): PscNotice | 'nothing' {
  const isCurrent = onRecord?.isCurrent ?? false;
  if (notice === 'asked') return notice;
  if (notice === 'ceased') return isCurrent ? notice : 'nothing';
  if (!isCurrent) return 'became';
  // People decided the band of shares in several currencies, and the register shows their decision.
  const isSameShares = after.shares === 'several-currencies' || after.shares === onRecord?.shares;
  return isSameShares && after.votes === onRecord?.votes ? 'nothing' : 'changed';
}
