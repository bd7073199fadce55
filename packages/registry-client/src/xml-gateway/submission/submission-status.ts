import { Secret } from '@statbook/domain/secret';
import { readDate } from '../message/values.ts';
import { findChild, findText, listChildren, type XmlElement } from '../message/xml-reader.ts';

const statusCodes = ['PENDING', 'PARKED', 'ACCEPT', 'REJECT', 'INTERNAL_FAILURE'] as const;

/** Where a submission stands; only ACCEPT and REJECT are final (manual, part 9). */
export type StatusCode = (typeof statusCodes)[number];

/** Reads `SubmissionStatus`; undefined when the body is something else or holds a status of no known code. */
export function readStatuses(body: XmlElement | undefined): SubmissionStatus[] | undefined {
  if (body && body.name !== 'SubmissionStatus') return undefined;
  const statuses = listChildren(body, 'Status').map(readStatus);
  return statuses.every((status) => status !== undefined) ? statuses : undefined;
}

function readStatus(status: XmlElement) {
  const statusCode = statusCodes.find((code) => code === findText(status, 'StatusCode'));
  const submissionNumber = findText(status, 'SubmissionNumber');
  if (!statusCode || !submissionNumber) return undefined;
  const rejections = findChild(status, 'Rejections');
  const examiner = findChild(status, 'Examiner');
  return {
    submissionNumber,
    statusCode,
    companyNumber: findText(status, 'CompanyNumber'),
    customerReference: findText(status, 'CustomerReference'),
    rejections: listChildren(rejections, 'Reject').map(readRejection),
    /** To be given in the next attempt at an incorporation. */
    rejectReference: findText(rejections, 'RejectReference'),
    acceptance: readAcceptance(status),
    /** The person at the registry; the telephone may hold a name. */
    examiner: examiner && {
      telephone: findText(examiner, 'Telephone'),
      comment: findText(examiner, 'Comment'),
    },
  };
}

/** The status of one submission. */
export type SubmissionStatus = NonNullable<ReturnType<typeof readStatus>>;

/** The status of one number, or that the registry knows no such number (any more: 90 days). */
export type StatusAnswer = ({ readonly known: true } & SubmissionStatus) | { readonly known: false };

/** One reason of a rejection, verbatim; codes are not published. */
export type Rejection = ReturnType<typeof readRejection>;

function readRejection(reject: XmlElement) {
  const instance = Number(findText(reject, 'InstanceNumber'));
  return {
    code: findText(reject, 'RejectCode') ?? '',
    text: findText(reject, 'Description') ?? '',
    /** Which occurrence in the form is meant, from 1. */
    instance: Number.isInteger(instance) ? instance : undefined,
  };
}

/** The registry's details of an acceptance: of an incorporation, a change of name, a charge; none of other forms. */
export type Acceptance = NonNullable<ReturnType<typeof readAcceptance>>;

function readAcceptance(status: XmlElement) {
  const incorporation = findChild(status, 'IncorporationDetails');
  if (incorporation) {
    const code = findText(incorporation, 'AuthenticationCode');
    return {
      kind: 'incorporation' as const,
      documentKey: findText(incorporation, 'DocRequestKey'),
      incorporationDate: readDate(incorporation, 'IncorporationDate'),
      /** The new company's own code. */
      authenticationCode: code === undefined ? undefined : new Secret(code),
    };
  }
  const name = findChild(status, 'ChangeOfNameDetails');
  if (name) return { kind: 'change-of-name' as const, documentKey: findText(name, 'DocRequestKey') };
  const charge = findChild(status, 'ChargeDetails');
  if (!charge) return undefined;
  const documentKey = findText(charge, 'DocRequestKey');
  return { kind: 'charge' as const, documentKey, chargeCode: findText(charge, 'ChargeCode') };
}
