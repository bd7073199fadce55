import type { CallOptions } from '../../registry-failure.ts';
import { askGateway } from '../exchange/ask-gateway.ts';
import type { GatewayReply } from '../exchange/gateway-reply.ts';
import type { GatewayConnection } from '../gateway-config.ts';
import { BODY_NAMESPACE } from '../message/envelope.ts';
import { element, textElement } from '../message/xml-writer.ts';
import { md5Hex } from '../presenter.ts';
import { readStatuses, type StatusAnswer } from './submission-status.ts';

/** Asks for the status of one submission. Needs no acknowledgement and may be repeated. */
export async function getSubmissionStatus(
  connection: GatewayConnection,
  submissionNumber: string,
  options: CallOptions,
): Promise<GatewayReply<StatusAnswer>> {
  const { id } = connection.presenter;
  const presenterId = connection.presenterIdForm === 'md5' ? md5Hex(id) : id;
  const body = element(
    'GetSubmissionStatus',
    [textElement('SubmissionNumber', submissionNumber), textElement('PresenterID', presenterId.reveal())],
    { xmlns: BODY_NAMESPACE },
  );
  const question = { className: 'GetSubmissionStatus', body, read: readStatuses, options };
  const reply = await askGateway(connection, question);
  if (!reply.ok) {
    if (reply.reason !== 'refused' || reply.errorClass !== 'nothing-found') return reply;
    return { ok: true, value: { known: false }, raw: reply.text, fetchedAt: connection.now().toISOString() };
  }
  const status = reply.value.findLast((each) => each.submissionNumber === submissionNumber);
  return { ...reply, value: status ? { known: true, ...status } : { known: false } };
}
