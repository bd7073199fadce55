import { createFileRoute } from '@tanstack/react-router';
import { CreateCompanyPage } from '#features/companies/create/create-company-page.tsx';

export const Route = createFileRoute('/_shell/company/create')({ component: CreateCompanyPage });
