import { pathName } from '@helpdesk/contract/rules/slug';
import { m } from '@helpdesk/words/messages';
import { getRouteApi, Navigate } from '@tanstack/react-router';

import { findNamed } from '#catalogue/find-row.ts';
import { textsOf } from '#catalogue/texts.ts';
import { useCatalogue } from '#catalogue/use-catalogue.tsx';
import { FirstFill } from '#listings/directory/first-fill.tsx';
import { NotFound } from '#listings/not-found.ts';
import { PageHead } from '#ui/page/page-head.tsx';
import { breadcrumbs } from '#ui/page/schema-org.ts';
import { Text } from '#ui/page/text.tsx';
import { classes } from '#ui/style/classes.ts';

import { PictureButton } from './picture-button.tsx';
import styles from './region-buttons.module.css';
import { regionSegment } from './region-segment.ts';

const route = getRouteApi('/$categoryName');

export function CategoryPage() {
  const { categoryName } = route.useParams();
  const catalogue = useCatalogue();
  if (!catalogue) return <FirstFill heading />;
  const category = findNamed(catalogue, 'categories', categoryName);
  if (!category) return <NotFound />;
  const own = pathName(category.name);
  if (categoryName !== own) return <Navigate to="/$categoryName" params={{ categoryName: own }} replace />;
  const { name, heading, description } = textsOf(category);
  const buttons = catalogue.regionsOf(category._id) ?? [];
  return (
    <div className="wrap page stack">
      <PageHead
        title={name.text}
        description={description.text}
        structuredData={import.meta.env.SSR && ((at) => [breadcrumbs(at, { name: name.text, path: at.path })])}
      />
      <h1 tabIndex={-1}>
        <Text of={heading} />
      </h1>
      <p>
        <Text of={description} />
      </p>
      <h2 className={styles.title}>{m.category_regions()}</h2>
      <ul className={classes('list', styles.buttons)}>
        {buttons.map(({ regionId = '', count, picture }) => {
          const region = catalogue.byId.regions.get(regionId);
          return (
            <li key={regionId}>
              <PictureButton
                to="/$categoryName/$regionName"
                params={{ categoryName: own, regionName: regionSegment(region) }}
                picture={picture}
              >
                {region ? <Text of={textsOf(region).name} /> : m.category_unknown_region()}
                <small className="num">{m.count_places({ count })}</small>
              </PictureButton>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
