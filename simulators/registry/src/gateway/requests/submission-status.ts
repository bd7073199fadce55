import type { Gateway, Outcome } from '../gateway.ts';
import type { Presenter } from '../presenters/presenter.ts';
import { invalidContent, noStatusesWaiting, noTransactionFound } from '../refusal.ts';
import { isFinal, type Submission } from '../submissions/submission.ts';
import type { Content } from '../../xml/write-xml.ts';
import { textAt } from '../../xml/xml-element.ts';
import { answerChecked } from './answer-request.ts';

/** GetSubmissionStatus: by number, by company, or what waits (section 9). */
export const answerStatusRequest = answerChecked('GetSubmissionStatus', (gateway, { body, presenter }) => {
  if (!gateway.presenters.isNamedBy(presenter, textAt(body, 'PresenterID') ?? '')) {
    return { ok: false, refusal: invalidContent('No presenter ID supplied') };
  }
  const number = textAt(body, 'SubmissionNumber');
  const companyNumber = textAt(body, 'CompanyNumber');
  if (number === undefined && companyNumber === undefined) return answerGeneralPoll(gateway, presenter);
  const found = findSubmissions(gateway, presenter.id, { number, companyNumber });
  return found.length === 0 ? { ok: false, refusal: noTransactionFound } : answerStatuses(found);
});

function findSubmissions(
  { submissions, clock }: Gateway,
  presenterId: string,
  { number, companyNumber }: { number: string | undefined; companyNumber: string | undefined },
): Submission[] {
  const found =
    number === undefined
      ? submissions.listOfPresenter(presenterId).filter((one) => one.companyNumber === companyNumber)
      : [submissions.find({ presenterId, number })];
  return found.filter((one) => one !== undefined).filter((one) => isKept(one, clock.now()));
}

const atMost = 20;

/** Finished ones, the oldest decision first, the same again until they are acknowledged. */
function answerGeneralPoll({ submissions, settings, clock }: Gateway, presenter: Presenter): Outcome {
  const waiting = submissions
    .listOfPresenter(presenter.id)
    .filter((one) => isFinal(one.status) && !one.isAcknowledged && isKept(one, clock.now()))
    .toSorted((one, other) => (one.decidedAt ?? '').localeCompare(other.decidedAt ?? ''))
    .slice(0, atMost);
  submissions.setPolled(
    presenter.id,
    waiting.map(({ number }) => number),
  );
  if (waiting.length === 0 && settings.read().emptyPoll === 'error-8026') {
    return { ok: false, refusal: noStatusesWaiting };
  }
  return answerStatuses(waiting);
}

const retentionDays = 90;

function isKept({ decidedAt }: Submission, now: Date): boolean {
  return decidedAt === undefined || now.getTime() - Date.parse(decidedAt) <= retentionDays * 86_400_000;
}

function answerStatuses(submissions: Submission[]): Outcome {
  return { ok: true, body: { SubmissionStatus: { Status: submissions.map(writeStatus) } } };
}

function writeStatus(submission: Submission): Content {
  const { number, status, companyNumber, customerReference, examiner } = submission;
  return {
    SubmissionNumber: number,
    StatusCode: status,
    CompanyNumber: companyNumber,
    CustomerReference: customerReference || undefined,
    // An acceptance carries the element too, empty.
    Rejections: isFinal(status)
      ? {
          Reject: submission.rejections.map(writeRejection),
          RejectReference: submission.rejectReference,
        }
      : undefined,
    ...writeDetails(submission),
    Examiner: examiner && { Telephone: examiner.telephone, Comment: examiner.comment },
  };
}

/** What an acceptance brings beside its status: the key of a certificate, and what is new of a company or a charge. */
function writeDetails({ docRequestKey, chargeCode, incorporation }: Submission): Record<string, Content> {
  if (docRequestKey === undefined) return {};
  if (incorporation !== undefined) {
    const { date, authenticationCode } = incorporation;
    return {
      IncorporationDetails: {
        DocRequestKey: docRequestKey,
        IncorporationDate: date,
        AuthenticationCode: authenticationCode,
      },
    };
  }
  return chargeCode === undefined
    ? { ChangeOfNameDetails: { DocRequestKey: docRequestKey } }
    : { ChargeDetails: { DocRequestKey: docRequestKey, ChargeCode: chargeCode } };
}

function writeRejection({ code, description, instance }: Submission['rejections'][number]): Content {
  return { RejectCode: code, Description: description, InstanceNumber: String(instance) };
}

/** The statuses of the last general poll have been stored: the next ones can come (section 9). */
export const answerStatusAck = answerChecked('StatusAck', ({ submissions }, { presenter }) => {
  for (const number of submissions.findPolled(presenter.id)) {
    const submission = submissions.find({ presenterId: presenter.id, number });
    if (submission !== undefined) submissions.save({ ...submission, isAcknowledged: true });
  }
  submissions.setPolled(presenter.id, []);
  return { ok: true, body: { status: '' } };
});
