import { categoryCalls } from '@helpdesk/contract/calls/categories';
import type { ListingKind } from '@helpdesk/contract/kinds/kinds';
import { resortCategories, restaurantCategories } from '@helpdesk/contract/rules/fixed-sets';
import { serviceTypes } from '@helpdesk/contract/rules/service-types';
import { m } from '@helpdesk/words/messages';
import type { Option } from '#admin/fields/multi-choice.ts';
import { nameOptions } from '#admin/names/name-options.ts';
import { useAnswer } from '#admin/shell/use-answer.ts';
import { categoryLabel } from '#listings/category-label.ts';
import { typeWords } from '#listings/service-types.ts';

const optionOf = (value: string, label: string): Option => ({ value, label, alsoKnown: [] });

const fixed: { readonly [Kind in Exclude<ListingKind, 'places'>]: () => Option[] } = {
  resorts: () => resortCategories.map((each) => optionOf(each, categoryLabel(each))),
  restaurants: () => restaurantCategories.map((each) => optionOf(each, categoryLabel(each))),
  services: () => serviceTypes.map((each) => optionOf(each, typeWords[each].label())),
};

/** What the listings of a kind are sorted under, to choose from: of places the categories, of others their own set. */
export function useGroups(kind: ListingKind): readonly Option[] {
  const categories = useAnswer(categoryCalls.list);
  return kind === 'places' ? nameOptions(categories.result) : fixed[kind]();
}

/** What such a thing is called. */
export const groupLabel = (kind: ListingKind): string => (kind === 'services' ? m.admin_field_service_type() : m.admin_list_category());
