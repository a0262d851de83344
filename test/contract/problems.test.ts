import { describe, expect, test } from 'vitest';
import { problemResponse, problemType } from '../../src/contract/problems.ts';

describe('problemResponse', () => {
  test('is an RFC 9457 problem with its status, media type and four members', async () => {
    const response = problemResponse('bad-parameter', 'Expected one, got two.');
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(await response.json()).toStrictEqual({
      type: 'urn:wayword:problem:bad-parameter',
      title: 'A parameter is missing or wrong',
      status: 400,
      detail: 'Expected one, got two.',
    });
  });

  test('carries further headers', () => {
    const response = problemResponse('method-not-allowed', 'Expected GET, got PUT.', { allow: 'GET' });
    expect(response.headers.get('allow')).toBe('GET');
    expect(response.headers.get('content-type')).toBe('application/problem+json');
  });

  test('has a separate type for each reason of a 404', () => {
    const names = ['unknown-path', 'unknown-pair', 'no-card', 'not-synced-yet'] as const;
    expect(names.map((name) => problemResponse(name, '').status)).toEqual([404, 404, 404, 404]);
    expect(new Set(names.map(problemType)).size).toBe(names.length);
  });
});
