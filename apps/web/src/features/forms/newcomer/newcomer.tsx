import { onDemand } from '#kit/on-demand.tsx';

/** Somebody of the books to fill the form in with. */
export const Newcomer = onDemand(() => import('./newcomer-card.tsx'));
