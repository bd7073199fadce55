import { z } from 'zod';
import { civilDate, instant } from '../../wire/shapes.ts';

const text = z.string().nullable();

const address = z
  .object({
    careOf: text,
    poBox: text,
    premise: text,
    street: text,
    thoroughfare: text,
    postTown: text,
    county: text,
    country: text,
    postcode: text,
  })
  .meta({ title: 'CompanyDataAddress' });

const shareClass = z.object({
  shareClass: text,
  prescribedParticulars: text,
  numberOfShares: text,
  aggregateNominalValue: text,
});

/**
 * What the registry gives for an authentication code, without what is protected: birth dates, home addresses and
 * the e-mail address stay sealed. Numbers are the registry's decimal texts.
 */
export const gatewayCompany = z
  .object({
    companyNumber: z.string(),
    companyName: z.string(),
    companyCategory: text,
    jurisdiction: text,
    madeUpDate: civilDate.nullable(),
    nextDueDate: civilDate.nullable(),
    registeredOfficeAddress: address.nullable(),
    sailAddress: address.nullable(),
    hasRegisteredEmail: z.boolean(),
    tradingOnMarket: z.boolean().nullable(),
    sicCodes: z.array(z.string()),
    officers: z.array(
      z.object({
        name: z.string(),
        role: z.string(),
        appointedOn: civilDate.nullable(),
        resignedOn: civilDate.nullable(),
      }),
    ),
    /** `Kind`: notified, super-secure or statement; of a statement `Name` is whom it is about. */
    pscs: z.array(
      z.object({
        kind: z.enum(['notified', 'super-secure', 'statement']),
        name: text,
        naturesOfControl: z.array(z.string()),
        statement: text,
        notifiedOn: civilDate.nullable(),
        ceasedOn: civilDate.nullable(),
      }),
    ),
    pscCompanyStatement: text,
    statementOfCapital: z.array(
      z.object({
        currency: text,
        totalNumberOfShares: text,
        totalAggregateNominalValue: text,
        totalAmountUnpaid: text,
        shares: z.array(shareClass),
      }),
    ),
    shareholdings: z.array(
      z.object({ shareClass: text, numberHeld: text, shareholders: z.array(z.string()) }),
    ),
    readAt: instant,
  })
  .meta({ title: 'CompanyData' });
