import { Banner } from '#kit/banner/banner.tsx';
import type { RegisterChange } from '#company-page/change-lines.tsx';

/** What helps against a filing that the company did not make (Companies Act 2006, ss.1094 to 1097; forms RP02A to RP07). */
export function WhatToDo({ change }: { change: RegisterChange }) {
  const form = formAgainst(change.kind);
  return (
    <Banner tone="bad" title="What to do now">
      <ol>
        <li>
          Report it to Companies House by phone, 0303 1234 500, with the company number
          {change.entry !== null && `, the filing (${change.entry.type})`} and the day. Ask for the filing to
          be marked as disputed.
        </li>
        <li>
          Ask for a new authentication code, which ends the old one, and join the PROOF scheme: then changes
          of officers and of the registered office are taken from software and WebFiling only.
        </li>
        {form !== undefined && <li>{form}</li>}
        <li>
          Keep the evidence: this page (print it), the document in the filing history, and the minutes that
          show that nothing was resolved.
        </li>
        <li>
          Tell the directors, the bank and, where money or property is at risk, Report Fraud and a solicitor:
          a court can order the registrar to remove what was filed without authority.
        </li>
      </ol>
    </Banner>
  );
}

/** The application that fits the kind of change. */
function formAgainst(kind: string): string | undefined {
  if (kind === 'registered-office')
    return 'File form RP07 to have a registered office changed that the company may not use.';
  if (/^(officer|psc)-/.test(kind))
    return 'File form RP02A to have information about an officer or person with significant control removed that is false, or was filed without authority.';
  if (kind.startsWith('charge-') || kind === 'filing')
    return 'File form RP03 to object where somebody applies for a change of the register, or RP02A to have information removed.';
  return 'File form RP02A to have information removed that is false, or was filed without authority.';
}
