import type { Refusal } from '../refusal.ts';

export type StatusCode = 'PENDING' | 'PARKED' | 'ACCEPT' | 'REJECT' | 'INTERNAL_FAILURE';

export interface Rejection {
  code: string;
  description: string;
  /** Which occurrence in the form, from 1. */
  instance: number;
}

/** What was decided beforehand, by a marker in the form or through the admin API. */
export type Script =
  | { outcome: 'accept' | 'park' | 'fail' | 'hold' }
  | { outcome: 'reject'; code: string; text: string };

/** What is drawn when the certificate of an acceptance is fetched. */
export interface Certificate {
  documentType: string;
  title: string;
  lines: string[];
}

/** What the presenter of a new company is told beside its number. */
export interface Incorporation {
  date: string;
  authenticationCode: string;
}

export interface Submission {
  presenterId: string;
  /** Six characters, unique for the presenter for ever. */
  number: string;
  formClass: string;
  /** Eight characters, as on the register; absent for a company that is still to be formed. */
  companyNumber?: string;
  companyName: string;
  customerReference?: string;
  receivedAt: string;
  /** The civil day of receipt: the form counts as delivered on it. */
  receivedOn: string;
  /** As its form reads it. */
  content: unknown;
  script?: Script;
  status: StatusCode;
  /** When a pending one is decided; absent for one that is held. */
  decideAt?: string;
  decidedAt?: string;
  rejections: Rejection[];
  /** Of a rejected incorporation: the next attempt names it. */
  rejectReference?: string;
  examiner?: { telephone: string; comment: string };
  certificate?: Certificate;
  /** Under which the certificate can be fetched. */
  docRequestKey?: string;
  /** Of an accepted registration of a charge. */
  chargeCode?: string;
  /** Of an accepted incorporation. */
  incorporation?: Incorporation;
  isAcknowledged: boolean;
  chargedPence: number;
}

/** Every arrival of a submission number, the refused ones included: proof of what a client sent how often. */
export interface Arrivals {
  presenterId: string;
  number: string;
  formClass: string;
  posts: number;
  firstAt: string;
  lastAt: string;
  refusals: Refusal[];
}

export function isFinal(status: StatusCode): boolean {
  return status === 'ACCEPT' || status === 'REJECT';
}
