import { fieldsOf } from '@helpdesk/contract/kinds/descriptions';
import { isOn } from '@helpdesk/contract/kinds/field';
import { type CatalogueTable, catalogueTables, kinds } from '@helpdesk/contract/kinds/kinds';
import { expect } from '@playwright/test';
import { labelOf } from '#admin/fields/field-labels.ts';
import { expectLoaded, test } from '#e2e/testing/office.ts';

/** The helpdesk has one row, whose form is a screen (`helpdesk.spec.ts`). */
const forms = catalogueTables.filter((table) => table !== 'helpdesk');
/** Asked of each picture that is there, or said in the list. */
const askedElsewhere = ['pictureTexts', 'pictureCredits', 'popular', 'checkedOn'];

const screenOf = (table: CatalogueTable): string => {
  const kind = kinds[table];
  return `/admin/${'directory' in kind ? kind.directory : kind.table}-management`;
};

/** What the form of a kind asks, as its inputs are called. */
const labelsOf = (table: CatalogueTable): string[] =>
  fieldsOf(table)
    .filter(([name, field]) => isOn(field, 'input') && !askedElsewhere.includes(name))
    .flatMap(([name, field]) => labelOf(field.wire ?? name) ?? []);

for (const table of forms) {
  test(`the form for one of the ${table} asks for every field`, async ({ page }) => {
    await page.goto(screenOf(table));
    await expectLoaded(page);
    await page
      .getByRole('button', { name: /^(?:Add|Upload) / })
      .first()
      .click();
    const form = page.getByRole('dialog');
    for (const label of labelsOf(table)) await expect(form.getByText(label).or(form.getByLabel(label)).first(), label).toBeVisible();
  });
}
