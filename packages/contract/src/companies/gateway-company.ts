import { z } from 'zod';
import { civilDate, instant } from '../wire.ts';

const text = z.string().nullable();

const address = z.object({
  CareOf: text,
  PoBox: text,
  Premise: text,
  Street: text,
  Thoroughfare: text,
  PostTown: text,
  County: text,
  Country: text,
  Postcode: text,
});

const shareClass = z.object({
  ShareClass: text,
  PrescribedParticulars: text,
  NumberOfShares: text,
  AggregateNominalValue: text,
});

/**
 * What the registry gives for an authentication code, without what is protected: birth dates, home addresses and
 * the e-mail address stay sealed. Numbers are the registry's decimal texts.
 */
export const gatewayCompany = z.object({
  CompanyNumber: z.string(),
  CompanyName: z.string(),
  CompanyCategory: text,
  Jurisdiction: text,
  MadeUpDate: civilDate.nullable(),
  NextDueDate: civilDate.nullable(),
  RegisteredOfficeAddress: address.nullable(),
  SailAddress: address.nullable(),
  HasRegisteredEmail: z.boolean(),
  TradingOnMarket: z.boolean().nullable(),
  SicCodes: z.array(z.string()),
  Officers: z.array(
    z.object({
      Name: z.string(),
      Role: z.string(),
      AppointedOn: civilDate.nullable(),
      ResignedOn: civilDate.nullable(),
    }),
  ),
  /** `Kind`: notified, super-secure or statement; of a statement `Name` is whom it is about. */
  Pscs: z.array(
    z.object({
      Kind: z.enum(['notified', 'super-secure', 'statement']),
      Name: text,
      NaturesOfControl: z.array(z.string()),
      Statement: text,
      NotifiedOn: civilDate.nullable(),
      CeasedOn: civilDate.nullable(),
    }),
  ),
  PscCompanyStatement: text,
  StatementOfCapital: z.array(
    z.object({
      Currency: text,
      TotalNumberOfShares: text,
      TotalAggregateNominalValue: text,
      TotalAmountUnpaid: text,
      Shares: z.array(shareClass),
    }),
  ),
  Shareholdings: z.array(z.object({ ShareClass: text, NumberHeld: text, Shareholders: z.array(z.string()) })),
  ReadAt: instant,
});
