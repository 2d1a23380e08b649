import { governingBody, team } from '@helpdesk/site/people';
import { inSpokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';

import { PageHead } from '#ui/page/page-head.tsx';
import { Points } from '#ui/page/points.tsx';
import { breadcrumbs, organisation } from '#ui/page/schema-org.ts';
import { SectionHeading } from '#ui/page/section-heading.tsx';
import styles from './about-page.module.css';
import { designationWords } from './designation-words.ts';
import { PeopleRow } from './people-row.tsx';
import { Person } from './person.tsx';
import { TakePart } from './take-part.tsx';

export function AboutPage() {
  return (
    <>
      <PageHead
        title={m.about_title()}
        description={m.about_overview_who()}
        structuredData={
          import.meta.env.SSR && ((at, office) => [organisation(at, office()), breadcrumbs(at, { name: m.about_title(), path: at.path })])
        }
      />
      <div className="wrap page">
        <h1 tabIndex={-1}>{m.about_title()}</h1>
        <div className={styles.overview}>
          <img className={styles.picture} src="/art/about.svg" alt={m.about_picture()} width={640} height={400} />
          <div className="prose">
            <p>{m.about_overview_who()}</p>
            <p>{m.about_overview_funds()}</p>
            <p>{m.about_overview_people()}</p>
          </div>
        </div>
      </div>
      <div className={`sec wrap ${styles.pair}`}>
        <section>
          <SectionHeading title={m.about_mission()} />
          <p>{m.about_mission_text()}</p>
        </section>
        <section>
          <SectionHeading title={m.about_vision()} />
          <p>{m.about_vision_text()}</p>
        </section>
      </div>
      <PeopleRow title={m.about_governing_body()} className={styles.members}>
        {governingBody.map(({ name, portrait, designation }) => (
          <Person key={portrait} name={inSpokenLanguage(name)} portrait={portrait} designation={designationWords[designation]()} />
        ))}
      </PeopleRow>
      <PeopleRow title={m.about_team()}>
        {team.map(({ name, portrait }) => (
          <Person key={portrait} name={inSpokenLanguage(name)} portrait={portrait} />
        ))}
      </PeopleRow>
      <section className="sec">
        <SectionHeading title={m.about_care()} />
        <Points
          items={[
            { icon: 'sun', text: m.about_care_season() },
            { icon: 'home', text: m.about_care_local() },
            { icon: 'farm', text: m.about_care_traces() },
          ]}
        />
      </section>
      <TakePart />
    </>
  );
}
