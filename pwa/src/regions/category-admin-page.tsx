import { categoryCalls } from '@helpdesk/contract/calls/categories';
import { m } from '@helpdesk/words/messages';

import { UsedBy } from '#admin/listings/used-by.tsx';
import { NamedListScreen } from '#admin/lists/named-list-screen.tsx';
import { textsOf } from '#catalogue/texts.ts';

import { deleteCategory } from './category.writes.ts';
import { CategoryForm } from './category-form.tsx';

export function CategoryAdminPage() {
  return (
    <NamedListScreen
      title={m.admin_menu_categories()}
      table="categories"
      add={m.admin_categories_add()}
      search={m.admin_categories_search()}
      count={m.admin_categories_count}
      empty={m.admin_categories_empty()}
      fetchFailed={m.admin_categories_fetch_failed()}
      list={categoryCalls.list}
      textOf={(category) => textsOf(category).heading}
      remove={deleteCategory}
      used={(id) => <UsedBy filter="category" id={id} />}
      form={(category, onClose) => <CategoryForm category={category} onClose={onClose} />}
    />
  );
}
