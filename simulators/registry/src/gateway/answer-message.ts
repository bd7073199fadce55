import { type Envelope, readEnvelope } from './envelope/read-envelope.ts';
import { type AnswerFacts, writeAnswer, writeRefusal } from './envelope/write-answer.ts';
import type { Gateway, Outcome } from './gateway.ts';
import { findMessageHandler } from './message-classes.ts';
import type { Presenter } from './presenters/presenter.ts';
import {
  authorisationFailure,
  invalidContent,
  type Refusal,
  unknownClass,
  wrongTestMode,
} from './refusal.ts';
import type { Delivery } from './submissions/markers.ts';

export interface GatewayAnswer {
  xml: string;
  delivery: Delivery;
}

/** One message in, one message out, in the order of section 19. */
export async function answerMessage(gateway: Gateway, source: string): Promise<GatewayAnswer> {
  const receivedAt = gateway.clock.now();
  const reading = readEnvelope(source);
  const outcome: Outcome = reading.ok ? await handle(gateway, reading.envelope, receivedAt) : reading;
  const facts: AnswerFacts = {
    envelope: reading.envelope,
    receivedAt,
    namespace: gateway.settings.read().envelopeNamespace,
  };
  if (!outcome.ok) return { xml: writeRefusal(facts, outcome.refusal), delivery: 'normal' };
  const { body, qualifier = 'response', delivery = 'normal' } = outcome;
  return { xml: writeAnswer({ ...facts, qualifier }, body), delivery };
}

async function handle(gateway: Gateway, envelope: Envelope, receivedAt: Date): Promise<Outcome> {
  const handler = findMessageHandler(envelope.messageClass);
  if (handler === undefined) return refuse(unknownClass(envelope.messageClass));
  const presenter = gateway.presenters.findByCredentials(envelope);
  if (presenter === undefined) return refuse(authorisationFailure);
  const refusal = findPresenterRefusal(gateway, envelope, presenter);
  if (refusal !== undefined) return refuse(refusal);
  if (envelope.body === undefined)
    return refuse(invalidContent(`No body supplied for ${envelope.messageClass}`));
  return handler(gateway, { envelope, presenter, body: envelope.body, receivedAt });
}

function findPresenterRefusal(
  gateway: Gateway,
  envelope: Envelope,
  presenter: Presenter,
): Refusal | undefined {
  if (envelope.isTest !== (presenter.kind === 'test')) return wrongTestMode;
  const isTooFast = gateway.presenters.isTooFast(presenter);
  return isTooFast && gateway.settings.read().limitsRate ? invalidContent('Too many requests') : undefined;
}

function refuse(refusal: Refusal): Outcome {
  return { ok: false, refusal };
}
