import { expect, test } from 'vitest';
import { scaledCondition } from './scale-widths.ts';

test('for text twice as large a style asks for a screen twice as wide and high', () => {
  expect(scaledCondition('(min-width: 64rem)', 2)).toBe('(min-width: 128rem)');
  expect(scaledCondition('screen and (max-width: 47.99rem) and (min-height: 700px)', 2)).toBe(
    'screen and (max-width: 95.98rem) and (min-height: 1400px)',
  );
  expect(scaledCondition('(width >= 48rem)', 2)).toBe('(width >= 96rem)');
});

test('what asks for no size stays', () => {
  for (const condition of [
    'print',
    '(hover: hover)',
    '(prefers-reduced-motion: reduce)',
    '(orientation: landscape)',
    '(resolution: 2dppx)',
  ]) {
    expect(scaledCondition(condition, 2)).toBe(condition);
  }
});
