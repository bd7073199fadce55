import type { ReactNode } from 'react';
import { call } from '#api/call.ts';
import { Loaded } from '#api/loaded.tsx';
import { sharePaths } from '#app/share-paths.ts';
import { titleOfKind } from '#company-page/share-entry-titles.ts';
import { Lead } from '#kit/muted/muted.tsx';
import { DateValue } from '#kit/value/dates.tsx';
import { type RegisterFacts, useRegisterFacts } from '../events/register-facts.ts';
import { useEntry } from '../plan/use-entry.ts';
import { useLeave } from '../plan/use-leave.ts';
import styles from './replacement.module.css';
import type { HistoryLine, LineKind } from './replacement-values.ts';

/** An entry of the history before the opening balance. */
export interface LineProps<Kind extends LineKind = LineKind> {
  readonly companyId: string;
  readonly kind: Kind;
  /** The line that is changed; undefined for a new one. */
  readonly line: HistoryLine | undefined;
  /** The day of the opening balance: the history ends there. */
  readonly on: string;
}

interface LineFrameProps extends Pick<LineProps, 'companyId' | 'on'> {
  readonly children: (facts: RegisterFacts) => ReactNode;
}

/** Around the form of a line, which is filled in as the register stood by that history. */
export function LineFrame({ companyId, on, children }: LineFrameProps) {
  const facts = useRegisterFacts(companyId);
  return (
    <Loaded query={facts} what="share register">
      {(register) => (
        <div className={styles.form}>
          <Lead>
            Part of the history up to <DateValue date={on} />. It is checked against the entries before it,
            and changes nothing in the books.
          </Lead>
          {children({ ...register, today: on, isEarlierHistory: true, isDecided: true })}
        </div>
      )}
    </Loaded>
  );
}

/** What the form of a line is called, and where it leads back to. */
export const shownOf = ({ companyId, line }: LineProps) => ({
  what: 'Line of the earlier history',
  act: 'Keep this entry',
  submitLabel: line === undefined ? 'Keep this entry' : 'Keep the change',
  cancelHref: sharePaths.openingReplacement(companyId),
});

/** Keeps a line, and leads back to the history. */
export function useLineEntry({ companyId, kind, line }: LineProps) {
  const leave = useLeave();
  return useEntry({
    companyId,
    keep: (events) =>
      call('saveHistoryLine', {
        body: { companyId, historyLineId: line?.historyLineId, events: [...events] },
      }),
    onRecorded: () =>
      leave(sharePaths.openingReplacement(companyId), `${titleOfKind(kind)} kept for the history`),
  });
}
