import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { Button } from './button.tsx';
import { LiveStatus } from '../live-status/live-status.tsx';

/** Puts a number or a code on the clipboard and says so. `what` is its name: "submission number". */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const [outcome, setOutcome] = useState<'idle' | 'copied' | 'refused'>('idle');
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setOutcome('copied'),
      () => setOutcome('refused'),
    );
  };
  return (
    <>
      <Button
        kind="text"
        compact
        icon={outcome === 'copied' ? IconCheck : IconCopy}
        onClick={copy}
        onBlur={() => setOutcome('idle')}
      >
        {labelFor[outcome]}
        <VisuallyHidden> {what}</VisuallyHidden>
      </Button>
      <VisuallyHidden>
        <LiveStatus>{outcome === 'copied' ? `Copied ${what}` : ''}</LiveStatus>
      </VisuallyHidden>
    </>
  );
}

const labelFor = { idle: 'Copy', copied: 'Copied', refused: 'Select and copy by hand' };
