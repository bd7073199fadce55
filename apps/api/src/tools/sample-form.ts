import type { CivilDate } from '@statbook/domain/dates';
import { GATEWAY_FORMS } from '@statbook/registry-client';
import { readGatewayForms } from '../gateway-forms.ts';
import { createClock } from '../platform/clock.ts';
import { runCommand, ToolError } from './run-tool.ts';
import { type SampleForm, sampleAnswers } from './sample-answers.ts';
import { writeSample } from './write-sample.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Prints one good sample of a form, which the registrar examines before a package files that form live; with `--all`, what is to
 * be examined and what is set as approved.
 */
export function printSample(
  [asked = '']: readonly string[],
  { env, today }: { env: Environment; today: CivilDate },
): string {
  if (asked === '--all') return listForms(env);
  const form = asked.toUpperCase();
  if (!isSample(form)) {
    const known = Object.keys(sampleAnswers).join(', ');
    throw new ToolError(`Name a form: npm run sample -- AP01, or --all. There are samples of ${known}.`);
  }
  return writeSample(form, { today, packageReference: env['PACKAGE_REFERENCE'] ?? '0012' });
}

const isSample = (form: string): form is SampleForm => Object.hasOwn(sampleAnswers, form);

const heads = ['Form', 'Class', 'Identifier', 'Schema', 'Grade', 'Sample', 'By software'];

/** Twins of limited liability partnerships are written as the form of a company is, so they have no sample of their own. */
function listForms({ GATEWAY_FORMS: named, MODE }: Environment): string {
  const approved = new Set<string>(readGatewayForms(named?.split(/\s*,\s*/), MODE === 'live').forms);
  const rows = Object.entries(GATEWAY_FORMS).map(([form, { className, formIdentifier, schema }]) => [
    form,
    className,
    formIdentifier,
    `v${schema.version}`,
    schema.grade,
    isSample(form) ? 'yes' : '',
    approved.has(form) ? 'yes' : '',
  ]);
  const widths = heads.map((head, at) => Math.max(head.length, ...rows.map((row) => row[at]?.length ?? 0)));
  const line = (row: readonly string[]) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ');
  return [heads, ...rows].map((row) => line(row).trimEnd()).join('\n');
}

if (import.meta.main)
  await runCommand(async () =>
    printSample(process.argv.slice(2), { env: process.env, today: createClock().today() }),
  );
