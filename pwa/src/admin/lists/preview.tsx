import { previewOf } from '@helpdesk/contract/rules/preview';

import type { Wording } from '#catalogue/texts.ts';
import { Text } from '#ui/page/text.tsx';

/** What a row shows of a long text. */
export const Preview = ({ of: { text, lang } }: { of: Wording }) => <Text of={{ text: previewOf(text), lang }} />;
