import { Button } from '#kit/button/button.tsx';

interface RevealButtonProps {
  readonly isShown: boolean;
  readonly busy: boolean;
  readonly onShow: () => void;
  readonly onHide: () => void;
}

/** Shows what is masked, which is logged, and hides it again. */
export function RevealButton({ isShown, busy, onShow, onHide }: RevealButtonProps) {
  return (
    <Button kind="text" compact busy={busy} onClick={isShown ? onHide : onShow}>
      {isShown ? 'Hide' : 'Reveal (recorded)'}
    </Button>
  );
}
