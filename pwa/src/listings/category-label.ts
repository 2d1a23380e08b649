import type { ResortCategory, RestaurantCategory } from '@helpdesk/contract/rules/fixed-sets';
import { m } from '@helpdesk/words/messages';

type FixedCategory = ResortCategory | RestaurantCategory;

const labels: Record<FixedCategory, () => string> = {
  'Budget Stay': m.stay_budget,
  'Signature Stay': m.stay_signature,
  Maharashtrian: m.filter_maharashtrian,
  Veg: m.filter_veg,
  'Non Veg': m.filter_non_veg,
};

type Categorised = { readonly categories: readonly FixedCategory[] };

export const categoryLabel = (category: FixedCategory): string => labels[category]();

const categoryLabels = ({ categories }: Categorised): string[] => categories.map(categoryLabel);

/** The fixed categories of a stay or a restaurant in words, side by side. */
export const categoriesInWords = (listing: Categorised): string => categoryLabels(listing).join(' · ');
