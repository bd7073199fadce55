import { z } from 'zod';
import { defineCall } from '../call.ts';
import { recordHead } from '../companies/record-shapes.ts';
import { civilDate, entityList, id } from '../wire.ts';

const charge = z.object({
  /** The registry's id; opaque. */
  ChargeId: z.string(),
  /** Twelve characters, for charges since April 2013. */
  Code: z.string().nullable(),
  /** Of the company's charges, for older ones. */
  Number: z.int().nullable(),
  State: z.enum(['outstanding', 'part-satisfied', 'satisfied']),
  StatusText: z.string(),
  /** "A registered charge", "Debenture". */
  Classification: z.string().nullable(),
  CreatedOn: civilDate.nullable(),
  DeliveredOn: civilDate.nullable(),
  AcquiredOn: civilDate.nullable(),
  SatisfiedOn: civilDate.nullable(),
  ResolvedOn: civilDate.nullable(),
  CoveringInstrumentDate: civilDate.nullable(),
  PersonsEntitled: z.array(z.string()),
  HasMorePersonsEntitled: z.boolean(),
  Particulars: z.string().nullable(),
  /** "Fixed charge", "Negative pledge". */
  Features: z.array(z.string()),
  SecuredDetails: z.string().nullable(),
  CeasedOrReleased: z.string().nullable(),
  InsolvencyCases: z.array(z.string()),
  Filings: z.array(
    z.object({ Text: z.string(), DeliveredOn: civilDate.nullable(), DocumentLink: z.string().nullable() }),
  ),
});

/** Charges over a company's property, satisfied ones too, newest first. */
export const getCompanyCharges = defineCall({
  feature: 'charges',
  method: 'GET',
  path: '/api/CompanyInformation/GetCompanyCharges',
  summary: 'Charges and mortgages of a company',
  query: z.object({ CompanyId: id }),
  reply: entityList(
    z.object({
      ...recordHead,
      TotalCount: z.int(),
      OutstandingCount: z.int(),
      PartSatisfiedCount: z.int(),
      SatisfiedCount: z.int(),
      Charges: z.array(charge),
    }),
  ),
  access: { flag: 'ViewCompany', company: { in: 'query', field: 'CompanyId', by: 'id' } },
  activity: null,
  transaction: 'one',
});
