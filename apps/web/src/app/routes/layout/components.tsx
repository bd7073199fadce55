import { createFileRoute } from '@tanstack/react-router';
import { Gallery } from '../../../gallery/gallery.tsx';

export const Route = createFileRoute('/layout/components')({ component: Gallery });
