import { getSailAddressDetailsById, getSailAddressDetailsByStatus } from '@statbook/contract/calls';
import {
  type Answers,
  answerAt,
  describeRecord,
  FILED_ADDRESS_LINES,
  type FiledAddress,
  type FormFacts,
  isRecordType,
  recordsKept,
  type RecordType,
  ticksAt,
} from '@statbook/domain/filing/forms';
import { type Filing, findFiling } from '../../../filings/filing-queries.ts';
import { listOpenFilings } from '../../../filings/open-filing-queries.ts';
import { handle } from '../../../pipeline/handler.ts';
import { Refusal, refuse } from '../../../pipeline/refusal.ts';
import type { FormDependencies } from '../draft/form-case.ts';
import { allAnswers, readDraft } from '../draft/form-draft.ts';
import { readFormFacts } from '../facts/form-facts.ts';

const notices: ReadonlySet<string> = new Set(['AD02', 'AD03', 'AD04']);

/** A notice of the inspection location or of its records; without one, what is registered. */
export const getSailAddressDetailsByIdHandler = (dependencies: FormDependencies) =>
  handle(getSailAddressDetailsById, async ({ tx, query, company }) => {
    const { sailAddressId, recordType } = query;
    if (sailAddressId !== undefined) {
      const filing = await findFiling(tx, sailAddressId);
      if (filing?.companyId !== company.id || !notices.has(filing.form)) return refuse('not-found');
      return { entity: [presentNotice(dependencies, filing, recordType)] };
    }
    const facts = await readFormFacts(tx, dependencies, company);
    return facts instanceof Refusal ? facts : { entity: [presentRegistered(facts, recordType)] };
  });

/** What is registered, then every notice under way; of one kind of record only those that are about it. */
export const getSailAddressDetailsByStatusHandler = (dependencies: FormDependencies) =>
  handle(getSailAddressDetailsByStatus, async ({ tx, query, company }) => {
    const { recordType, satisfiedChargeId } = query;
    const facts = await readFormFacts(tx, dependencies, company);
    if (facts instanceof Refusal) return facts;
    const chargeInstrumentsAt = satisfiedChargeId === undefined ? undefined : instrumentsPlace(facts);
    if (satisfiedChargeId !== undefined && !isCharge(facts, satisfiedChargeId)) return refuse('not-found');
    const filings = (await listOpenFilings(tx, company.id)).filter(({ form }) => notices.has(form));
    const underWay = filings
      .map((filing) => presentNotice(dependencies, filing, recordType))
      .filter(({ records }) => recordType === undefined || records.length > 0);
    const places = [presentRegistered(facts, recordType), ...underWay];
    return { entity: places.map((place) => ({ ...place, chargeInstrumentsAt })) };
  });

type Place = 'inspection-location' | 'registered-office';

const isCharge = ({ charges }: FormFacts, given: string) =>
  charges.some(({ id, code, number }) => [id, code, String(number)].includes(given));

/** The instruments of every charge are kept together: there where the register says, else at the office. */
function instrumentsPlace({ sail, company }: FormFacts): Place {
  const record = company.jurisdiction === 'scotland' ? 'CHARGESC' : 'CHARGEEWNI';
  return sail.records.includes(record) ? 'inspection-location' : 'registered-office';
}

function presentRegistered(facts: FormFacts, wanted: RecordType | undefined) {
  const there = new Set(facts.sail.records);
  const records = recordsKept(facts).map((recordType) =>
    presentRecord(recordType, there.has(recordType) ? 'inspection-location' : 'registered-office'),
  );
  const { address } = facts.sail;
  return {
    sailAddressId: undefined,
    form: undefined,
    state: undefined,
    address: address && linesOf((line) => address[line] ?? ''),
    records: only(records, wanted),
  };
}

function presentNotice({ vault }: FormDependencies, filing: Filing, wanted: RecordType | undefined) {
  const { id: sailAddressId, form, state } = filing;
  const answers = allAnswers(readDraft(vault, filing));
  const place = form === 'AD03' ? 'inspection-location' : 'registered-office';
  const records = recordsIn(answers).map((recordType) => presentRecord(recordType, place));
  const isOfPlace = form === 'AD02';
  return {
    sailAddressId,
    form,
    state,
    address: isOfPlace ? linesOf((line) => answerAt(answers, `address.${line}`)) : undefined,
    records: only(records, wanted),
  };
}

const recordsIn = (answers: Answers) => ticksAt(answers, 'records').filter(isRecordType);

const presentRecord = (recordType: RecordType, place: Place) => ({
  recordType,
  description: describeRecord(recordType),
  place,
});

const only = <T extends { recordType: RecordType }>(records: readonly T[], wanted: RecordType | undefined) =>
  records.filter(({ recordType }) => wanted === undefined || recordType === wanted);

function linesOf(lineAt: (line: keyof FiledAddress) => string): Partial<FiledAddress> {
  const lines = FILED_ADDRESS_LINES.map((line) => [line, lineAt(line)] as const);
  return Object.fromEntries(lines.filter(([, text]) => text !== ''));
}
