import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSourceFiles } from '../../support/architecture/sourceFiles';
import { styleLiterals } from '../../support/architecture/styleLiterals';

const sources = readSourceFiles(process.cwd(), ['src']);

describe('the design system', () => {
  it('alone names colours, sizes and fonts', () => {
    const outside = sources.filter(({ path }) => !path.startsWith('src/ui/'));
    expect(outside.length).toBeGreaterThan(100);
    expect(styleLiterals(outside)).toEqual([]);
  });

  it('finds a literal where there is one', () => {
    const found = (code: string) =>
      styleLiterals([{ path: 'src/app/Any.css.ts', code, lines: 1, imports: [] }]).length;
    expect(found("color: '#C4145F',")).toBe(1);
    expect(found("background: 'rgb(0 0 0 / 50%)',")).toBe(1);
    expect(found("padding: '12px',")).toBe(1);
    expect(found("fontSize: '0.875rem',")).toBe(1);
    expect(found('fontWeight: 700,')).toBe(1);
    expect(found("fontFamily: 'Arial',")).toBe(1);
    expect(found('padding: vars.space.x4,')).toBe(0);
  });

  it('shows every component in its gallery', () => {
    const components = readdirSync('src/ui/components');
    const inGallery = sources.filter(({ path }) => path.startsWith('src/ui/gallery/'));
    const shown = inGallery.map(({ code }) => code).join('\n');
    const missing = components.filter(
      // Dialog and Sheet are what a Modal looks like.
      (name) => name !== 'Modal' && !shown.includes(`@/ui/components/${name}/`),
    );
    expect(missing).toEqual([]);
  });

  it('has the components that were asked for', () => {
    expect(readdirSync('src/ui/components')).toEqual(
      expect.arrayContaining(
        [
          'Button IconButton Card Badge Field TextArea Select Slider Switch Chip Tabs Dialog',
          'Sheet Progress Skeleton Avatar Stat BarChart EmptyState Toast Status Spinner',
        ].flatMap((names) => names.split(' ')),
      ),
    );
  });
});
