import { expect, test } from 'vitest';
import { endpointFrom, PLACEHOLDER_KEY } from '@/data/generative-ai/settings';

const url = 'https://proxy.example';
const path = '/v1beta/models/gemini-pro:generateContent';

test.each([
  [url, `${url}${path}`],
  [` ${url}// `, `${url}${path}`],
  [`${url}/ai/`, `${url}/ai${path}`],
  ['/ai', `/ai${path}`],
  ['/', path],
])('the address %j leads to %s', (setting, address) => {
  const settings = { VITE_GENERATIVE_AI_URL: setting, VITE_GENERATIVE_AI_KEY: ' real ' };
  expect(endpointFrom(settings)).toEqual({ address, key: 'real' });
});

test.each([
  [{}],
  [{ VITE_GENERATIVE_AI_URL: url }],
  [{ VITE_GENERATIVE_AI_URL: url, VITE_GENERATIVE_AI_KEY: '' }],
  [{ VITE_GENERATIVE_AI_URL: url, VITE_GENERATIVE_AI_KEY: ' ' }],
  [{ VITE_GENERATIVE_AI_URL: url, VITE_GENERATIVE_AI_KEY: PLACEHOLDER_KEY }],
  [{ VITE_GENERATIVE_AI_URL: url, VITE_GENERATIVE_AI_KEY: ` ${PLACEHOLDER_KEY}\n` }],
  [{ VITE_GENERATIVE_AI_KEY: 'real' }],
  [{ VITE_GENERATIVE_AI_URL: '', VITE_GENERATIVE_AI_KEY: 'real' }],
  [{ VITE_GENERATIVE_AI_URL: ' ', VITE_GENERATIVE_AI_KEY: 'real' }],
])('the settings %j name no service', (settings) => {
  expect(endpointFrom(settings)).toBeNull();
});
