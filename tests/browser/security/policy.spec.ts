import { SCREENS } from '../../../src/shell/screens.ts';
import { expect, type Page } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { visit, visitAgain, visitOnce } from '../fixtures/visit.ts';

test.use({ worker: true });

const documents = [...SCREENS, '/nowhere'];

test('every answer brings the policy, and every document has it in itself', async ({
  app,
  page,
}) => {
  for (const path of [...documents, '/service-worker.js', '/manifest.webmanifest']) {
    const answer = await page.request.get(app.url + path);
    const headers = answer.headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("connect-src 'self';");
    expect(headers).toMatchObject({
      'connection-allowlist': '(response-origin "tel:*")',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
    if (!documents.includes(path)) continue;
    const html = await answer.text();
    expect(html).toContain(
      `<meta http-equiv="Content-Security-Policy" content="default-src 'none'`,
    );
    // A policy holds for what comes after it.
    expect(html.indexOf('http-equiv')).toBeLessThan(html.search(/<(?:script|style|link)/));
    expect(html).not.toMatch(/<[^>]+\s(?:style|on[a-z]+)="/);
  }
});

test.describe('what the policy is there for', () => {
  test.use({ expectedFaults: /policy|Trusted|Refused|violat/i });

  /** Does what an attacker would; by each name, whether it was refused at once. */
  async function attack(page: Page) {
    return page.evaluate(async () => {
      const refused: Record<string, boolean> = {};
      const directives = new Set<string>();
      window.directives = directives;
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
        directives.add(effectiveDirective),
      );
      // What a debugger evaluates may evaluate in turn: from here on it is the page itself.
      await new Promise((resolve) => setTimeout(resolve));
      const attempt = (name: string, act: () => unknown) => {
        try {
          act();
          refused[name] = false;
        } catch {
          refused[name] = true;
        }
      };
      const box = document.body.appendChild(document.createElement('div'));
      attempt('eval', () => Reflect.get(window, 'eval')('window.attacked = 1'));
      attempt('Function', () => Reflect.construct(Function, ['window.attacked = 2'])());
      attempt('innerHTML', () => {
        box.innerHTML = '<img src="x" onerror="window.attacked = 3">';
      });
      attempt('worker', () => new Worker('/assets/other.js'));
      attempt('policy', () => {
        const factory = Reflect.get(window, 'trustedTypes');
        return factory.createPolicy('another', { createHTML: (html: string) => html });
      });
      const script = document.createElement('script');
      script.append('window.attacked = 4');
      box.append(script);
      const style = document.createElement('style');
      style.append('html { outline: 3px solid red }');
      box.append(style);
      box.setAttribute('style', 'color: red');
      const picture = new Image();
      picture.src = 'http://localhost:1/picture.gif';
      const frame = document.createElement('iframe');
      frame.src = '/chat';
      box.append(frame);
      await fetch('http://localhost:1/').catch(() => {});
      return refused;
    });
  }

  async function expectAllRefused(page: Page): Promise<void> {
    expect(await attack(page)).toEqual({
      eval: true,
      Function: true,
      innerHTML: true,
      worker: true,
      policy: true,
    });
    await expect
      .poll(() => page.evaluate(() => [...window.directives].sort()))
      .toEqual([
        'connect-src',
        'frame-src',
        'img-src',
        'require-trusted-types-for',
        'style-src-attr',
        'style-src-elem',
        'trusted-types',
      ]);
    const marks = await page.evaluate(() => ({
      attacked: 'attacked' in window,
      outline: getComputedStyle(document.documentElement).outlineStyle,
    }));
    expect(marks).toEqual({ attacked: false, outline: 'none' });
  }

  test('code, styles, frames and calls that are not ours are refused', async ({ app, page }) => {
    await visit(page, `${app.url}/dashboard`);
    await expectAllRefused(page);
  });

  test('also in the documents that the worker keeps', { tag: '@release' }, async ({
    app,
    page,
  }) => {
    await visitOnce(page, `${app.url}/dashboard`);
    await app.stop();
    await visitAgain(page);
    await expectAllRefused(page);
  });
});
