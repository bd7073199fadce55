import { z } from 'zod';
import { aboutCompany, defineCall, reading } from '../call.ts';
import { recordHead } from '../companies/company-shapes.ts';
import { civilDate, entityList, id } from '../wire/shapes.ts';

const charge = z
  .object({
    /** The registry's id; opaque. */
    chargeId: z.string(),
    /** Twelve characters, for charges since April 2013. */
    code: z.string().nullable(),
    /** Of the company's charges, for older ones. */
    number: z.int().nullable(),
    state: z.enum(['outstanding', 'part-satisfied', 'satisfied']),
    statusText: z.string(),
    /** "A registered charge", "Debenture". */
    classification: z.string().nullable(),
    createdOn: civilDate.nullable(),
    deliveredOn: civilDate.nullable(),
    acquiredOn: civilDate.nullable(),
    satisfiedOn: civilDate.nullable(),
    resolvedOn: civilDate.nullable(),
    coveringInstrumentDate: civilDate.nullable(),
    personsEntitled: z.array(z.string()),
    hasMorePersonsEntitled: z.boolean(),
    particulars: z.string().nullable(),
    /** "Fixed charge", "Negative pledge". */
    features: z.array(z.string()),
    securedDetails: z.string().nullable(),
    ceasedOrReleased: z.string().nullable(),
    insolvencyCases: z.array(z.string()),
    filings: z.array(
      z.object({ text: z.string(), deliveredOn: civilDate.nullable(), documentLink: z.string().nullable() }),
    ),
  })
  .meta({ title: 'Charge' });

/** Charges over a company's property, satisfied ones too, newest first. */
export const getCompanyCharges = defineCall({
  ...reading('charges', aboutCompany('viewCompany')),
  path: '/api/CompanyInformation/GetCompanyCharges',
  summary: 'Charges and mortgages of a company',
  query: z.object({ companyId: id }),
  reply: entityList(
    z.object({
      ...recordHead,
      totalCount: z.int(),
      outstandingCount: z.int(),
      partSatisfiedCount: z.int(),
      satisfiedCount: z.int(),
      charges: z.array(charge),
    }),
  ),
});
