import { describe, expect, it } from 'vitest';
import { findPath, findText, listChildren, parseXml } from './xml-reader.ts';

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

  it('has its attributes, entities resolved', () => {
    const root = parseXml('<r a="1 &amp; 2" xmlns:x="urn:x" x:b="&#233;"/>');
    expect(Object.fromEntries(root?.attributes ?? [])).toMatchObject({ a: '1 & 2', b: 'é' });
  });

  it('has the text of an element without that of its children', () => {
    expect(parseXml('<r>one<a>two</a>three</r>')?.text).toBe('onethree');
  });

  it('is found along a path of names, or not at all', () => {
    const root = parseXml('<r><a><b>1</b></a></r>');
    expect(findPath(root, 'a', 'b')?.text).toBe('1');
    expect(findPath(root, 'a', 'c', 'd')).toBeUndefined();
    expect(findText(undefined, 'a')).toBeUndefined();
    expect(listChildren(undefined, 'a')).toEqual([]);
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
