import { safeStorage } from '#platform/safe-storage.ts';
import { createStore, type ReadableStore } from '#platform/store.ts';

/** Who asks from this phone, as they last typed it. */
export interface RememberedPerson {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

const key = 'person';
const remembered = createStore<RememberedPerson | undefined>(undefined);
remembered.swap(read());

/** Only where somebody chose it; it leaves the phone only in what they send. */
export const rememberedPerson: ReadableStore<RememberedPerson | undefined> = remembered;

function rememberPerson({ name, email, phone }: RememberedPerson): void {
  const person = { name, email, phone };
  remembered.swap(person);
  safeStorage.set(key, JSON.stringify(person));
}

/** What a form that was sent says of it: remembered where that is ticked, else forgotten. */
export async function rememberIfTicked({ remembers, ...person }: RememberedPerson & { readonly remembers: boolean }): Promise<void> {
  if (remembers) rememberPerson(person);
  else forgetPerson();
}

export function forgetPerson(): void {
  remembered.swap(undefined);
  safeStorage.remove(key);
}

/** Undefined for what somebody else wrote there. */
function read(): RememberedPerson | undefined {
  try {
    const { name, email, phone } = JSON.parse(safeStorage.get(key) ?? '');
    return [name, email, phone].every((text) => typeof text === 'string') ? { name, email, phone } : undefined;
  } catch {
    return undefined;
  }
}
