import { findContentRefusal } from '../check-body.ts';
import { combinationMismatch, findAuthenticatedCompany } from '../company-reference.ts';
import type { Gateway, Message, MessageHandler, Outcome } from '../gateway.ts';
import type { Company } from '../../world/types.ts';
import { formNamespace } from '../schema/form-submission-shape.ts';
import { requestShapes } from '../schema/request-shapes.ts';

/** The handler of a class whose body has been checked before `answer` is asked. */
export function answerChecked(
  name: keyof typeof requestShapes,
  answer: (gateway: Gateway, message: Message) => Outcome | Promise<Outcome>,
): MessageHandler {
  const expected = { name, namespace: formNamespace, shape: requestShapes[name] };
  return (gateway, message) => {
    const refusal = findContentRefusal(gateway, message.body, expected);
    return refusal === undefined ? answer(gateway, message) : { ok: false, refusal };
  };
}

/** The same for a request that names a company by number and authentication code. */
export function answerAboutCompany(
  name: keyof typeof requestShapes,
  answer: (gateway: Gateway, message: Message & { company: Company }) => Outcome,
): MessageHandler {
  return answerChecked(name, (gateway, message) => {
    const company = findAuthenticatedCompany(gateway.world, message.body);
    if (company === undefined) return { ok: false, refusal: combinationMismatch };
    return answer(gateway, { ...message, company });
  });
}
