import type { Company } from '../../register/company.ts';
import type { CompanyRegister, NewFiling } from '../../register/company-register.ts';
import type { XmlElement } from '../../xml/xml-element.ts';
import type { Certificate, Incorporation, Rejection } from '../submissions/submission.ts';
import type { DeliveredDocument } from './parts/documents.ts';

/** One delivery of a form for a company, as the checks and the effect of its form see it. */
export interface FormCase<Content> {
  register: CompanyRegister;
  /** A copy of its own, or the one that the form brings: what `apply` changes is saved afterwards. */
  company: Company;
  /** As the sender wrote the name. */
  companyName: string;
  content: Content;
  /** The day of receipt, on which the form counts as delivered. */
  today: string;
}

type Check<Content> = (facts: FormCase<Content>) => Rejection | undefined;

/** What an acceptance gives back beside its status (section 9). */
export interface Grant {
  certificate?: Certificate;
  chargeCode?: string;
  incorporation?: Incorporation;
}

/** The application for a company that is not on the register yet. */
export type Founding<Content> = Pick<FormCase<Content>, 'register' | 'companyName' | 'content' | 'today'>;

export interface FeeFacts {
  /** Absent for a number that is not on the register, which a test account may use. */
  company: Company | undefined;
  /** The day of receipt: it fixes the fee. */
  receivedOn: string;
}

/** Everything that the gateway and the register know of one form. */
export interface FormRules<Content> {
  element: string;
  /** The Class of the envelope, where it is spelled otherwise than the element (section 7.1). */
  messageClass?: string;
  identifiers?: readonly string[];
  /** Reads a form whose shape has been checked. */
  read: (form: XmlElement, documents: DeliveredDocument[]) => Content;
  /** The company that the form brings to the register; its header then names none. Other forms are about one that is there. */
  establish?: (facts: Founding<Content>) => Company;
  /** What the gateway refuses before it gives a receipt, beyond the shape. */
  refuse?: (content: Content, company: Company) => string | undefined;
  /** In this order: the first reason against the form is the one that the registry gives. */
  checks: readonly Check<Content>[];
  /** Changes the company; returns what comes back to the presenter. */
  apply: (facts: FormCase<Content>) => Grant;
  /** The item of the filing history, once the change is made; undefined where the public is told nothing. */
  describe: (facts: FormCase<Content>, before: Company) => NewFiling | undefined;
  /** Pence; forms without one cost nothing (section 15). */
  fee?: (content: Content, facts: FeeFacts) => number;
}

/** A form whose content only its own rules understand. */
export interface FormClass {
  element: string;
  messageClass: string;
  identifiers: readonly string[];
  read: (form: XmlElement, documents: DeliveredDocument[]) => unknown;
  establish: ((facts: Founding<unknown>) => Company) | undefined;
  refuse: (content: unknown, company: Company) => string | undefined;
  findRejection: (facts: FormCase<unknown>) => Rejection | undefined;
  apply: (facts: FormCase<unknown>) => Grant;
  describe: (facts: FormCase<unknown>, before: Company) => NewFiling | undefined;
  findFee: (content: unknown, facts: FeeFacts) => number;
}

export function defineForm<Content>(rules: FormRules<Content>): FormClass {
  const { element, messageClass = element, identifiers = [element], establish } = rules;
  // The content is what `read` of the same form returned, kept as JSON between receipt and decision.
  const toContent = (content: unknown) => content as Content;
  const toCase = (facts: FormCase<unknown>) => ({ ...facts, content: toContent(facts.content) });
  return {
    element,
    messageClass,
    identifiers,
    read: rules.read,
    establish: establish && ((facts) => establish({ ...facts, content: toContent(facts.content) })),
    refuse: (content, company) => rules.refuse?.(toContent(content), company),
    findRejection: (facts) => findFirst(rules.checks, toCase(facts)),
    apply: (facts) => rules.apply(toCase(facts)),
    describe: (facts, before) => rules.describe(toCase(facts), before),
    findFee: (content, facts) => rules.fee?.(toContent(content), facts) ?? 0,
  };
}

function findFirst<Content>(checks: readonly Check<Content>[], facts: FormCase<Content>) {
  for (const check of checks) {
    const rejection = check(facts);
    if (rejection !== undefined) return rejection;
  }
  return undefined;
}
