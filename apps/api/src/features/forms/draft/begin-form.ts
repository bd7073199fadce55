import { randomUUID } from 'node:crypto';
import type { FormId } from '@statbook/domain/filing';
import {
  type Answers,
  answerAt,
  eventDayOf,
  fieldsOf,
  findFormRules,
  type FormCase,
  type FormFacts,
  type FormOrigin,
  type FormRules,
  whyNotOffered,
  withKnownPerson,
} from '@statbook/domain/filing/forms';
import { beginFiling } from '../../../filings/begin-filing.ts';
import { type ApprovedForms, channelFor } from '../../../filings/channel/filing-channel.ts';
import { refuseEditing } from '../../../filings/draft/refuse-draft.ts';
import { writeDraft } from '../../../filings/draft/write-draft.ts';
import { insertEntriesOfFiling } from '../../../filings/entries/entry-filing-queries.ts';
import type { NoticeSource } from '../../../filings/entries/control-notice.ts';
import { type Filing, findFiling, lockOpenFiling } from '../../../filings/filing-queries.ts';
import type { CompanyInReach, Person } from '../../../pipeline/handler.ts';
import { Refusal, refuse } from '../../../pipeline/refusal.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { lockCompanyRow } from '../../../registry-snapshots/company-row-queries.ts';
import { beginNotice } from '../entries/begin-notice.ts';
import { beginReturn } from '../entries/begin-return.ts';
import { findNewcomer } from '../newcomer/find-newcomer.ts';
import { readFormFacts } from '../facts/form-facts.ts';
import { whyOnPaper } from '../why-on-paper.ts';
import { type FormDependencies, type OpenForm, openForm } from './form-case.ts';
import { mergeAnswers, toDraft, toDraftColumns } from './form-draft.ts';
import { saveAnswers } from './save-answers.ts';

/** What in our own books a form is begun from. */
interface BookedSource {
  readonly shareEventIds?: readonly string[] | undefined;
  /** Somebody whom the form introduces to the company. */
  readonly personId?: string | undefined;
}

interface Beginning {
  company: CompanyInReach;
  person: Person;
  form: FormId;
  /** `document`: to be delivered by a person, though software may send it. */
  way?: 'software' | 'document' | undefined;
  /** With the entries of the share register, or the notice about control, that it is about. */
  origin?: (FormOrigin & NoticeSource & BookedSource) | undefined;
}

/** Begins a form, filled in with what is known; the open one of the same matter is given where there is one. */
export async function beginForm(
  tx: Transaction,
  dependencies: FormDependencies,
  { company, person, form, way: chosen, origin = {} }: Beginning,
): Promise<{ filing: Filing; isNew: boolean } | Refusal> {
  const rules = findFormRules(form);
  if (rules === undefined) return refuse('form-not-offered');
  const facts = await readFormFacts(tx, dependencies, company);
  if (facts instanceof Refusal) return facts;
  const whyNot = whyNotOffered(rules, form, facts);
  if (whyNot !== undefined) return refuse('form-not-offered', { detail: whyNot });
  const way = wayFor(form, { facts, chosen, approved: dependencies });
  if (way instanceof Refusal) return way;

  const begun = rules.isOfEntries
    ? await beginReturn(tx, dependencies, { companyId: company.id, facts, origin })
    : await beginNotice(tx, dependencies, { company, form, today: facts.today, origin });
  if (begun instanceof Refusal) return begun;
  if ('openId' in begun) return findOpenDraft(tx, begun.openId);
  const asked = await withNewcomer(tx, dependencies, {
    rules,
    personId: origin.personId,
    asked: {
      form,
      facts: { ...facts, ...(way === 'document' && { channel: 'produced' }) },
      answers: withoutEmpty(rules.begin(form, facts, begun.origin)),
    },
  });
  if (asked instanceof Refusal) return asked;
  return beginDraft(tx, dependencies, {
    rules,
    asked,
    company,
    person,
    eventIds: begun.eventIds,
    notice: begun.notice,
    way,
  });
}

/** What was begun from the same entries, and is open still. */
async function findOpenDraft(
  tx: Transaction,
  filingId: string,
): Promise<{ filing: Filing; isNew: boolean } | Refusal> {
  const open = await findFiling(tx, filingId);
  return open === undefined ? refuse('changed-meanwhile') : { filing: open, isNew: false };
}

/** The form with what is known of somebody of the books, where it is begun about them. */
async function withNewcomer(
  tx: Transaction,
  dependencies: FormDependencies,
  { rules, asked, personId }: { rules: FormRules; asked: FormCase; personId: string | undefined },
): Promise<FormCase | Refusal> {
  if (personId === undefined) return asked;
  const person = await findNewcomer(tx, dependencies, { form: asked.form, personId });
  return person instanceof Refusal ? person : { ...asked, answers: withKnownPerson(rules, asked, person) };
}

interface WayQuestion {
  readonly facts: FormFacts;
  readonly chosen: Beginning['way'];
  readonly approved: ApprovedForms;
}

/** The way that was chosen, where the form goes it; a document where the registrar takes it on paper alone. */
function wayFor(form: FormId, { facts, chosen, approved }: WayQuestion) {
  const whyDocument = whyOnPaper(form, facts, approved);
  if (whyDocument === undefined) return refuseWay(form, chosen, approved) ?? chosen;
  return chosen === 'software' ? refuse('invalid-request', { errors: { way: whyDocument } }) : 'document';
}

/** A form can be delivered as a document instead of being sent by the gateway; never the other way round. */
function refuseWay(form: FormId, way: Beginning['way'], approved: ApprovedForms): Refusal | undefined {
  const channel = channelFor(form, approved);
  if (way === undefined || channel === 'gateway') return undefined;
  if ((channel === 'produced') === (way === 'document')) return undefined;
  const only = channel === 'produced' ? 'It goes as a document you deliver' : 'It goes by software only';
  return refuse('invalid-request', { errors: { way: only } });
}

interface Draft extends Pick<Beginning, 'company' | 'person' | 'way'> {
  rules: FormRules;
  asked: FormCase;
  /** Entries of the share register that the form names. */
  eventIds: readonly string[];
  /** The notice about control that it tells of. */
  notice: NoticeSource | undefined;
}

/** Stores the draft, or gives the open one of the same matter. */
async function beginDraft(
  tx: Transaction,
  { vault, live, clock, nameFilingOfNotice }: FormDependencies,
  { rules, asked, company, person, eventIds, notice, way }: Draft,
): Promise<{ filing: Filing; isNew: boolean } | Refusal> {
  const { form, answers } = asked;
  const subject = subjectOf(rules, answers);
  // Whoever saves another form into this matter takes turns with whoever begins it.
  await lockCompanyRow(tx, company.id);
  const filing = await beginFiling(tx, { live, clock }, { company, person, form, subject });
  if (filing === undefined) {
    const open = await lockOpenFiling(tx, company.id, form, subject);
    if (open === undefined) return refuse('changed-meanwhile');
    // Nobody ceases twice. What else was begun about the same person may tell of something other.
    if (notice !== undefined && form === 'PSC07')
      await nameFilingOfNotice(tx, notice, { companyId: company.id, filingId: open.id });
    return { filing: open, isNew: false };
  }
  const draft = { ...toDraft(rules.steps(asked), answers), ...(way === 'document' && { way }) };
  const written = await writeDraft(tx, { live }, filing, {
    columns: toDraftColumns(vault, filing.id, draft),
    effectiveOn: eventDayOf(rules, asked),
    lastDay: rules.lastDay?.(asked),
  });
  if (notice !== undefined)
    await nameFilingOfNotice(tx, notice, { companyId: company.id, filingId: filing.id });
  await insertEntriesOfFiling(tx, { accountId: person.accountId, filingId: filing.id, eventIds });
  return { filing: written, isNew: true };
}

const withoutEmpty = (answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== ''));

/** Which matter a form is about: by it a second draft of the same is known. */
function subjectOf({ isRepeatable, subject }: FormRules, answers: Answers): string {
  if (isRepeatable) return randomUUID();
  return subject === undefined ? '' : answerAt(answers, subject);
}

/** Begins a form with answers, or saves them into the open draft of the same matter, whose statements are to be ticked again. */
export async function beginWithAnswers(
  tx: Transaction,
  dependencies: FormDependencies,
  { answers, ...beginning }: Omit<Beginning, 'origin'> & { answers: Answers },
): Promise<OpenForm | Refusal> {
  const begun = await beginForm(tx, dependencies, { ...beginning, origin: { answers } });
  if (begun instanceof Refusal) return begun;
  const { filing, isNew } = begun;
  const notEditable = refuseEditing(filing);
  if (notEditable !== undefined) return notEditable;
  const open = await openForm(tx, dependencies, filing);
  if (open instanceof Refusal || isNew) return open;
  return saveAnswers(tx, dependencies, open, { answers: { ...answers, ...ticksTakenBack(open, answers) } });
}

/** Whoever ticked a statement has not seen the answers that are given now: it is made again on the form's own page. */
function ticksTakenBack({ rules, asked, draft }: OpenForm, given: Answers): Answers {
  const steps = [asked.answers, mergeAnswers(draft, given)].flatMap((answers) =>
    rules.steps({ ...asked, answers }),
  );
  const ticks = fieldsOf(steps).filter(({ kind }) => kind === 'tick');
  return Object.fromEntries(ticks.map(({ path }) => [path, '']));
}
