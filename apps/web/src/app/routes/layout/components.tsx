import { createFileRoute } from '@tanstack/react-router';
import { GalleryPage } from '../../../gallery/gallery-page.tsx';

export const Route = createFileRoute('/layout/components')({ component: GalleryPage });
