import { describe, expect, it } from 'vitest';
import { readXml } from './read-xml.ts';
import { toDocument } from './to-document.ts';

describe('an element as a document of its own', () => {
  const copy = (source: string) => {
    const element = readXml(source);
    if (element === undefined) throw new Error(`Not XML: ${source}`);
    using document = toDocument(element);
    return readXml(document.toString({ format: false }));
  };

  it.each([
    '<A><B>1</B><B>2 &lt; 3</B><C/></A>',
    '<a:A xmlns:a="urn:a"><a:B><C xmlns="urn:c"><D/></C></a:B></a:A>',
    '<A xmlns="urn:a"><B xmlns=""/></A>',
    '<A>text<B/>more</A>',
  ])('keeps names, namespaces and texts of %s', (source) => {
    const element = readXml(source);
    const copied = copy(source);
    expect(copied).toEqual(element);
  });

  it('leaves attributes and the space between elements', () => {
    expect(copy('<A kind="x">\n  <B/>\n</A>')).toMatchObject({
      attributes: {},
      text: '',
      children: [{ name: 'B' }],
    });
  });
});
