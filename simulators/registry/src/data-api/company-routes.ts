import { makeEtag } from '../world/ids.ts';
import type { Exemption, InsolvencyCase } from '../world/types.ts';
import type { CompanyParams, DataApi } from './data-api.ts';
import { presentAddress } from './present-address.ts';
import { presentCompany } from './present-company.ts';
import { withoutUndefined } from './wire-members.ts';

type CompanyRoute = { Params: CompanyParams };

export function addCompanyRoutes({ app, world, clock }: DataApi): void {
  app.get<CompanyRoute>('/company/:number', async ({ params }, reply) => {
    const company = world.findCompany(params.number);
    if (company !== undefined) return presentCompany(company, clock.today());
    return reply.code(404).send({ errors: [{ type: 'ch:service', error: 'company-profile-not-found' }] });
  });

  app.get<CompanyRoute>(
    '/company/:number/registered-office-address',
    async ({ params: { number } }, reply) => {
      const office = world.findCompany(number)?.registeredOffice;
      if (office === undefined) return reply.code(404).send();
      return {
        ...presentAddress(office),
        etag: makeEtag(office),
        kind: 'registered-office-address',
        links: { self: `/company/${number}/registered-office-address` },
      };
    },
  );

  // No company keeps its registers at the registry any more, and notifications were never opened to anybody.
  app.get('/company/:number/registers', async (_request, reply) => reply.code(404).send());
  app.get('/company/:number/persons-with-significant-control/:id/notifications', async (_request, reply) =>
    reply.code(404).send(),
  );
}

export function addRareCompanyRoutes({ app, world }: DataApi): void {
  app.get<CompanyRoute>('/company/:number/insolvency', async ({ params: { number } }, reply) => {
    const insolvency = world.findCompany(number)?.insolvency;
    if (insolvency === undefined) return reply.code(404).send();
    const cases = insolvency.cases.map((one) => presentCase(one, number));
    return { etag: makeEtag(insolvency), cases, status: insolvency.status };
  });

  app.get<CompanyRoute>('/company/:number/exemptions', async ({ params: { number } }, reply) => {
    const exemptions = world.findCompany(number)?.exemptions ?? [];
    if (exemptions.length === 0) return reply.code(404).send();
    return {
      kind: 'exemptions',
      etag: makeEtag(exemptions),
      exemptions: Object.fromEntries(exemptions.map(presentExemption)),
      links: { self: `/company/${number}/exemptions` },
    };
  });

  app.get<CompanyRoute>('/company/:number/uk-establishments', async ({ params: { number } }, reply) => {
    const establishments = world.findCompany(number)?.ukEstablishments;
    if (establishments === undefined) return reply.code(404).send();
    return {
      kind: 'related-companies',
      etag: makeEtag(establishments),
      items: establishments.map((one) => ({
        company_number: one.number,
        company_name: one.name,
        company_status: one.status,
        locality: one.locality,
        links: { company: `/company/${one.number}` },
      })),
      links: { self: `/company/${number}` },
    };
  });

  // Nobody on this register is disqualified.
  app.get('/disqualified-officers/:kind/:id', async (_request, reply) => reply.code(404).send());
}

function presentCase(
  { number, type, dates, practitioners, notes, chargeId }: InsolvencyCase,
  company: string,
) {
  return withoutUndefined<unknown>({
    number: String(number),
    type,
    dates,
    notes,
    practitioners: practitioners.map((one) =>
      withoutUndefined<unknown>({
        name: one.name,
        address: presentAddress(one.address),
        role: one.role,
        appointed_on: one.appointedOn,
        ceased_to_act_on: one.ceasedOn,
      }),
    ),
    links: chargeId === undefined ? undefined : { charge: `/company/${company}/charges/${chargeId}` },
  });
}

function presentExemption({ key, periods }: Exemption) {
  const items = periods.map(({ from, to }) => ({
    exempt_from: from,
    ...(to !== undefined && { exempt_to: to }),
  }));
  return [key, { exemption_type: key.replaceAll('_', '-'), items }] as const;
}
