import { createFileRoute } from '@tanstack/react-router';
import { LicenceAgreementPage } from '../../legal/licence-agreement-page.tsx';

export const Route = createFileRoute('/legal/licence-agreement')({ component: LicenceAgreementPage });
