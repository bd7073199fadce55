import { join } from 'node:path';
import { findViolations } from './layers/find-violations.ts';
import { formatViolation } from './layers/rule.ts';
import { readSources } from './layers/source-file.ts';
import { readSubpathImports } from './layers/subpath-imports.ts';

// Part of npm run lint: who may import whom, and how large files and folders may be.

const checkout = join(import.meta.dirname, '..');
const files = readSources(checkout);
const violations = findViolations(files, readSubpathImports(checkout));
for (const violation of violations) process.stderr.write(`${formatViolation(violation)}\n`);
process.stdout.write(`Layers: ${files.length} files, ${violations.length} violations\n`);
process.exitCode = violations.length === 0 ? 0 : 1;
