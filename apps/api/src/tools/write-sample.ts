import type { CivilDate } from '@statbook/domain/dates';
import { checkForm, findFormRules } from '@statbook/domain/filing/forms';
import { Secret } from '@statbook/domain/secret';
import { createGatewayClient } from '@statbook/registry-client';
import { composeForm } from '../features/forms/filing/frozen-form.ts';
import { writeForm } from '../features/forms/filing/write-form.ts';
import { type SampleForm, sampleAnswers } from './sample-answers.ts';
import { sampleDocument } from './sample-document.ts';
import { sampleFactsOf } from './sample-facts.ts';

interface SampleOrder {
  readonly today: CivilDate;
  /** Four digits, as the registrar assigned it. */
  readonly packageReference: string;
}

/**
 * One good sample of a form as the gateway gets it: answers, checked by the rules, composed and written as those of a customer
 * are. Throws where the sample is none. Presenter and codes in it are made up.
 */
export function writeSample(form: SampleForm, { today, packageReference }: SampleOrder): string {
  const rules = findFormRules(form);
  if (rules === undefined) throw new Error(`${form} has no rules.`);
  const facts = sampleFactsOf(form, today);
  const asked = { form, facts, answers: { ...rules.begin(form, facts, {}), ...sampleAnswers[form](facts) } };
  const { steps, errors, isReady } = checkForm(rules, asked);
  if (!isReady) throw new Error(`The sample of ${form} is not ready: ${JSON.stringify(errors)}`);
  const { content, secrets } = composeForm(rules, asked, steps);
  const documents = new Map(
    facts.documents.map(({ sha256 }) => [sha256, new TextEncoder().encode(sampleDocument)]),
  );
  const gateway = createGatewayClient({
    url: 'https://gateway.invalid',
    presenter: { id: new Secret('66666600001'), code: new Secret('SAMPLE00001') },
    gatewayTest: true,
    packageReference,
  });
  const header = {
    companyNumber: facts.company.number,
    companyName: facts.company.name,
    companyAuthenticationCode: facts.company.isBeingFormed ? undefined : new Secret('SAMPLE'),
    submissionNumber: 'SAMPLE',
    dateSigned: today,
  };
  const sealed = gateway.sealSubmission(header, writeForm(content, secrets, documents));
  if (!sealed.ok) throw new Error(`The sample of ${form} is not written: ${JSON.stringify(sealed.problems)}`);
  return new TextDecoder().decode(sealed.submission.bytes);
}
