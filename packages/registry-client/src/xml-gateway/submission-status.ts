import { Secret } from '@statbook/domain';
import { findChild, findText, listChildren, type XmlElement } from './xml-reader.ts';

/** The registry's word on a submission; only ACCEPT and REJECT are final (manual, part 9). */
export type StatusCode = 'PENDING' | 'PARKED' | 'ACCEPT' | 'REJECT' | 'INTERNAL_FAILURE';

/** One reason of a rejection, verbatim; codes are not published. */
export interface Rejection {
  readonly code: string;
  readonly text: string;
  /** Which occurrence in the form is meant, from 1. */
  readonly instance: number | undefined;
}

/** What the registry gives with an acceptance, by kind of form. */
export type AcceptanceDetails =
  | {
      readonly kind: 'incorporation';
      readonly documentKey: string | undefined;
      readonly incorporationDate: string | undefined;
      /** The new company's own code. */
      readonly authenticationCode: Secret | undefined;
    }
  | { readonly kind: 'change-of-name'; readonly documentKey: string | undefined }
  | {
      readonly kind: 'charge';
      readonly documentKey: string | undefined;
      readonly chargeCode: string | undefined;
    };

/** Where one submission stands. */
export interface SubmissionStatus {
  readonly submissionNumber: string;
  readonly statusCode: StatusCode;
  readonly companyNumber: string | undefined;
  readonly customerReference: string | undefined;
  readonly rejections: readonly Rejection[];
  /** To be given in the next attempt at an incorporation. */
  readonly rejectReference: string | undefined;
  readonly acceptance: AcceptanceDetails | undefined;
  /** The person at the registry; the telephone may hold a name. */
  readonly examiner:
    | { readonly telephone: string | undefined; readonly comment: string | undefined }
    | undefined;
}

/** The status of one number, or that the registry knows no such number (any more: 90 days). */
export type StatusAnswer = ({ readonly known: true } & SubmissionStatus) | { readonly known: false };

/** Reads `SubmissionStatus`; undefined when the body is something else or holds a status of no known code. */
export function readStatuses(body: XmlElement | undefined): readonly SubmissionStatus[] | undefined {
  if (body && body.name !== 'SubmissionStatus') return undefined;
  const statuses = listChildren(body, 'Status').map(readStatus);
  return statuses.every((status) => status !== undefined) ? statuses : undefined;
}

const STATUS_CODES: readonly StatusCode[] = ['PENDING', 'PARKED', 'ACCEPT', 'REJECT', 'INTERNAL_FAILURE'];

function readStatus(status: XmlElement): SubmissionStatus | undefined {
  const statusCode = STATUS_CODES.find((code) => code === findText(status, 'StatusCode'));
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
    rejectReference: findText(rejections, 'RejectReference'),
    acceptance: readAcceptance(status),
    examiner: examiner && {
      telephone: findText(examiner, 'Telephone'),
      comment: findText(examiner, 'Comment'),
    },
  };
}

function readRejection(reject: XmlElement): Rejection {
  const instance = Number(findText(reject, 'InstanceNumber'));
  return {
    code: findText(reject, 'RejectCode') ?? '',
    text: findText(reject, 'Description') ?? '',
    instance: Number.isInteger(instance) ? instance : undefined,
  };
}

function readAcceptance(status: XmlElement): AcceptanceDetails | undefined {
  const incorporation = findChild(status, 'IncorporationDetails');
  if (incorporation) {
    const code = findText(incorporation, 'AuthenticationCode');
    return {
      kind: 'incorporation',
      documentKey: findText(incorporation, 'DocRequestKey'),
      incorporationDate: findText(incorporation, 'IncorporationDate'),
      authenticationCode: code === undefined ? undefined : new Secret(code),
    };
  }
  const name = findChild(status, 'ChangeOfNameDetails');
  if (name) return { kind: 'change-of-name', documentKey: findText(name, 'DocRequestKey') };
  const charge = findChild(status, 'ChargeDetails');
  if (!charge) return undefined;
  const documentKey = findText(charge, 'DocRequestKey');
  return { kind: 'charge', documentKey, chargeCode: findText(charge, 'ChargeCode') };
}
