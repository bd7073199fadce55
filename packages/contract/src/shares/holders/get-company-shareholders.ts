import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { recordHead } from '../../companies/company-shapes.ts';
import { civilDate, entityList, exactDecimal, id, instant } from '../../wire/shapes.ts';
import { readingShares } from '../share-shapes.ts';

const shareClass = z.object({
  className: z.string(),
  currency: z.string(),
  numberOfShares: exactDecimal.nullable(),
  aggregateNominal: exactDecimal.nullable(),
  /** The rights in words (SI 2009/388). */
  particulars: z.string().nullable(),
});

const holding = z.object({
  className: z.string(),
  numberHeld: exactDecimal.nullable(),
  /** Several names are joint holders, the first named first. */
  holders: z.array(z.string()),
  /** Of the class, in hundredths of a percent, rounded; null where the class or a number is not known. */
  shareOfClass: z.int().nullable(),
});

/** Capital and members as the registry's company data gives them: the last statement of capital and list of members. */
export const getCompanyShareholders = defineCall({
  ...readingShares,
  path: '/api/CompanyInformation/GetCompanyShareholders',
  summary: 'Share capital and shareholders as last stated to Companies House',
  query: z.object({ companyId: id }),
  reply: entityList(
    z.object({
      ...recordHead,
      /** For other programs, which read no overview: our pages go by the company’s type. */
      hasShareCapital: z.boolean(),
      hasAuthenticationCode: z.boolean(),
      /** When the registry's company data was read; null when it never was. */
      companyDataReadAt: instant.nullable(),
      totals: z.array(
        z.object({
          currency: z.string(),
          numberOfShares: exactDecimal.nullable(),
          aggregateNominal: exactDecimal.nullable(),
          /** Null where nobody has stated it. */
          amountUnpaid: exactDecimal.nullable(),
        }),
      ),
      classes: z.array(shareClass),
      holdings: z.array(holding),
      /** One line for each class that the members and the statement of capital disagree on. */
      differences: z.array(z.object({ className: z.string(), inIssue: exactDecimal, held: exactDecimal })),
      statementMadeUpTo: civilDate.nullable(),
    }),
  ),
});
