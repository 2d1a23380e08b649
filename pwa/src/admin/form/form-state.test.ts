import { expect, test } from 'vitest';

import { changeForm, emptyForm, isDirty } from './form-state.ts';

const blank = emptyForm({ name: '', tags: [] as string[] });

test('editing a field clears its error and no other', () => {
  const refused = changeForm(blank, { refuse: { name: 'Name is required', tags: 'Select at least one' } });
  expect(changeForm(refused, { edit: { name: 'Fort' } }).errors).toEqual({ tags: 'Select at least one' });
});

test('each refusal counts, so that each brings the focus to what is wrong', () => {
  const once = changeForm(blank, { refuse: { name: 'a' } });
  expect(changeForm(once, { refuse: { name: 'a' } }).refusals).toBe(2);
});

test('a form that is as it began may be left without a question', () => {
  const typed = changeForm(blank, { edit: { name: 'F' } });
  expect(isDirty(typed)).toBe(true);
  expect(isDirty(changeForm(typed, { edit: { name: '' } }))).toBe(false);
});

test('two pictures that are saved one after the other are both there', () => {
  const add = (tag: string) => ({ edit: (values: { tags: string[] }) => ({ tags: [...values.tags, tag] }) });
  expect(changeForm(changeForm(blank, add('a')), add('b')).values.tags).toEqual(['a', 'b']);
});

test('an error whose reason is gone is forgiven, and the focus stays where it is', () => {
  const refused = changeForm(blank, { refuse: { tags: 'Save them first', name: 'Name is required' } });
  const forgiven = changeForm(refused, { forgive: 'tags' });
  expect(forgiven.errors).toEqual({ name: 'Name is required' });
  expect(forgiven.refusals).toBe(refused.refusals);
});
