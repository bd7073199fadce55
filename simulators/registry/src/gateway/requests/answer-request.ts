import { findContentRefusal } from '../check-body.ts';
import { combinationMismatch, findAuthenticatedCompany } from '../company-reference.ts';
import type { Gateway, Message, MessageHandler, Outcome } from '../gateway.ts';
import type { Company } from '../../register/company.ts';
import { formNamespace } from '../schema/check-schema.ts';

/** The handler of a class whose body has been checked before `answer` is asked. */
export function answerChecked(
  name: string,
  answer: (gateway: Gateway, message: Message) => Outcome | Promise<Outcome>,
): MessageHandler {
  return (gateway, message) => {
    const refusal = findContentRefusal(message.body, { name, namespace: formNamespace });
    return refusal === undefined ? answer(gateway, message) : { ok: false, refusal };
  };
}

/** The same for a request that names a company by number and authentication code. */
export function answerAboutCompany(
  name: string,
  answer: (gateway: Gateway, message: Message & { company: Company }) => Outcome,
): MessageHandler {
  return answerChecked(name, (gateway, message) => {
    const company = findAuthenticatedCompany(gateway.register, message.body);
    if (company === undefined) return { ok: false, refusal: combinationMismatch };
    return answer(gateway, { ...message, company });
  });
}
