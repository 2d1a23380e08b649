import { expect, test } from 'vitest';
import { hostsOf } from './hosts.ts';

test('an address with one host is that of one server, of whichever kind', () => {
  expect(hostsOf('postgres://me:secret@db.example:5433/helpdesk?sslmode=verify-full')).toEqual({
    urls: ['postgres://me:secret@db.example:5433/helpdesk?sslmode=verify-full'],
    isPrimary: false,
  });
  expect(hostsOf('postgresql:///helpdesk?host=/run/postgresql')?.urls).toEqual(['postgresql:///helpdesk?host=/run/postgresql']);
});

test('several hosts are tried in their order, each with the rest of the address', () => {
  expect(hostsOf('postgres://me:s%2Cecret@one,two:5433,[::1]:5434/helpdesk?target_session_attrs=read-write&sslmode=require')).toEqual({
    urls: [
      'postgres://me:s%2Cecret@one/helpdesk?sslmode=require',
      'postgres://me:s%2Cecret@two:5433/helpdesk?sslmode=require',
      'postgres://me:s%2Cecret@[::1]:5434/helpdesk?sslmode=require',
    ],
    isPrimary: true,
  });
});

test.each([
  'mysql://one/helpdesk',
  'postgres://one:port/helpdesk',
  'postgres://one:1,two:x/helpdesk',
  'helpdesk',
  'postgres://one/helpdesk?target_session_attrs=standby',
])('%s is no address of ours', (address) => expect(hostsOf(address)).toBeUndefined());
