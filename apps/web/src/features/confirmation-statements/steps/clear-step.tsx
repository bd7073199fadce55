import { useState } from 'react';
import { Button } from '#kit/button/button.tsx';
import { ConfirmDialog, preloadDialog } from '#kit/dialog/dialog.tsx';
import { showFailure } from '#kit/toast/show-failure.ts';
import { showToast } from '#kit/toast/show-toast.ts';
import { type ChangeStep, stepWords } from '../statement-steps.ts';
import type { Statement } from '../use-statement.ts';

interface ClearStepProps {
  readonly statement: Pick<Statement, 'clear'>;
  readonly step: ChangeStep;
  /** What was entered on the page goes with it. */
  readonly onCleared: () => void;
}

/** Takes the answers of one page away; the rest of the draft stays. */
export function ClearStep({ statement, step, onCleared }: ClearStepProps) {
  const [isAsking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const act = async () => {
    setBusy(true);
    try {
      await statement.clear(step);
      onCleared();
      showToast('The answers were cleared');
    } catch (error) {
      showFailure(error);
    } finally {
      setBusy(false);
      setAsking(false);
    }
  };
  return (
    <>
      <Button kind="text" onPointerEnter={preloadDialog} onClick={() => setAsking(true)}>
        Clear these answers
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`Clear the answers of “${stepWords[step].label}”`}
        consequence="What was saved on this page is deleted, and the page shows again what is on the register. All other answers are kept."
        confirmLabel="Clear these answers"
        busy={busy}
        onConfirm={() => void act()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
