import { onDemand } from '#kit/on-demand.tsx';

/** The sealed answers of some steps, masked until somebody asks for them. */
export const SealedAnswers = onDemand(() => import('./sealed-card.tsx'));
