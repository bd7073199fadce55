import { join } from 'node:path';
import { FORM_IDS } from '@statbook/domain/filing';
import { findFormRules } from '@statbook/domain/filing/forms';
import { countFamily } from './lines/count-family.ts';

// npm run count:form -- AD02: what one form costs in lines, by part of the product.

/** The statement has rules of its own kind. */
const statement = { family: 'confirmation-statement', forms: ['CS01'] } as const;

const asked = process.argv[2]?.toUpperCase();
const form = FORM_IDS.find((id) => id === asked);
const rules = form === 'CS01' ? statement : form && findFormRules(form);
if (rules === undefined) {
  process.stderr.write(`Name a form that is filed here: npm run count:form -- AD02\n`);
  process.exitCode = 1;
} else {
  const counted = countFamily(join(import.meta.dirname, '..'), rules.family);
  const total = {
    part: 'Together',
    files: counted.reduce((sum, { files }) => sum + files, 0),
    source: counted.reduce((sum, { source }) => sum + source, 0),
    tests: counted.reduce((sum, { tests }) => sum + tests, 0),
  };
  const line = (cells: readonly (string | number)[]) =>
    cells.map((cell, at) => (at === 0 ? String(cell).padEnd(26) : String(cell).padStart(8))).join('');
  const rows = [...counted, total].map(({ part, files, source, tests }) =>
    line([part, files, source, tests]),
  );
  process.stdout.write(`${rules.family}: ${rules.forms.join(', ')}\n`);
  process.stdout.write(`${[line(['', 'files', 'lines', 'tests']), ...rows].join('\n')}\n`);
}
