import { describe, expect, test } from 'vitest';
import { ARCHAIC, unclearComments, unknownRules } from '../../support/architecture/comments.ts';

describe('comments', () => {
  test.each(ARCHAIC)('are unclear with %s, and a string is no comment', (word) => {
    const capital = word.charAt(0).toUpperCase() + word.slice(1);
    for (const line of [`// Draws ${word}.`, ` * ${capital} sends.`, `a(); /${'/'} ${word}`]) {
      expect(unclearComments('src/a.ts', line)).toHaveLength(1);
    }
    for (const text of [`start ${word}`, `https://example.com/${word}`]) {
      expect(unclearComments('src/a.ts', `const text = '${text}';`)).toEqual([]);
    }
  });

  test('are unclear where they cite a paper that is not in the repository', () => {
    const cited = `/** Speed in WPM (${'specification'}, section 3). */`;
    expect(unclearComments('src/a.ts', cited)).toHaveLength(1);
    expect(unclearComments('src/a.ts', '// Typing speed (rule R1).')).toEqual([]);
  });

  test('cite rules that exist', () => {
    const rules = '- **R1 Typing speed.** Words / seconds.';
    expect(unknownRules('src/a.ts', `// (rule R1), (rule ${'R99'})`, rules)).toEqual([
      'src/a.ts R99',
    ]);
  });
});
