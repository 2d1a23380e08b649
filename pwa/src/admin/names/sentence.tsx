import type { Wording } from '#catalogue/texts.ts';
import { Text } from '#ui/page/text.tsx';

interface SentenceProps {
  of: (words: { name: string }) => string;
  name: Wording;
}

/** No text has it. */
const placeholder = '\0';

/** A sentence with a name in it, which says its own language where that is not the page's. */
export function Sentence({ of, name }: SentenceProps) {
  const [before, after] = of({ name: placeholder }).split(placeholder);
  return (
    <>
      {before}
      <Text of={name} />
      {after}
    </>
  );
}
