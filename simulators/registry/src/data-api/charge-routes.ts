import { makeEtag } from '../world/ids.ts';
import type { Charge } from '../world/types.ts';
import type { CompanyParams, DataApi } from './data-api.ts';
import { type PagingQuery, readPage, takePage } from './paging.ts';
import { presentCharge } from './present-charge.ts';

interface ChargeListQuery extends PagingQuery {
  filter?: string;
}

const satisfied = ['satisfied', 'fully-satisfied'];

export function addChargeRoutes({ app, world }: DataApi): void {
  app.get<{ Params: CompanyParams; Querystring: ChargeListQuery }>(
    '/company/:number/charges',
    async ({ params, query }) => {
      const company = world.findCompany(params.number);
      const charges = (company?.charges ?? []).toSorted(newestFirst);
      const listed = charges.filter(
        ({ status }) => query.filter !== 'outstanding' || !satisfied.includes(status),
      );
      const page = takePage(listed, readPage(query, { usual: 25, most: 100 }));
      return {
        etag: makeEtag(charges),
        items: company === undefined ? [] : page.map((charge) => presentCharge(charge, company)),
        total_count: listed.length,
        unfiltered_count: charges.length,
        satisfied_count: charges.filter(({ status }) => satisfied.includes(status)).length,
        part_satisfied_count: charges.filter(({ status }) => status === 'part-satisfied').length,
      };
    },
  );

  app.get<{ Params: CompanyParams & { id: string } }>(
    '/company/:number/charges/:id',
    async ({ params }, reply) => {
      const company = world.findCompany(params.number);
      const charge = company?.charges.find(({ id }) => id === params.id);
      return company === undefined || charge === undefined
        ? reply.code(404).send()
        : presentCharge(charge, company);
    },
  );
}

function newestFirst(one: Charge, other: Charge): number {
  const byDay = dayOf(other).localeCompare(dayOf(one));
  return byDay === 0 ? other.number - one.number : byDay;
}

function dayOf({ createdOn, deliveredOn }: Charge): string {
  return createdOn ?? deliveredOn;
}
