import type { ZonedCall } from './inTimeZones.ts';

// Run as a process by inTimeZones.ts.
const [, , href = '', json = '[]'] = process.argv;
const module: Record<string, unknown> = await import(href);
const calls: readonly ZonedCall[] = JSON.parse(json);
const results = calls.map(({ zone, name, values }) => {
  process.env.TZ = zone;
  const called = module[name];
  if (typeof called !== 'function') throw new Error(`${href} exports no function ${name}`);
  return called(...values);
});
process.stdout.write(JSON.stringify(results));
