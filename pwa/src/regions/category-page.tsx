import { pathName } from '@helpdesk/contract/slug';
import { m } from '@helpdesk/words/messages';
import { getRouteApi, Navigate } from '@tanstack/react-router';

import { findNamed } from '#catalogue/find-row.ts';
import { textsOf } from '#catalogue/texts.ts';
import { useCatalogue } from '#catalogue/use-catalogue.tsx';
import { FirstFill } from '#listings/first-fill.tsx';
import { LateNotFound } from '#listings/late-not-found.ts';
import { classes } from '#ui/classes.ts';
import { PageHead } from '#ui/page-head.tsx';
import { Text } from '#ui/text.tsx';
import { wayTo } from '#ui/things.ts';

import { PictureButton } from './picture-button.tsx';
import styles from './region-buttons.module.css';
import { regionSegment } from './region-segment.ts';

const route = getRouteApi('/$categoryName');

export function CategoryPage() {
  const { categoryName } = route.useParams();
  const catalogue = useCatalogue();
  if (!catalogue) return <FirstFill heading />;
  const category = findNamed(catalogue, 'categories', categoryName);
  if (!category) return <LateNotFound />;
  const own = pathName(category.name);
  if (categoryName !== own) return <Navigate to="/$categoryName" params={{ categoryName: own }} replace />;
  const { name, heading, description } = textsOf(category);
  const buttons = catalogue.regionsOf(category._id) ?? [];
  return (
    <div className="wrap page stack">
      <PageHead
        title={name.text}
        description={description.text}
        things={import.meta.env.SSR && ((at) => [wayTo(at, { name: name.text, path: at.path })])}
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
