import { expect, test } from 'vitest';

import { qrPath } from '#ui/media/qr-path.ts';
import { scanned } from '#ui/testing/scanned.ts';
import { upiLink } from './upi-link.ts';

const payee = { address: 'helpdesk@example', name: 'Tourism Helpdesk (demo)' };

test('a scanner reads from the code whom to pay, in rupees, and no amount', () => {
  const { path, width } = qrPath(upiLink(payee));
  const read = new URL(scanned(`<svg viewBox="0 0 ${width} ${width}"><path d="${path}"/></svg>`) ?? '');
  expect(read.href).toMatch(/^upi:\/\/pay\?/);
  expect(Object.fromEntries(read.searchParams)).toEqual({ pa: payee.address, pn: payee.name, cu: 'INR' });
});

test('a name keeps its signs, and a space is no plus', () => {
  const link = upiLink({ address: 'a.b-c@example', name: 'Fort & Hill + more' });
  expect(link).toBe('upi://pay?pa=a.b-c@example&pn=Fort%20%26%20Hill%20%2B%20more&cu=INR');
});
