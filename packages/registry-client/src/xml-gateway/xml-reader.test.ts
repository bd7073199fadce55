import { describe, expect, it } from 'vitest';
import { findPath, findText, listChildren, parseXml } from './xml-reader.ts';
import { element, optionalElement, textElement, writeXml } from './xml-writer.ts';

describe('an XML document', () => {
  it('is read by local names, with its numbers as they are written', () => {
    const root = parseXml('<a:Data xmlns:a="urn:x"><a:CompanyNumber>01234567</a:CompanyNumber></a:Data>');
    expect(findText(root, 'CompanyNumber')).toBe('01234567');
  });

  it('gives an empty element as absent text, and repeated ones in their order', () => {
    const root = parseXml('<r><Premise></Premise><F>A</F><F>B</F></r>');
    expect(findText(root, 'Premise')).toBeUndefined();
    expect(listChildren(root, 'F').map(({ text }) => text)).toEqual(['A', 'B']);
  });

  it('is read back as it was written, signs of XML and foreign letters included', () => {
    const text = 'A & B <Ltd> "é" £1';
    const xml = writeXml(element('r', [element('s', [textElement('t', text)]), optionalElement('u', '')]));
    const root = parseXml(xml);
    expect(findText(findPath(root, 's'), 't')).toBe(text);
    expect(root?.children).toHaveLength(1);
  });

  it.each([
    ['cut off', '<r><a>1</a>'],
    ['a web page', '<html><br></html>'],
    ['plain text', 'Service unavailable'],
    ['nothing', ''],
    ['with entities of its own', '<!DOCTYPE r [<!ENTITY x "y">]><r>&x;</r>'],
  ])('is not read when it is %s', (_, xml) => {
    expect(parseXml(xml)).toBeUndefined();
  });
});
