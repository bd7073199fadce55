import { lazy, Suspense } from 'react';
import { whenOnline } from '#kit/when-online.ts';

// It holds all of the kit: what it loads would else be listed in what every visit loads.
const GalleryPage = lazy(() => whenOnline(() => import('./gallery-page.tsx')));

/** The page of components, which few ever open. */
export function Gallery() {
  return (
    <Suspense fallback={null}>
      <GalleryPage />
    </Suspense>
  );
}
