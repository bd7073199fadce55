import { createFileRoute } from '@tanstack/react-router';
import { LegalTermsPage } from '../../legal/legal-terms-page.tsx';

export const Route = createFileRoute('/legal/terms')({ component: LegalTermsPage });
