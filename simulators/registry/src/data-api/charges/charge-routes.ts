import { makeEtag } from '../../register/ids.ts';
import type { Charge } from '../../register/company.ts';
import type { Registry } from '../../app.ts';
import type { OfCompany, OfRecord } from '../requests.ts';
import { type PagingQuery, readPage, takePage } from '../paging.ts';
import { presentCharge } from './present-charge.ts';

const satisfied = ['satisfied', 'fully-satisfied'];

export function addChargeRoutes({ app, register }: Registry): void {
  app.get<OfCompany<PagingQuery & { filter?: string }>>(
    '/company/:number/charges',
    async ({ params, query }) => {
      const company = register.findCompany(params.number);
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

  app.get<OfRecord>('/company/:number/charges/:id', async ({ params }, reply) => {
    const company = register.findCompany(params.number);
    const charge = company?.charges.find(({ id }) => id === params.id);
    return company && charge ? presentCharge(charge, company) : reply.code(404).send();
  });
}

function newestFirst(one: Charge, other: Charge): number {
  return dayOf(other).localeCompare(dayOf(one)) || other.number - one.number;
}

function dayOf({ createdOn, deliveredOn }: Charge): string {
  return createdOn ?? deliveredOn;
}
