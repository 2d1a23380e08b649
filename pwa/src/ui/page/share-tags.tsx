import { type Language, languages } from '@helpdesk/contract/languages';
import { sharePicture, shareSize } from '@helpdesk/contract/rules/picture';
import { site } from '@helpdesk/site/site';
import { inSpokenLanguage, spokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';
import { sitePicture } from '#ui/media/site-picture.ts';
import { type OwnAddress, pathIn } from './own-address.ts';

export interface SharedPicture {
  /** As a listing's `images` hold it. */
  readonly address: string;
  readonly alt: string;
}

interface ShareTagsProps {
  at: OwnAddress;
  title?: string;
  description: string;
  picture?: SharedPicture;
}

/** What a pasted link shows, and where the page is read in other languages. */
export function ShareTags({ at: { origin, path, address }, title, description, picture }: ShareTagsProps) {
  const own = picture && sharePicture(picture.address);
  const name = inSpokenLanguage(site.name);
  return (
    <>
      {languages.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={origin + pathIn(language, path)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={origin + path} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={name} />
      <meta property="og:title" content={title ?? name} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={origin + (own ?? sitePicture)} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(shareSize.width)} />
      <meta property="og:image:height" content={String(shareSize.height)} />
      <meta property="og:image:alt" content={own ? picture.alt : m.head_picture()} />
      <meta property="og:locale" content={regional(spokenLanguage())} />
      {languages.map(
        (language) => language !== spokenLanguage() && <meta key={language} property="og:locale:alternate" content={regional(language)} />,
      )}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

function regional(tag: Language): string {
  const { language, region = site.country } = new Intl.Locale(tag);
  return `${language}_${region}`;
}
