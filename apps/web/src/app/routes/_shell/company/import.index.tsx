import { createFileRoute } from '@tanstack/react-router';
import { ImportByNumberPage } from '#features/companies/import/import-by-number-page.tsx';

export const Route = createFileRoute('/_shell/company/import/')({ component: ImportByNumberPage });
