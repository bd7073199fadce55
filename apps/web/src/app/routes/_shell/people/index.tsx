import { createFileRoute } from '@tanstack/react-router';
import { readPeopleAddress, toQuery } from '#features/people/people-address.ts';
import { PeoplePage } from '#features/people/people-page.tsx';
import { prefetch } from '../../../prefetch.ts';

export const Route = createFileRoute('/_shell/people/')({
  validateSearch: readPeopleAddress,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => prefetch(context, 'getPeople', { query: toQuery(deps) }),
  component: PeopleRoute,
});

function PeopleRoute() {
  const address = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <PeoplePage
      address={address}
      onAddressChange={(change) =>
        void navigate({ search: (before) => ({ ...before, ...change }), replace: true, resetScroll: false })
      }
    />
  );
}
