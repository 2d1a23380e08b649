import { m } from '@helpdesk/words/messages';

import type { Errors } from './field-words.ts';

/**
 * Asks for at least one nearby attraction, but only where another place exists: a region's first could not be added else
 * (product 6.7).
 * @param field its name on the wire
 * @param others how many places there are beside the one that is edited
 */
export const nearbyErrors = (field: string, chosen: readonly string[], others: number): Errors =>
  chosen.length === 0 && others > 0 ? { [field]: m.form_nearby_required() } : {};
