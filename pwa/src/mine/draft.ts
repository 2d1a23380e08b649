import type { DraftCopies } from '#local/draft-copies.ts';
import type { MineStorage } from '#local/mine-db.ts';
import { newId } from '#platform/new-id.ts';
import { createStore, type ReadableStore } from '#platform/store.ts';

export interface DraftState<Values> {
  readonly values: Values;
  /** The submission's key: minted with the form, kept in the draft, another one after `discard`. */
  readonly id: string;
  /** What was typed earlier is in the values, if there was anything. */
  readonly ready: boolean;
  /** Something is filled in. */
  readonly dirty: boolean;
}

export interface DraftHandle<Values> {
  readonly state: ReadableStore<DraftState<Values>>;
  /** Restores what was typed earlier, and follows the page until the returned function is called. */
  start(page: { readonly document: EventTarget & { visibilityState: string }; readonly window: EventTarget }): () => void;
  setValues(change: Partial<Values>): void;
  /** Erases the draft: it was sent, or nobody wants it. */
  discard(): Promise<void>;
}

/** Where drafts are kept. */
export interface DraftPlace {
  readonly storage: () => Promise<MineStorage>;
  readonly copies: DraftCopies;
}

interface DraftTools extends DraftPlace {
  /** Whether the outbox has an item of this id: then the page died between sending and erasing. */
  readonly isSubmitted: (id: string) => Promise<boolean>;
}

const saveAfter = 300;

/**
 * A form that survives reload, back, an update and a dead tab. Each change is in a synchronous copy before anything else can
 * happen to the page, and soon after in the database.
 */
export function trackDraft<Values extends object>(
  form: string,
  empty: Values,
  { storage, copies, isSubmitted }: DraftTools,
): DraftHandle<Values> {
  const fresh = (): DraftState<Values> => ({ values: empty, id: newId(), ready: true, dirty: false });
  const state = createStore<DraftState<Values>>({ ...fresh(), ready: false });
  /** Typed before the draft was read. */
  let typed: Partial<Values> = {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  let saved = true;
  let copied = false;

  const isEmpty = (values: Values) => JSON.stringify(values) === JSON.stringify({ ...values, ...empty });
  const draft = () => ({ form, id: state.get().id, values: state.get().values, savedAt: Date.now() });

  function show(values: Values, id = state.get().id): void {
    state.swap({ values, id, ready: state.get().ready, dirty: !isEmpty(values) });
  }

  function keep(): void {
    if (!state.get().dirty) return void erase();
    copied = copies.keep(draft());
    saved = false;
    clearTimeout(timer);
    timer = setTimeout(save, saveAfter);
  }

  function save(): void {
    clearTimeout(timer);
    if (saved) return;
    saved = true;
    // Where the phone refuses, the copy has to do.
    const kept = draft();
    void storage()
      .then((mine) => mine.trackDraft(kept))
      .catch(() => undefined);
  }

  async function erase(): Promise<void> {
    clearTimeout(timer);
    saved = true;
    // The page may die before the database is told: until then an empty copy stands for what is gone.
    copies.keep({ ...draft(), values: empty });
    await storage()
      .then((mine) => mine.eraseDraft(form))
      .then(forgetEmptyCopy)
      .catch(() => undefined);
  }

  /** Unless another one was typed since, perhaps in another tab. */
  function forgetEmptyCopy(): void {
    const copy = copies.get(form);
    if (copy && isEmpty({ ...empty, ...copy.values })) copies.erase(form);
  }

  const stored = () =>
    storage()
      .then((mine) => mine.draft(form))
      .catch(() => undefined);

  async function restore(): Promise<void> {
    const known = copies.get(form) ?? (await stored());
    const over = known && (await isSubmitted(known.id).catch(() => false));
    if (over) await erase();
    state.swap({ ...state.get(), ready: true });
    const left = over ? undefined : known;
    if (left) show({ ...empty, ...left.values, ...typed }, left.id);
    if (left || state.get().dirty) keep();
  }

  /** Another tab sent or discarded this form, maybe while this one slept: its key is used. */
  function noticeOtherTabs(): void {
    if (!copied || !state.get().dirty) return;
    const copy = copies.get(form);
    if (copy?.id === state.get().id) return;
    show(state.get().values, newId());
    // Where another draft stands, the next change decides which of the two is kept.
    if (!copy) keep();
  }

  return {
    state,
    start({ document, window }) {
      if (!state.get().ready) void restore();
      const look = () => (document.visibilityState === 'visible' ? noticeOtherTabs() : save());
      document.addEventListener('visibilitychange', look);
      window.addEventListener('pagehide', save);
      window.addEventListener('storage', noticeOtherTabs);
      return () => {
        save();
        document.removeEventListener('visibilitychange', look);
        window.removeEventListener('pagehide', save);
        window.removeEventListener('storage', noticeOtherTabs);
      };
    },
    setValues(change) {
      show({ ...state.get().values, ...change });
      if (state.get().ready) keep();
      else typed = { ...typed, ...change };
    },
    async discard() {
      state.swap(fresh());
      await erase();
    },
  };
}
