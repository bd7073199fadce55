import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseXml } from './xml-reader.ts';
import { element, optionalElement, textElement, writeXml } from './xml-writer.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

describe('a written document', () => {
  it('has its declaration and no blanks between elements', () => {
    const root = element('r', [textElement('a', '1'), element('b', [textElement('c', '2')])]);
    expect(writeXml(root)).toBe(`${declaration}<r><a>1</a><b><c>2</c></b></r>`);
  });

  it('has attributes in the order given, and closes what is empty', () => {
    const root = element('r', [element('s'), textElement('t', '')], { xmlns: 'urn:x', b: '1', a: '2' });
    expect(writeXml(root)).toBe(`${declaration}<r xmlns="urn:x" b="1" a="2"><s/><t/></r>`);
  });

  it('leaves out children that are absent', () => {
    const root = element('r', [
      undefined,
      optionalElement('a', undefined),
      optionalElement('b', ''),
      optionalElement('c', '1'),
    ]);
    expect(writeXml(root)).toBe(`${declaration}<r><c>1</c></r>`);
  });

  it.each([
    ['&', '&amp;'],
    ['<b>', '&lt;b&gt;'],
    ['"quoted"', '&quot;quoted&quot;'],
    ["O'Neill", "O'Neill"],
    ['a\r\nb', 'a&#13;\nb'],
    [']]>', ']]&gt;'],
    ['&amp;', '&amp;amp;'],
    ['£ é – ž', '£ é – ž'],
    ['  kept  ', '  kept  '],
  ])('writes the text %j as %s', (text, written) => {
    expect(writeXml(textElement('t', text))).toBe(`${declaration}<t>${written}</t>`);
    expect(writeXml(element('t', [], { a: text }))).toBe(`${declaration}<t a="${written}"/>`);
  });

  it('is read back with the text that was written, whatever it is', () => {
    // What XML cannot hold is refused before; blanks at the ends are no part of a value.
    const text = fc.string({ unit: 'grapheme' }).map((each) => each.replaceAll(/[^\P{C}]/gu, '').trim());
    fc.assert(
      fc.property(text, (value) => {
        const root = parseXml(writeXml(element('r', [textElement('t', value)], { note: value })));
        expect(root?.children[0]?.text).toBe(value);
      }),
    );
  });
});
