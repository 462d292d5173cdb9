import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';

let house: TestApi;
beforeAll(async () => {
  house = await createTestApi();
});
afterAll(() => house.close());

test('the OpenAPI document describes every call, with its refusals', async () => {
  const reply = await house.app.inject({ url: '/api/openapi.json' });
  const document = reply.json();
  expect(document.openapi).toBe('3.1.0');
  const operations = Object.values<object>(document.paths).flatMap((path) => Object.values(path));
  expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(
    house.api.calls.map(({ call }) => call.name).toSorted(),
  );
  expect(document.paths['/authenticate'].post.responses).toMatchObject({
    200: {},
    403: { description: 'login-failed' },
    429: {},
  });
});

test('people can read it as a page, whose policy allows no inline script', async () => {
  const page = await house.app.inject({ url: '/api/docs/' });
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-security-policy']).toContain("script-src 'self';");
  expect(page.body).not.toMatch(/<script>[^<]/);
  const shown = await house.app.inject({ url: '/api/docs/json' });
  expect(shown.json().paths).toHaveProperty('/api/1/reservations');
});

test('the health call tells that everything is ready', async () => {
  const reply = await house.app.inject({ url: '/healthz' });
  expect(reply.statusCode).toBe(200);
});
