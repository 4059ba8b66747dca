import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileKindOf, isPicture } from '@/domain/photos/fileKind';
import { bytesOf, container, gif, jpeg, png, webp } from './pictureBytes.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const BOM = '\ufeff';

function utf16(text: string, order: 'little' | 'big'): Uint8Array {
  const pairs = Array.from(`${BOM}${text}`, (letter) => letter.charCodeAt(0)).flatMap((code) =>
    order === 'little' ? [code & 0xff, code >>> 8] : [code >>> 8, code & 0xff],
  );
  return Uint8Array.from(pairs);
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const DOCTYPE = '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">';
const ENTITIES = '<!DOCTYPE svg [ <!ENTITY ns "http://ns.adobe.com/"> ]>';

describe('the kind of a file', () => {
  it.each([
    ['jpeg', jpeg],
    ['png', png],
    ['gif', gif('89a')],
    ['gif', gif('87a')],
    ['webp', webp],
    ['avif', container(['avif', 'mif1', 'miaf'])],
    ['avif', container(['mif1', 'miaf', 'avif'])],
    ['avif', container(['avis', 'msf1'])],
    ['heic', container(['heic', 'mif1'])],
    ['heic', container(['mif1', 'heic'])],
    ['heic', container(['heix', 'mif1'])],
    ['heic', container(['hevc', 'msf1'])],
    ['heic', container(['mif1'])],
  ])('is %s by its first bytes', (kind, bytes) => {
    expect(fileKindOf(bytes)).toBe(kind);
    expect(isPicture(fileKindOf(bytes))).toBe(true);
  });

  it.each([
    ['plain', utf8(SVG)],
    ['behind space', utf8(`\n\t ${SVG}`)],
    ['behind a byte order mark', utf8(BOM + SVG)],
    ['behind an XML prolog', utf8(`<?xml version="1.0" encoding="UTF-8"?>\n${SVG}`)],
    [
      'behind mark, prolog, comment and doctype',
      utf8(`${BOM}<?xml?><!-- Ink > -->${DOCTYPE}${SVG}`),
    ],
    ['behind a doctype with entities', utf8(`<?xml?>${ENTITIES}\n${SVG}`)],
    ['in capitals', utf8('<SVG/>')],
    ['with a prefix', utf8('<svg:svg xmlns:svg="http://www.w3.org/2000/svg"/>')],
    ['in UTF-16, little end first', utf16(`<?xml?>${SVG}`, 'little')],
    ['in UTF-16, big end first', utf16(SVG, 'big')],
  ])('is svg, %s', (_, bytes) => {
    expect(fileKindOf(bytes)).toBe('svg');
    expect(isPicture('svg')).toBe(false);
  });

  it.each([
    ['a sentence', utf8('This is no picture at all')],
    ['in Hindi', utf8('नमस्ते')],
    ['in UTF-16', utf16('Hello', 'little')],
    ['a page', utf8('<!DOCTYPE html><html><svg></svg></html>')],
    ['a comment without end', utf8('<!-- <svg>')],
    ['an element of a like name', utf8('<svgfoo/>')],
    ['a PNG sent as base64', utf8('data:image/png;base64,iVBORw0KGgo=')],
    ['the word that opens a GIF', utf8('GIF')],
  ])('is text: %s', (_, bytes) => {
    expect(fileKindOf(bytes)).toBe('text');
    expect(isPicture('text')).toBe(false);
  });

  it.each([
    ['zeros', new Uint8Array(64)],
    ['a program', bytesOf([0x7f], 'ELF', [2, 1, 1, 0])],
    ['a video', container(['isom', 'mp42'])],
    ['a bitmap of Windows', bytesOf('BM', [0, 0, 0, 0])],
    ['a TIFF', bytesOf('II', [42, 0, 8, 0, 0, 0])],
    ['something longer that opens as a GIF does', bytesOf([0], 'GIF89a')],
    ['a box that is no container', bytesOf([0, 0, 0, 16], 'moov', 'heicheic')],
    [
      'a brand behind the box of brands',
      bytesOf([0, 0, 0, 16], 'ftyp', 'isom', [0, 0, 0, 0], 'heic'),
    ],
    ['WEBP without its RIFF', bytesOf('RIFX', [4, 0, 0, 0], 'WEBP')],
    ['sound in a RIFF', bytesOf('RIFF', [4, 0, 0, 0], 'WAVE')],
    ['half a signature of PNG', png.subarray(0, 7)],
  ])('is none of these: %s', (_, bytes) => {
    expect(fileKindOf(bytes)).toBe('other');
    expect(isPicture('other')).toBe(false);
  });

  it('is empty without any byte', () => {
    expect(fileKindOf(new Uint8Array())).toBe('empty');
    expect(isPicture('empty')).toBe(false);
  });

  it('is told however many comments stand before the root', () => {
    expect(fileKindOf(utf8('<!---->'.repeat(50_000)))).toBe('text');
  });

  it('is told of any bytes', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(new Uint8Array(), jpeg, png, webp, gif('89a'), container(['avif', 'mif1'])),
        fc.nat(30),
        fc.uint8Array({ maxLength: 300 }),
        (head, length, rest) => {
          const bytes = Uint8Array.from([...head.subarray(0, length), ...rest]);
          expect(fileKindOf(bytes)).toEqual(expect.any(String));
        },
      ),
    );
  });
});
