import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useServices } from '@/services/useServices';

function AsksForServices() {
  useServices();
  return null;
}

it('says so where a component stands outside of the provider', () => {
  expect(() => renderToString(createElement(AsksForServices))).toThrow(
    'useServices outside of its provider',
  );
});
