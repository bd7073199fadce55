const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? '');
}

export interface Page {
  title: string;
  stylesheet: string;
  head?: string;
  /** Markup of the page, already escaped. */
  content: string;
}

export function renderPage({ title, stylesheet, head = '', content }: Page): string {
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="${stylesheet}">
${head}
</head>
<body>
<main>
${content}
</main>
</body>
</html>
`;
}
