import type { RefObject } from 'react';

interface OpenChange {
  readonly reason: string;
  readonly event: Event;
}

/**
 * Closes a pop-up that its button controls. A press on the button itself is left to the button, which
 * would otherwise open again what was just closed.
 */
export function closeUnlessOnAnchor(anchor: RefObject<HTMLElement | null>, close: () => void) {
  return (open: boolean, { reason, event }: OpenChange): void => {
    if (open) return;
    const onAnchor = event.target instanceof Node && anchor.current?.contains(event.target) === true;
    if (onAnchor && (reason === 'outside-press' || reason === 'focus-out')) return;
    close();
  };
}
