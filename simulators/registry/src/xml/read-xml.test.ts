import { describe, expect, it } from 'vitest';
import { readXml } from './read-xml.ts';
import { findAt, listChildren, textAt } from './xml-element.ts';

describe('a document that arrives', () => {
  it('is read with namespaces, attributes and text', () => {
    const root = readXml(
      '<a:Letter xmlns:a="urn:a" xmlns="urn:b" kind="x"><To> Quill &amp; Co </To></a:Letter>',
    );
    expect(root).toMatchObject({ name: 'Letter', namespace: 'urn:a', attributes: { kind: 'x' } });
    expect(root?.children).toMatchObject([{ name: 'To', namespace: 'urn:b', text: ' Quill & Co ' }]);
    expect(textAt(root, 'To')).toBe('Quill & Co');
  });

  it('may hold CDATA, comments and an encoding that it no longer has', () => {
    const root = readXml('<?xml version="1.0" encoding="UTF-16"?>\n<A><!-- x --><B><![CDATA[<1>]]></B></A>');
    expect(textAt(root, 'B')).toBe('<1>');
    expect(readXml('\uFEFF<?xml version="1.0"?><A/>')?.name).toBe('A');
  });

  it.each(['', 'hello', '<a>', '<a></b>', '<a/><b/>', '<a b=1/>', '<!DOCTYPE a><a/>', '<a>&unknown;</a>'])(
    'is none when it is %j',
    (source) => {
      expect(readXml(source)).toBeUndefined();
    },
  );

  it('is walked by local names; a missing element is not an empty one', () => {
    const root = readXml('<A><B><C/></B><B><C>2</C></B></A>');
    expect(listChildren(root, 'B')).toHaveLength(2);
    expect(findAt(root, 'B', 'C')?.name).toBe('C');
    expect(textAt(root, 'B', 'C')).toBe('');
    expect(textAt(root, 'B', 'D')).toBeUndefined();
  });
});
