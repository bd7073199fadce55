import { onDemand } from '#kit/on-demand.tsx';
import { LoadingText } from '#kit/skeleton/skeleton.tsx';

const opening = <LoadingText label="Opening the page" lines={6} />;

// Before a form and after it: the form need not wait for them.
/** Everything that can be recorded, to choose from. */
export const EventChooser = onDemand(() => import('./event-chooser.tsx'), opening);
/** The receipt of what was recorded. */
export const EventReceipt = onDemand(() => import('./event-receipt.tsx'), opening);
