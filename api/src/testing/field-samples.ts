import type { Field } from '@helpdesk/contract/kinds/field';

interface Samples {
  readonly taken: readonly unknown[];
  readonly refused: readonly unknown[];
}

const unknownMember = 'of another set';

/**
 * What a column of such a field takes at its limits, and what it refuses beyond them. Nothing where only the type of the
 * column says what it holds, or the calls alone check it.
 */
export function samplesOf(field: Field): Samples {
  switch (field.is) {
    case 'link':
      return { taken: ['https://example.org/'], refused: ['http://example.org/', ''] };
    case 'linkOrNull':
      return { taken: ['https://example.org/', null], refused: ['http://example.org/', ''] };
    case 'phone':
      return { taken: ['+911'], refused: ['0123', ''] };
    case 'phones':
      return { taken: [[], ['112', '+911']], refused: [['112', '0123']] };
    case 'slug':
      return { taken: ['fort-1'], refused: ['Fort', 'a fort', ''] };
    case 'degrees':
      return { taken: [-field.most, field.most], refused: [-field.most - 0.1, field.most + 0.1] };
    case 'wholeNumber':
      return { taken: [field.least, field.most], refused: [field.least - 1, field.most + 1] };
    case 'minutes':
      return { taken: [1, field.most], refused: [0, field.most + 1] };
    case 'pictures':
      return { taken: [[], ['/images/fort-1280.webp']], refused: [['https://example.org/fort-1280.webp']] };
    case 'ids':
      return { taken: [['a', 'b']], refused: [['a', 'a']] };
    case 'nearby':
      return {
        taken: [[], ['a', 'b', 'c']],
        refused: [
          ['a', 'b', 'c', 'd'],
          ['a', 'a'],
        ],
      };
    case 'oneOf':
    case 'grade':
      return { taken: field.set, refused: [unknownMember, ''] };
    case 'someOf':
      return { taken: [field.set, ...field.set.map((member) => [member])], refused: [[], [...field.set, unknownMember]] };
    case 'flags':
      return {
        taken: [each(field.set, true), each(field.set, false)],
        refused: [
          ...field.set.map((member) => ({ ...each(field.set, true), [member]: undefined })),
          ...field.set.map((member) => ({ ...each(field.set, true), [member]: 'yes' })),
          { ...each(field.set, true), [unknownMember]: true },
        ],
      };
    case 'answers':
      return {
        taken: [{}, each(field.set, true), each(field.set, false)],
        refused: [{ [unknownMember]: true }, ...field.set.map((member) => ({ [member]: 'yes' }))],
      };
    case 'idElsewhere':
      return field.at === 'osm'
        ? { taken: ['', 'node/1', 'way/123', 'relation/9'], refused: ['node/0', 'area/1', 'way/'] }
        : { taken: ['', 'Q1', 'Q123456'], refused: ['Q0', 'q1', 'P1'] };
    case 'text':
    case 'texts':
    case 'slugs':
    case 'yesOrNo':
    case 'day':
    case 'dayOrNull':
    case 'id':
    case 'hours':
    case 'subject':
      return { taken: [], refused: [] };
  }
}

const each = (set: readonly string[], value: boolean) => Object.fromEntries(set.map((member): [string, boolean] => [member, value]));
