import { createFileRoute } from '@tanstack/react-router';
import { FormCompanyPage } from '#features/companies/form/form-company-page.tsx';

export const Route = createFileRoute('/_shell/company/formcompany')({ component: FormCompanyPage });
