import { describe, expect, it } from 'vitest';
import { escapeHtml, renderPage } from './html.ts';

describe('a page of a simulator', () => {
  it('escapes every character that means something in markup', () => {
    expect(escapeHtml(`<a href="x" title='y'>R&D</a>`)).toBe(
      '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;R&amp;D&lt;/a&gt;',
    );
  });

  it('escapes its title, and takes head and content as markup', () => {
    const page = renderPage({
      title: 'Quill & <Vane>',
      stylesheet: '/page.css',
      head: '<script src="/page.js"></script>',
      content: '<h1>Mail</h1>',
    });
    expect(page).toMatch(/^<!doctype html>\n<html lang="en-GB">/);
    expect(page).toContain('<title>Quill &amp; &lt;Vane&gt;</title>');
    expect(page).toContain('<link rel="stylesheet" href="/page.css">\n<script src="/page.js"></script>');
    expect(page).toContain('<main>\n<h1>Mail</h1>\n</main>');
  });
});
