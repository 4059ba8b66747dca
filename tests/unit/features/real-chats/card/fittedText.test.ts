import { describe, expect, it } from 'vitest';
import { type Pen, writeFitted } from '@/features/real-chats/card/fittedText';

/** Every UTF-16 unit is half as wide as the font is high. */
class HalfWidePen {
  font = '';
  fillStyle: Pen['fillStyle'] = '';
  readonly written: { text: string; size: number }[] = [];

  get size(): number {
    return Number(/(\d+)px/.exec(this.font)?.[1]);
  }

  measureText(text: string) {
    return { width: text.length * this.size * 0.5 };
  }

  fillText(text: string): void {
    this.written.push({ text, size: this.size });
  }
}

function written(text: string, width: number, keepsSize = false) {
  const pen = new HalfWidePen();
  writeFitted(
    pen,
    text,
    { x: 0, y: 0, width },
    { size: 40, weight: 700, font: 'x', color: 'black', keepsSize },
  );
  return pen.written;
}

describe('a text on one line of the card', () => {
  it('keeps its size where it fits', () => {
    expect(written('Asha', 80)).toEqual([{ text: 'Asha', size: 40 }]);
  });

  it('becomes smaller before it is cut', () => {
    expect(written('Ananya', 100)).toEqual([{ text: 'Ananya', size: 32 }]);
  });

  it('is cut off at last, and closes the direction that it opened', () => {
    const [{ text, size } = { text: '', size: 0 }] = written(`\u2068${'A'.repeat(200)}\u2069`, 240);
    expect(size).toBe(20);
    expect(text).toMatch(/^\u2068A+…\u2069$/);
    expect(text.length * size * 0.5).toBeLessThanOrEqual(240);
  });

  it('is cut at once where its size is to stay', () => {
    const [{ text, size } = { text: '', size: 0 }] = written('Venkatanarasimha', 200, true);
    expect(size).toBe(40);
    expect(text).toMatch(/^Venka\w*…$/);
  });

  it('cuts no character in two', () => {
    const [{ text } = { text: '' }] = written('👨‍👩‍👧'.repeat(30), 200);
    expect(text.replace('…', '')).toBe('👨‍👩‍👧'.repeat(Math.floor((text.length - 1) / 8)));
  });
});
