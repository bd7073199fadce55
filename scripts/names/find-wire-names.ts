import { parseSync, Visitor } from 'vite';
import type { Violation } from '../layers/rule.ts';
import type { SourceFile } from '../layers/source-file.ts';

const rule = 'names of the wire stand in packages/contract only; everywhere else they are ours';

/** Where names may be spelled as on the wire. */
const border = [
  // The contract and its recording, and other services, whose names are theirs.
  /^packages\/contract\//,
  /^packages\/(?:registry|payment|identity)-client\//,
  /^simulators\//,
  /^scripts\/names\//,
  /^apps\/api\/src\/safety\/recording\//,
  // The site that renews a subscription, and what the specification has the browser keep: names that others read.
  /^apps\/api\/src\/features\/licence\/(?:licence\.test|renewal-link)\.ts$/,
  /^apps\/web\/src\/app\/(?:current-company|session\/stored-user)(?:\.test)?\.ts$/,
  // The bare server that the list of companies is measured against.
  /^bench\/bare-list-server\.ts$/,
  // Tests of the border itself, and journeys that answer in the server's place.
  /^tests\/journeys\/(?:every-page\/modes|session\/timeout)\.test\.ts$/,
  /^apps\/api\/src\/(?:app|safety\/migrations|safety\/pipeline)\.test\.ts$/,
  /^apps\/web\/src\/(?:api\/call|payment\/pay)\.test\.ts$/,
];

/** Members, accesses and field paths of a file that are spelled as on the wire. */
export function findWireNames({ path, text }: SourceFile, wireNames: ReadonlySet<string>): Violation[] {
  if (path.endsWith('.css') || border.some((place) => place.test(path))) return [];
  const found: Violation[] = [];
  const check = (name: string, start: number) => {
    if (!wireNames.has(name)) return;
    found.push({ file: path, line: text.slice(0, start).split('\n').length, what: name, rule });
  };
  const checkKey = ({ key, computed }: { key: object & { start: number }; computed?: boolean }) => {
    if (computed === true) return;
    if ('name' in key && typeof key.name === 'string') check(key.name, key.start);
    if ('value' in key && typeof key.value === 'string') check(key.value, key.start);
  };
  new Visitor({
    Property: checkKey,
    PropertyDefinition: checkKey,
    TSPropertySignature: checkKey,
    MemberExpression: ({ computed, property }) => {
      if (!computed && property.type === 'Identifier') check(property.name, property.start);
    },
    JSXAttribute: ({ name, value }) => {
      if (name.name === 'name' && value?.type === 'Literal') check(value.value, value.start);
    },
    Literal: ({ value, start }) => {
      if (typeof value !== 'string') return;
      for (const name of isFieldPath.test(value) ? value.split('.') : []) check(name, start);
    },
    TemplateElement: ({ value, start }) => {
      for (const [, name = ''] of value.raw.matchAll(/[?&"](\w+)[="]/g)) check(name, start);
    },
  }).visit(parseSync(path, text).program);
  return found;
}

const isFieldPath = /^\w+(?:\.\w+)+$/;
