import type { AccessQuestion, Difficulty, Signal } from '@helpdesk/contract/rules/planning-sets';
import { m } from '@helpdesk/words/messages';

/** What a place is asked about how one gets there, in words. */
export const accessWords: Readonly<Record<AccessQuestion, () => string>> = {
  steps: m.access_steps,
  evenSurface: m.access_even_surface,
  shade: m.access_shade,
  water: m.access_water,
  toilet: m.access_toilet,
  wheelchair: m.access_wheelchair,
  parking: m.access_parking,
};

export const difficultyWords: Readonly<Record<Difficulty, () => string>> = {
  easy: m.difficulty_easy,
  moderate: m.difficulty_moderate,
  hard: m.difficulty_hard,
};

/** What a phone has of a network there. */
export const signalWords: Readonly<Record<Signal, () => string>> = {
  none: m.signal_none,
  weak: m.signal_weak,
  good: m.signal_good,
};
