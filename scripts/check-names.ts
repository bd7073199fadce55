import { join } from 'node:path';
import { formatViolation } from './layers/rule.ts';
import { readSources } from './layers/source-file.ts';
import { findLeftWords } from './names/find-left-words.ts';
import { findWireNames } from './names/find-wire-names.ts';
import { listWireNames } from './names/list-wire-names.ts';

// Part of npm run lint: which names may stand where, and which words are left for good.

const wireNames = listWireNames();
const files = readSources(join(import.meta.dirname, '..'));
const violations = files.flatMap((file) => [...findWireNames(file, wireNames), ...findLeftWords(file)]);
for (const violation of violations) process.stderr.write(`${formatViolation(violation)}\n`);
process.stdout.write(`Names: ${files.length} files, ${violations.length} violations\n`);
process.exitCode = violations.length === 0 ? 0 : 1;
