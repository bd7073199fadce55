import { useRef } from 'react';
import { sharePaths } from '#app/share-paths.ts';
import { useSaveShortcut } from '#kit/form/use-save-shortcut.ts';
import { showFailure } from '#kit/toast/show-failure.ts';
import { formatDate } from '#kit/value/format.ts';
import type { ShareClass } from '../classes/share-class.ts';
import type { ShareEntry } from '../plan/share-plan.ts';
import { useEntry } from '../plan/use-entry.ts';
import { useLeave } from '../plan/use-leave.ts';
import { AllotmentForm } from './allotment-form.tsx';
import type { FirstAllotment } from './allotment-line.ts';
import { recordAllotment, useAllotment } from './use-allotment.ts';

interface AllotmentEntryProps {
  readonly companyId: string;
  readonly classes: readonly ShareClass[];
  readonly first: FirstAllotment;
  /** The wrong allotment, where one is corrected. */
  readonly corrected?: ShareEntry | undefined;
}

/** An allotment on its way into the register: entered, kept as a draft, reviewed, recorded. */
export default function AllotmentEntry({ companyId, classes, first, corrected }: AllotmentEntryProps) {
  const leave = useLeave();
  // What corrects an entry is no allotment of its own, and no draft of one.
  const canKeep = corrected === undefined;
  const allotment = useAllotment(companyId, first, { isCorrection: !canKeep, canKeep });
  const { saveDraft, draftId } = allotment;
  const entry = useEntry({
    companyId,
    corrected,
    record: corrected ? undefined : (events, mark) => recordAllotment(companyId, draftId, { events, mark }),
    onRecorded: (_recorded, id) => {
      if (corrected !== undefined) return leave(sharePaths.history(companyId), 'Allotment corrected');
      const filing = entry.planned?.plan.events.flatMap(({ filings }) => filings)[0];
      const due = filing ? `. ${filing.form} is due on ${formatDate(filing.dueOn)}` : '';
      // What is to be filed stands there, with the act that begins it; going back would record the allotment again.
      const href = id === undefined ? sharePaths.classes(companyId) : sharePaths.receipt(companyId, id);
      return leave(href, `Allotment recorded${due}`, true);
    },
  });
  const isKeeping = useRef(false);
  const keep = async () => {
    if (isKeeping.current) return;
    isKeeping.current = true;
    try {
      await saveDraft();
      entry.markRecorded();
      await leave(sharePaths.allotments(companyId), 'Draft kept');
    } catch (error) {
      showFailure(error);
    } finally {
      isKeeping.current = false;
    }
  };
  useSaveShortcut(() => {
    if (canKeep) void keep();
  });
  return (
    <AllotmentForm
      classes={classes}
      allotment={allotment}
      entry={entry}
      what="Allotment of shares"
      act={canKeep ? 'Record allotment' : 'Record correction'}
      submitLabel="Review allotment"
      cancelHref={corrected && sharePaths.historyEntry(companyId, corrected.shareEventId)}
      onKeep={canKeep ? () => void keep() : undefined}
      canImport
    />
  );
}
