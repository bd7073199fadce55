import { element } from '../xml/write-xml.ts';
import { answerChecked } from './answer-request.ts';

/** The statuses of the last general poll have been stored: the next ones can come (section 9). */
export const answerStatusAck = answerChecked('StatusAck', ({ submissions }, { presenter }) => {
  for (const number of submissions.findHandedOut(presenter.id)) {
    const submission = submissions.find({ presenterId: presenter.id, number });
    if (submission !== undefined) submissions.save({ ...submission, isAcknowledged: true });
  }
  submissions.setHandedOut(presenter.id, []);
  return { ok: true, body: element('status', []) };
});
