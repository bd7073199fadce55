import { onDemand } from '#kit/on-demand.tsx';

// It holds all of the kit: what it loads would else be listed in what every visit loads.
/** The page of components, which few ever open. */
export const Gallery = onDemand(() => import('./gallery-page.tsx'));
