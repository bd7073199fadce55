import { z } from 'zod';
import { defineCall } from '../call.ts';
import { recordHead } from '../companies/record-shapes.ts';
import { civilDate, entityList, exactDecimal, id, instant } from '../wire.ts';

const shareClass = z.object({
  ClassName: z.string(),
  Currency: z.string(),
  NumberOfShares: exactDecimal.nullable(),
  AggregateNominal: exactDecimal.nullable(),
  /** The rights in words (SI 2009/388). */
  Particulars: z.string().nullable(),
});

const holding = z.object({
  ClassName: z.string(),
  NumberHeld: exactDecimal.nullable(),
  /** Several names are joint holders, the first named first. */
  Holders: z.array(z.string()),
  /** Of the class, in hundredths of a percent, rounded; null where the class or a number is not known. */
  ShareOfClass: z.int().nullable(),
});

/** Capital and members as the registry's company data gives them: the last statement of capital and list of members. */
export const getCompanyShareholders = defineCall({
  feature: 'shares',
  method: 'GET',
  path: '/api/CompanyInformation/GetCompanyShareholders',
  summary: 'Share capital and shareholders as last stated to the registry',
  query: z.object({ CompanyId: id }),
  reply: entityList(
    z.object({
      ...recordHead,
      HasShareCapital: z.boolean(),
      HasAuthenticationCode: z.boolean(),
      /** When the registry's company data was read; null when it never was. */
      CompanyDataReadAt: instant.nullable(),
      Totals: z.array(
        z.object({
          Currency: z.string(),
          NumberOfShares: exactDecimal.nullable(),
          AggregateNominal: exactDecimal.nullable(),
          /** Null where nobody has stated it. */
          AmountUnpaid: exactDecimal.nullable(),
        }),
      ),
      Classes: z.array(shareClass),
      Holdings: z.array(holding),
      /** One line for each class that the members and the statement of capital disagree on. */
      Differences: z.array(z.object({ ClassName: z.string(), InIssue: exactDecimal, Held: exactDecimal })),
      StatementMadeUpTo: civilDate.nullable(),
    }),
  ),
  access: { flag: 'ViewCompany', company: { in: 'query', field: 'CompanyId', by: 'id' } },
  activity: null,
  transaction: 'one',
});
