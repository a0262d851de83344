import { describe, expect, test, vi } from 'vitest';
import { createMemo, createMemoMap } from '../../src/async/memo.ts';

describe('a memo', () => {
  test('loads once, and callers during the load share it', async () => {
    const load = vi.fn(async () => 'loaded');
    const memo = createMemo(load);
    expect(await Promise.all([memo.get(), memo.get()])).toEqual(['loaded', 'loaded']);
    await memo.get();
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('forgets a failure: the next call loads again', async () => {
    const load = vi.fn(async () => 'loaded').mockRejectedValueOnce(new Error('Expected a file, got none.'));
    const memo = createMemo(load);
    await expect(memo.get()).rejects.toThrow('Expected a file, got none.');
    expect(await memo.get()).toBe('loaded');
  });

  test('does not remember a load that was running when it was told to forget', async () => {
    const ends: ((value: string) => void)[] = [];
    const memo = createMemo(() => new Promise<string>((resolve) => ends.push(resolve)));
    const old = memo.get();
    memo.forget();
    const current = memo.get();
    ends[1]?.('current');
    ends[0]?.('old');
    expect(await Promise.all([old, current, memo.get()])).toEqual(['old', 'current', 'current']);
  });

  test('a failure of a forgotten load leaves the newer result alone', async () => {
    const load = vi.fn(async () => 'current').mockRejectedValueOnce(new Error('Expected a file, got none.'));
    const memo = createMemo(load);
    const old = memo.get();
    memo.forget();
    await memo.get();
    await expect(old).rejects.toThrow('Expected a file, got none.');
    await memo.get();
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('gives a value that was set without loading', async () => {
    const load = vi.fn(async () => 'loaded');
    const memo = createMemo(load);
    memo.set('set');
    expect(await memo.get()).toBe('set');
    expect(load).not.toHaveBeenCalled();
  });
});

describe('a memo map', () => {
  test('remembers a result for each key', async () => {
    const memos = createMemoMap<string, string>();
    await memos.get('a', async () => 'first');
    expect(await memos.get('a', async () => 'second')).toBe('first');
    expect(await memos.get('b', async () => 'other')).toBe('other');
    expect(await memos.find('a')).toBe('first');
    memos.forget();
    expect(memos.find('a')).toBeUndefined();
  });

  test('beyond its limit drops the key that was used longest ago', async () => {
    const memos = createMemoMap<string, string>(2);
    const load = async () => 'loaded';
    await memos.get('a', load);
    await memos.get('b', load);
    await memos.get('a', load);
    await memos.get('c', load);
    expect(['a', 'b', 'c'].map((key) => memos.find(key) !== undefined)).toEqual([true, false, true]);
  });
});
