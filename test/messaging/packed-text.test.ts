import { expect, test } from 'vitest';
import { formatCardList, unpackCardList } from '../../src/messaging/card-list.ts';
import { packText, unpackText } from '../../src/messaging/packed-text.ts';

const TEXT = '["Füße","家","👪"]'.repeat(5_000);

test('a packed text is smaller, and unpacks to the same', async () => {
  const packed = await packText(TEXT);
  expect(packed.length).toBeLessThan(TEXT.length / 10);
  expect(await unpackText(packed, 200_000)).toBe(TEXT);
});

test('a text that unpacks to more than it may have is refused', async () => {
  await expect(unpackText(await packText('a'.repeat(1_001)), 1_000)).rejects.toMatchObject({ code: 'bad-request' });
});

test.each(['not base64!', 'AAAA////'])('%j is refused, because it is not packed', async (text) => {
  await expect(unpackText(text, 1_000)).rejects.toMatchObject({ code: 'bad-request' });
});

test('a list of cards arrives packed or as it is', async () => {
  const list = formatCardList([[1, 'Fuß', ['foot']]]);
  expect(await unpackCardList(list)).toBe(list);
  expect(await unpackCardList(await packText(list))).toBe(list);
});
