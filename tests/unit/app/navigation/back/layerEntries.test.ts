import { describe, expect, it } from 'vitest';
import { screenInTest } from './screenInTest.ts';

describe('Back', () => {
  it('closes the uppermost layer, one at a time, and then leaves the screen', () => {
    const app = screenInTest('/');
    app.push('/chat');
    app.open('sheet');
    app.open('question');
    expect(app.browser.paths()).toEqual(['/', '/chat', '/chat+', '/chat++']);
    app.press(-1);
    expect(app.names()).toEqual(['sheet']);
    app.press(-1);
    expect(app.names()).toEqual([]);
    expect(app.told).toEqual([]);
    app.press(-1);
    expect(app.told).toEqual(['/']);
  });

  it('over several entries at once closes as many layers', () => {
    const app = screenInTest();
    app.open('sheet');
    app.open('question');
    app.press(-2);
    expect(app.names()).toEqual([]);
    expect(app.told).toEqual([]);
  });

  it('to another screen closes what is left', () => {
    const app = screenInTest('/');
    app.push('/matches');
    app.open('menu');
    app.press(-2);
    expect(app.names()).toEqual([]);
    expect(app.told).toEqual(['/']);
  });

  it('leaves a layer open that refuses, and asks again the next time', () => {
    const app = screenInTest();
    app.open('erasing', true);
    app.press(-1);
    expect(app.names()).toEqual(['erasing']);
    expect(app.browser.paths()).toEqual(['/matches', '/matches+']);
    expect(app.browser.here()).toBe(1);
  });
});

describe('a layer that is closed by its own button', () => {
  it('takes its entry along', () => {
    const app = screenInTest('/');
    app.push('/matches');
    app.open('menu');
    app.close('menu');
    app.settle();
    expect(app.browser.here()).toBe(1);
    expect(app.told).toEqual([]);
    app.press(-1);
    expect(app.told).toEqual(['/']);
  });

  it('keeps the entry of the one below', () => {
    const app = screenInTest();
    app.open('sheet');
    app.open('question');
    app.close('question');
    app.settle();
    expect(app.browser.here()).toBe(1);
    app.press(-1);
    expect(app.names()).toEqual([]);
  });

  it('takes the entries of those over it along', () => {
    const app = screenInTest();
    app.open('sheet');
    app.open('question');
    app.close('sheet');
    app.close('question');
    app.settle();
    expect(app.browser.here()).toBe(0);
  });

  it('hands its entry on to one that opens at the same time', () => {
    const app = screenInTest();
    app.open('menu');
    app.close('menu');
    app.open('install');
    app.settle();
    expect(app.browser.paths()).toEqual(['/matches', '/matches+']);
    app.press(-1);
    expect(app.names()).toEqual([]);
  });

  it('has its step back arrive before one that opens meanwhile has an entry', () => {
    const app = screenInTest();
    app.open('menu');
    app.close('menu');
    app.advance(0);
    app.open('filters');
    app.settle();
    expect(app.names()).toEqual(['filters']);
    expect(app.browser.here()).toBe(1);
    app.press(-1);
    expect(app.names()).toEqual([]);
  });
});

describe('a link', () => {
  it('in a layer that closes has the new screen take the place of its entry', () => {
    const app = screenInTest();
    app.open('menu');
    app.close('menu');
    app.push('/chat');
    app.settle();
    expect(app.browser.paths()).toEqual(['/matches', '/chat']);
    expect(app.browser.asked()).toBe(0);
    app.press(-1);
    expect(app.told).toEqual(['/matches']);
  });

  it('to the same screen does so too', () => {
    const app = screenInTest('/matches?distance=5');
    app.open('menu');
    app.close('menu');
    app.push('/matches');
    app.settle();
    expect(app.browser.paths()).toEqual(['/matches?distance=5', '/matches']);
  });

  it('in a layer over another leaves an entry that is passed over', () => {
    const app = screenInTest();
    app.open('sheet');
    app.open('question');
    app.push('/chat');
    app.close('question');
    app.close('sheet');
    app.settle();
    expect(app.browser.paths()).toEqual(['/matches', '/matches+', '/chat']);
    app.press(-1);
    expect(app.told).toEqual(['/matches']);
    expect(app.browser.here()).toBe(0);
  });

  it('waits for a step back that is under way', () => {
    const app = screenInTest('/matches');
    app.open('menu');
    app.close('menu');
    app.advance(0);
    app.push('/chat');
    app.replace('/chat?session=1');
    expect(app.browser.paths()).toEqual(['/matches', '/matches+']);
    app.settle();
    expect(app.browser.paths()).toEqual(['/matches', '/chat?session=1']);
    expect(app.browser.here()).toBe(1);
    expect(app.told).toEqual([]);
  });

  it('leaves a layer that stays open without an entry, until Back closes it', () => {
    const app = screenInTest();
    app.open('menu');
    app.push('/chat');
    app.settle();
    expect(app.browser.paths()).toEqual(['/matches', '/chat']);
    app.press(-1);
    expect(app.told).toEqual(['/matches']);
    expect(app.names()).toEqual([]);
  });
});

describe('the query that a layer changes', () => {
  it.each([
    ['Back', (app: ReturnType<typeof screenInTest>) => app.press(-1)],
    ['its button', (app: ReturnType<typeof screenInTest>) => app.close('filters')],
  ])('stays when %s closes it', (_, close) => {
    const app = screenInTest();
    app.open('filters');
    app.replace('/matches?distance=5');
    app.replace('/matches?distance=7');
    close(app);
    app.settle();
    expect(app.browser.here()).toBe(0);
    expect(app.browser.paths()[0]).toBe('/matches?distance=7');
    expect(app.told).toEqual([]);
  });

  it('stays when the page is loaded again before', () => {
    const app = screenInTest();
    app.open('filters');
    app.replace('/matches?distance=5');
    app.reload();
    expect(app.browser.here()).toBe(0);
    expect(app.browser.paths()[0]).toBe('/matches?distance=5');
  });
});

describe('the entry of a closed layer', () => {
  it('is left at once when the page is loaded again', () => {
    const app = screenInTest('/');
    app.push('/matches');
    app.open('chat');
    app.reload();
    expect(app.browser.here()).toBe(1);
    expect(app.told).toEqual([]);
    app.press(-1);
    expect(app.told).toEqual(['/']);
  });

  it('is left again when Forward leads to it', () => {
    const app = screenInTest();
    app.open('chat');
    app.press(-1);
    app.press(1);
    expect(app.browser.here()).toBe(0);
    expect(app.names()).toEqual([]);
    expect(app.told).toEqual([]);
    app.open('chat');
    app.press(-1);
    expect(app.names()).toEqual([]);
  });
});

describe('a write that Safari refuses', () => {
  it('comes later, the latest only', () => {
    const app = screenInTest();
    app.browser.refuse(3);
    app.replace('/matches?q=a');
    app.replace('/matches?q=ab');
    expect(app.browser.paths()).toEqual(['/matches']);
    app.advance(1000);
    expect(app.browser.paths()).toEqual(['/matches']);
    app.advance(1000);
    expect(app.browser.paths()).toEqual(['/matches?q=ab']);
    app.replace('/matches?q=abc');
    expect(app.browser.paths()).toEqual(['/matches?q=abc']);
  });

  it('still adds an entry where it was to', () => {
    const app = screenInTest();
    app.browser.refuse(1);
    app.push('/chat');
    app.replace('/chat?session=1');
    expect(app.browser.paths()).toEqual(['/matches', '/chat?session=1']);
  });

  it('is given up by who goes elsewhere', () => {
    const app = screenInTest('/');
    app.push('/matches');
    app.browser.refuse(1);
    app.replace('/matches?q=a');
    app.press(-1);
    app.advance(5000);
    expect(app.browser.paths()).toEqual(['/', '/matches']);
  });

  it('leaves a layer without an entry, to be closed by its button', () => {
    const app = screenInTest();
    app.browser.refuse(1);
    app.open('filters');
    app.close('filters');
    app.settle();
    expect(app.browser.paths()).toEqual(['/matches']);
  });
});
