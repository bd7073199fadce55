import { createFileRoute, notFound } from '@tanstack/react-router';
import { LayoutPreview } from '#features/appearance/presets/layout-preview.tsx';
import { DashboardPage } from '#features/dashboard/dashboard-page.tsx';
import { prefetch } from '../../../prefetch.ts';

/** The layouts of the specification (section 2): each shows the product itself. */
export const Route = createFileRoute('/_shell/layout/$preset')({
  loader: async ({ context, location }) => {
    prefetch(context, 'getDashboard', { query: {} });
    const { findPreset } = await import('#features/appearance/presets/presets.ts');
    if (findPreset(location.pathname) === undefined) throw notFound();
  },
  component: LayoutRoute,
});

function LayoutRoute() {
  const { preset } = Route.useParams();
  return (
    <LayoutPreview path={`/layout/${preset}`}>
      <DashboardPage address={{}} />
    </LayoutPreview>
  );
}
