import { brief } from './brief.ts';
import { useOwnAddress } from './own-address.ts';
import { PageTitle } from './page-title.tsx';
import { type SharedPicture, ShareTags } from './share-tags.tsx';
import { StructuredData, type StructuredDataOf } from './structured-data.tsx';

interface PageHeadProps {
  /** What the page is called; the first page bears the site's name alone. */
  title?: string;
  /** What it holds, at any length. */
  description: string;
  /** What a link to it shows before that, as long as it holds. Behind `import.meta.env.SSR`. */
  announced?: string | false;
  /** What a link to it shows; the site's own picture when left out. */
  picture?: SharedPicture;
  /** What it is about, for machines. Behind `import.meta.env.SSR`, so that no phone loads how it is made. */
  structuredData?: StructuredDataOf | false;
}

/** What a page is called, holds and is known by. All but the first three only the first HTML carries, where previews and search engines read it. */
export function PageHead({ title, description, announced, picture, structuredData }: PageHeadProps) {
  const at = useOwnAddress();
  const text = brief(description);
  return (
    <>
      <PageTitle page={title} />
      <meta name="description" content={text} />
      <link rel="canonical" href={at.address} />
      {import.meta.env.SSR && (
        <ShareTags at={at} title={title} description={announced ? brief(`${announced}. ${description}`) : text} picture={picture} />
      )}
      {import.meta.env.SSR && structuredData && <StructuredData at={at} structuredData={structuredData} />}
    </>
  );
}

/** Of a page that no search engine is to list: nothing is there, or it is one visitor's own. */
export function UnlistedHead({ title }: { title: string }) {
  return (
    <>
      <PageTitle page={title} />
      <meta name="robots" content="noindex" />
    </>
  );
}
