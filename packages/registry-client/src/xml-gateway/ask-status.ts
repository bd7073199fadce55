import type { CallOptions } from '../registry-failure.ts';
import { askGateway } from './ask-gateway.ts';
import { BODY_NAMESPACE } from './envelope.ts';
import type { GatewayConnection } from './gateway-config.ts';
import type { GatewayReply } from './gateway-reply.ts';
import { md5Hex } from './presenter.ts';
import { readStatuses, type StatusAnswer, type SubmissionStatus } from './submission-status.ts';
import { element, optionalElement, textElement } from './xml-writer.ts';

/** Asks where one submission stands. Needs no acknowledgement and may be repeated. */
export async function getSubmissionStatus(
  connection: GatewayConnection,
  submissionNumber: string,
  options: CallOptions,
): Promise<GatewayReply<StatusAnswer>> {
  const reply = await askStatuses(connection, submissionNumber, options);
  if (!reply.ok) {
    if (reply.reason !== 'refused' || reply.errorClass !== 'nothing-found') return reply;
    return { ok: true, value: { known: false }, raw: reply.text, fetchedAt: connection.now().toISOString() };
  }
  const status = reply.value.findLast((each) => each.submissionNumber === submissionNumber);
  return { ...reply, value: status ? { known: true, ...status } : { known: false } };
}

/**
 * General poll: up to 20 finished statuses of the presenter, the same again until acknowledged. For one
 * consumer per presenter only; an empty list when nothing waits.
 */
export async function pollStatuses(
  connection: GatewayConnection,
  options: CallOptions,
): Promise<GatewayReply<readonly SubmissionStatus[]>> {
  const reply = await askStatuses(connection, undefined, options);
  if (reply.ok || reply.reason !== 'refused' || reply.errorClass !== 'nothing-found') return reply;
  return { ok: true, value: [], raw: reply.text, fetchedAt: connection.now().toISOString() };
}

/** Says that the statuses of the last general poll are stored, so that the next ones come. */
export function statusAck(connection: GatewayConnection, options: CallOptions): Promise<GatewayReply<true>> {
  const body = element('StatusAck', [], { xmlns: BODY_NAMESPACE });
  return askGateway(connection, { className: 'StatusAck', body, read: () => true as const, options });
}

function askStatuses(
  connection: GatewayConnection,
  submissionNumber: string | undefined,
  options: CallOptions,
): Promise<GatewayReply<readonly SubmissionStatus[]>> {
  const { id } = connection.presenter;
  const presenterId = connection.presenterIdForm === 'md5' ? md5Hex(id) : id;
  const body = element(
    'GetSubmissionStatus',
    [optionalElement('SubmissionNumber', submissionNumber), textElement('PresenterID', presenterId.reveal())],
    { xmlns: BODY_NAMESPACE },
  );
  return askGateway(connection, { className: 'GetSubmissionStatus', body, read: readStatuses, options });
}
