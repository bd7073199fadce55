import { onDemand } from '#kit/on-demand.tsx';

/** Which shares go, where only some do and they differ in what is unpaid or in their numbers; else nothing is shown. */
export const LotChoice = onDemand(() => import('./lot-fields.tsx'));
