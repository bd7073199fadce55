import { paths } from '#app/paths.ts';
import { AppLink } from '#kit/link/app-link.tsx';

/** Leads back to the list of reports. */
export const AllReports = () => <AppLink href={paths.reports}>All reports</AppLink>;
