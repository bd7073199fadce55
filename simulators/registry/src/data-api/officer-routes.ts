import { makeEtag } from '../world/ids.ts';
import type { Company } from '../world/types.ts';
import type { CompanyParams, DataApi } from './data-api.ts';
import { countOfficers, officerOrders, sortOfficers } from './officer-list.ts';
import { type PagingQuery, readPage, takePage } from './paging.ts';
import { presentAppointmentOfPerson, presentNaturalName, presentOfficer } from './present-officer.ts';
import { presentBirth } from './present-person.ts';

interface OfficerListQuery extends PagingQuery {
  order_by?: string;
  filter?: string;
  register_view?: string;
  register_type?: string;
}

export function addOfficerRoutes({ app, world }: DataApi): void {
  app.get<{ Params: CompanyParams; Querystring: OfficerListQuery }>(
    '/company/:number/officers',
    async ({ params, query }, reply) => {
      const order = officerOrders.find((one) => one === query.order_by);
      if (query.order_by !== undefined && order === undefined) return reply.code(400).send();
      if (query.filter !== undefined && query.filter !== 'active') return reply.code(400).send();
      if (query.register_view === 'true')
        return reply.code(query.register_type === undefined ? 400 : 404).send();
      const company = world.findCompany(params.number);
      const listed = (company?.officers ?? []).filter((one) => query.filter === undefined || !one.resignedOn);
      return presentList(
        company,
        params.number,
        sortOfficers(listed, order),
        readPage(query, { usual: 35, most: 100 }),
      );
    },
  );

  app.get<{ Params: CompanyParams & { id: string } }>(
    '/company/:number/appointments/:id',
    async ({ params }, reply) => {
      const officer = world.findCompany(params.number)?.officers.find((one) => one.id === params.id);
      return officer === undefined
        ? reply.code(404).send()
        : { ...presentOfficer(officer, params.number), etag: makeEtag(officer) };
    },
  );

  app.get<{ Params: { officerId: string }; Querystring: OfficerListQuery }>(
    '/officers/:officerId/appointments',
    async ({ params, query }, reply) => {
      const all = world.findAppointments(params.officerId);
      const [first] = all;
      if (first === undefined) return reply.code(404).send();
      const found = all.filter(
        ({ officer }) => query.filter !== 'active' || officer.resignedOn === undefined,
      );
      const page = readPage(query, { usual: 35, most: 50 });
      const birth = presentBirth(first.officer.person);
      return {
        kind: 'personal-appointment',
        name: presentNaturalName(first.officer),
        is_corporate_officer: first.officer.corporate !== undefined,
        ...(birth && { date_of_birth: birth }),
        items: takePage(found, page).map(({ company, officer }) =>
          presentAppointmentOfPerson(officer, company),
        ),
        items_per_page: page.itemsPerPage,
        start_index: page.startIndex,
        total_results: found.length,
        etag: makeEtag(found.map(({ officer }) => officer)),
        links: { self: `/officers/${params.officerId}/appointments` },
      };
    },
  );
}

/** A company that does not exist has an empty list. */
function presentList(
  company: Company | undefined,
  number: string,
  listed: Company['officers'],
  page: ReturnType<typeof readPage>,
) {
  const counts =
    company === undefined
      ? { active_count: 0, inactive_count: 0, resigned_count: 0 }
      : countOfficers(company);
  return {
    kind: 'officer-list',
    items: takePage(listed, page).map((officer) => presentOfficer(officer, number)),
    ...counts,
    total_results: listed.length,
    items_per_page: page.itemsPerPage,
    start_index: page.startIndex,
    etag: makeEtag(listed),
    links: { self: `/company/${number}/officers` },
  };
}
