import { findContentRefusal } from '../check-body.ts';
import { combinationMismatch, findAuthenticatedCompany, readCompanyNumber } from '../company-reference.ts';
import type { Gateway, Message, Outcome } from '../gateway.ts';
import { invalidContent, type Refusal } from '../refusal.ts';
import { formNamespace, headerNamespace } from '../schema/check-schema.ts';
import { findAt, findChild, textAt, type XmlElement } from '../../xml/xml-element.ts';
import type { FormClass } from '../forms/form-class.ts';
import { formClasses, getFormClass } from '../forms/form-classes.ts';
import { readDocuments } from '../forms/parts/documents.ts';
import { findCreditRefusal } from './credit.ts';
import { findSubject } from './find-subject.ts';
import { type Delivery, readMarkedDelivery, readScript } from './markers.ts';
import type { Submission } from './submission.ts';

/** A form arrives: rows 6 to 11 of section 19, and a receipt. */
export function receiveSubmission(gateway: Gateway, message: Message): Outcome {
  const key = { presenterId: message.presenter.id, number: readSubmissionNumber(message.body) };
  const posts = gateway.submissions.countArrival({
    ...key,
    formClass: message.envelope.messageClass,
    at: message.receivedAt.toISOString(),
  });
  const delivery = findDelivery(gateway, message, posts);
  if (delivery === 'lost') return { ok: true, delivery };
  const outcome = receive(gateway, message);
  return outcome.ok ? { ...outcome, delivery } : outcome;
}

/** By a marker in the form, of which one means the first arrival only, or by a rule. */
function findDelivery(gateway: Gateway, { envelope, body }: Message, posts: number): Delivery {
  const marked = readMarkedDelivery(readMarkedTexts(body));
  if (marked !== 'normal' && (marked !== 'lost' || posts === 1)) return marked;
  const header = findAt(body, 'FormHeader');
  if (header === undefined) return 'normal';
  const arriving = { companyNumber: readNumber(header), formClass: envelope.messageClass };
  return gateway.rules.takeDelivery(arriving) ?? 'normal';
}

function receive(gateway: Gateway, message: Message): Outcome {
  const refusal = findRefusal(gateway, message);
  if (refusal !== undefined) {
    const number = readSubmissionNumber(message.body);
    gateway.submissions.noteRefusal({ presenterId: message.presenter.id, number }, refusal);
    return { ok: false, refusal };
  }
  gateway.submissions.save(toSubmission(gateway, message));
  return { ok: true, qualifier: gateway.settings.read().receiptQualifier };
}

function findRefusal(gateway: Gateway, message: Message): Refusal | undefined {
  const { envelope, presenter, body } = message;
  const submission = { name: 'FormSubmission', namespace: headerNamespace };
  return (
    findContentRefusal(body, submission) ??
    findFormRefusal(body, getFormClass(envelope.messageClass)) ??
    findPersonalCodeRefusal(body) ??
    findNumberRefusal(gateway, presenter.id, readSubmissionNumber(body)) ??
    findCompanyRefusal(gateway, message) ??
    findOwnRefusal(gateway, message)
  );
}

/** What the form itself refuses of its content, and a fee that the presenter cannot pay. */
function findOwnRefusal(gateway: Gateway, message: Message): Refusal | undefined {
  const form = getFormClass(message.envelope.messageClass);
  const delivery = readDelivery(gateway, message);
  const { content, receivedOn } = delivery;
  const company = findSubject(gateway, delivery);
  const reason = company && form.refuse(content, company);
  if (reason !== undefined) return invalidContent(reason);
  return findCreditRefusal(gateway, message.presenter, form.findFee(content, { company, receivedOn }));
}

function findFormRefusal(body: XmlElement, formClass: FormClass): Refusal | undefined {
  const identifier = textAt(body, 'FormHeader', 'FormIdentifier') ?? '';
  const [form] = findAt(body, 'Form')?.children ?? [];
  if (form === undefined) return invalidContent(`Form ${identifier} is empty`);
  const isForm = [...formClasses.values()].some(({ element }) => element === form.name);
  const refusal = isForm
    ? findContentRefusal(form, { name: form.name, namespace: formNamespace })
    : undefined;
  if (refusal !== undefined) return refusal;
  if (form.name === formClass.element && formClass.identifiers.includes(identifier)) return undefined;
  return invalidContent(`Form '${form.name}' with identifier '${identifier}' does not agree with the Class`);
}

/** A code of the wrong form is refused at the gate already; a wrong one is found out only later (section 16). */
function findPersonalCodeRefusal(body: XmlElement): Refusal | undefined {
  const isWrong = listTexts(body, 'CompaniesHousePersonalCode').some((code) => !/^[0-9A-Z]{11}$/i.test(code));
  return isWrong ? invalidContent('Invalid CompaniesHousePersonalCode format') : undefined;
}

function listTexts(element: XmlElement, name: string): string[] {
  const own = element.name === name ? [element.text.trim()] : [];
  return [...own, ...element.children.flatMap((child) => listTexts(child, name))];
}

function findNumberRefusal(gateway: Gateway, presenterId: string, number: string): Refusal | undefined {
  const isUsed = gateway.submissions.find({ presenterId, number }) !== undefined;
  return isUsed ? invalidContent(`Invalid Submission Number: ${number} has already been used`) : undefined;
}

function findCompanyRefusal(gateway: Gateway, { envelope, body }: Message): Refusal | undefined {
  const header = findAt(body, 'FormHeader');
  if (getFormClass(envelope.messageClass).establish !== undefined) return findNamingRefusal(header);
  if (envelope.isTest && !gateway.settings.read().checksCompanyInTestMode) return undefined;
  const company = header && findAuthenticatedCompany(gateway.register, header);
  return company === undefined ? combinationMismatch : undefined;
}

/** A company that is still to be formed has neither number nor code (section 6). */
function findNamingRefusal(header: XmlElement | undefined): Refusal | undefined {
  const naming = ['CompanyNumber', 'CompanyType', 'CompanyAuthenticationCode'];
  const given = header?.children.find(({ name }) => naming.includes(name));
  return (
    given && invalidContent(`Element '${given.name}' must not be given for a company that is to be formed`)
  );
}

function toSubmission(gateway: Gateway, message: Message): Submission {
  const { presenter, body, receivedAt } = message;
  const delivery = readDelivery(gateway, message);
  const customerReference = textAt(body, 'FormHeader', 'CustomerReference');
  const script = readScript(readMarkedTexts(body)) ?? gateway.rules.takeScript(delivery);
  const { decisionDelayMs } = gateway.settings.read();
  const isHeld = script?.outcome === 'hold';
  return {
    ...delivery,
    presenterId: presenter.id,
    number: readSubmissionNumber(body),
    ...(customerReference !== undefined && { customerReference }),
    receivedAt: receivedAt.toISOString(),
    ...(script !== undefined && { script }),
    status: 'PENDING',
    ...(!isHeld && { decideAt: new Date(receivedAt.getTime() + decisionDelayMs).toISOString() }),
    rejections: [],
    isAcknowledged: false,
    chargedPence: 0,
  };
}

/** Of a submission whose shape has been checked. */
function readDelivery(gateway: Gateway, { envelope, body }: Message) {
  const [form] = findAt(body, 'Form')?.children ?? [];
  const header = findAt(body, 'FormHeader');
  if (form === undefined || header === undefined) throw new Error('A submission without form or header');
  const companyNumber = readNumber(header);
  const formClass = envelope.messageClass;
  return {
    formClass,
    ...(companyNumber !== undefined && { companyNumber }),
    companyName: textAt(header, 'CompanyName') ?? '',
    content: getFormClass(formClass).read(form, readDocuments(body)),
    receivedOn: gateway.clock.today(),
  };
}

function readNumber(header: XmlElement): string | undefined {
  return findChild(header, 'CompanyNumber') && readCompanyNumber(header);
}

function readSubmissionNumber(body: XmlElement): string {
  return textAt(body, 'FormHeader', 'SubmissionNumber') ?? '';
}

function readMarkedTexts(body: XmlElement): string[] {
  const header = findAt(body, 'FormHeader');
  return [textAt(header, 'CustomerReference') ?? '', textAt(header, 'ContactName') ?? ''];
}
