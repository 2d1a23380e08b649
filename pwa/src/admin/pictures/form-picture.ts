import type { ListedText } from '#admin/translations/translation-values.ts';

/** A saved picture, the text that stands for it, and whose it is. */
export interface FormPicture extends ListedText {
  readonly address: string;
  /** Forms that were begun before pictures had one lack it. */
  readonly credit?: string;
}
