import { createFileRoute, notFound } from '@tanstack/react-router';
import { Gallery } from '../../../gallery/gallery.tsx';

/** For whoever works on the components: the product as it is built has no such page. */
export const Route = createFileRoute('/layout/components')({
  beforeLoad: () => {
    if (!import.meta.env.DEV) throw notFound();
  },
  component: Gallery,
});
