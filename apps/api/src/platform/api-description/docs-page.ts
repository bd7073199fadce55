import { errorKinds, type JsonSchema, type OpenApiDocument, type Operation } from '@statbook/contract';

interface Entry {
  method: string;
  path: string;
  operation: Operation;
}

/** The readable page of the API: the OpenAPI document as plain HTML, which needs no script. */
export function docsPage(document: OpenApiDocument): string {
  const entries = listEntries(document);
  const features = document.tags.map(({ name }) => name);
  const { title, version, description } = document.info;
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escape(title)} API</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<header>
<h1>${escape(title)} API <small>${escape(version)}</small></h1>
<p>${toHtml(description)}</p>
<p><a href="/api/openapi.json">OpenAPI 3.1 document</a></p>
</header>
<nav aria-label="Groups"><ul>
${features.map((feature) => `<li><a href="#${escape(feature)}">${escape(feature)}</a></li>`).join('\n')}
<li><a href="#shapes">shapes</a></li>
<li><a href="#refusals">refusals</a></li>
</ul></nav>
<main>
${features.map((feature) => section(feature, entries)).join('\n')}
${shapes(document)}
${refusals()}
</main>
</body>
</html>
`;
}

function listEntries(document: OpenApiDocument): Entry[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
}

function section(feature: string, entries: readonly Entry[]): string {
  const own = entries.filter(({ operation }) => operation.tags.includes(feature));
  return `<section aria-labelledby="${escape(feature)}"><h2 id="${escape(feature)}">${escape(feature)}</h2>
${own.map(call).join('\n')}</section>`;
}

/** What several calls take or answer, by name. A link to what is folded away unfolds it. */
function shapes({ components }: OpenApiDocument): string {
  const entries = Object.entries(components.schemas).map(
    ([name, schema]) => `<details><summary><code>${escape(name)}</code></summary>
<div id="${shapeId(name)}">${schemaText(schema)}</div></details>`,
  );
  return `<section aria-labelledby="shapes"><h2 id="shapes">shapes</h2>
${entries.join('\n')}</section>`;
}

const shapeId = (name: string) => `shape-${escape(name)}`;

/** Every code that a refusal can carry, with what it says. */
function refusals(): string {
  const rows = Object.entries(errorKinds)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([code, { status, detail }]) =>
        `<tr><th scope="row"><code>${code}</code></th><td>${status}</td><td>${escape(detail)}</td></tr>`,
    );
  return `<section aria-labelledby="refusals"><h2 id="refusals">refusals</h2>
<p>Each is a <a href="#${shapeId('Problem')}">Problem</a>.</p>
<table><caption>Codes of refusals</caption>
<thead><tr><th scope="col">Code</th><th scope="col">Status</th><th scope="col">What it says</th></tr></thead>
<tbody>${rows.join('')}</tbody></table></section>`;
}

function call({ method, path, operation }: Entry): string {
  const { summary, description, parameters = [], requestBody, responses } = operation;
  const body = requestBody?.content['application/json']?.schema;
  const reply = responses['200']?.content?.['application/json']?.schema;
  return `<details><summary><code><b>${method}</b> ${escape(path)}</code> ${escape(summary)}</summary>
<p>${toHtml(description)}</p>
${parameters.length === 0 ? '' : table(parameters)}
${body === undefined ? '' : schemaBlock('Body', body)}
${reply === undefined ? '<p>The reply is a file or a stream.</p>' : schemaBlock('Reply', reply)}
</details>`;
}

function table(parameters: NonNullable<Operation['parameters']>): string {
  const rows = parameters.map(
    ({ name, required, schema }) =>
      `<tr><th scope="row"><code>${escape(name)}</code></th><td>${required ? 'needed' : 'may be left out'}</td><td>${escape(sayType(schema))}</td></tr>`,
  );
  return `<table><caption>Parameters</caption>
<thead><tr><th scope="col">Name</th><th scope="col">Needed</th><th scope="col">Type</th></tr></thead>
<tbody>${rows.join('')}</tbody></table>`;
}

const schemaBlock = (title: string, schema: JsonSchema) => `<h3>${title}</h3>${schemaText(schema)}`;

function schemaText(schema: JsonSchema): string {
  const text = escape(JSON.stringify(schema, null, 2)).replace(
    /#\/components\/schemas\/(\w+)/g,
    (reference, name: string) => `<a href="#${shapeId(name)}">${reference}</a>`,
  );
  return `<pre tabindex="0">${text}</pre>`;
}

function sayType({ type, format, enum: values }: JsonSchema): string {
  if (Array.isArray(values)) return values.map(String).join(' | ');
  const kind = typeof type === 'string' ? type : 'any';
  return typeof format === 'string' ? `${kind} (${format})` : kind;
}

/** Plain text with `code` in it. */
const toHtml = (text: string) => escape(text).replace(/`([^`]+)`/g, '<code>$1</code>');

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
