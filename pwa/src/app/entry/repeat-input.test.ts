import { afterEach, expect, test, vi } from 'vitest';

import { repeatInput } from './repeat-input.ts';

afterEach(() => void vi.unstubAllGlobals());

test('what was tapped, sent and typed before the app heard is done again in its order, and nothing that was done since', async () => {
  const done: string[] = [];
  const early = new Map<object, string>();
  class Button {
    click = () => done.push('tap');
  }
  class Form {
    requestSubmit = () => done.push('send');
  }
  class Field {
    #value = 'shiv';
    get value() {
      return this.#value;
    }
    set value(text: string) {
      this.#value = text;
    }
    dispatchEvent = (event: Event) => done.push(`${event.type} ${this.value}`);
  }
  class MenuButton extends Button {
    override click = () => {
      done.push('menu');
      early.delete(again);
      return 0;
    };
  }
  const again = new Button();
  vi.stubGlobal('HTMLButtonElement', Button);
  vi.stubGlobal('HTMLFormElement', Form);
  vi.stubGlobal('window', { earlyInput: early });
  for (const control of [new Field(), new MenuButton(), again, new Form()]) early.set(control, 'shivneri');

  await repeatInput();
  expect(done).toEqual(['input shivneri', 'change shivneri', 'menu', 'send']);
});

test('without anything done early, nothing is repeated', async () => {
  vi.stubGlobal('window', {});
  await expect(repeatInput()).resolves.toBeUndefined();
});
