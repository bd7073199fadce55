import { onDemand } from '#kit/on-demand.tsx';

// It holds all of the kit: what it loads would else be listed in what every visit loads.
/** The page of components, which is in no build. */
export const Gallery = import.meta.env.DEV ? onDemand(() => import('./gallery-page.tsx')) : () => null;
