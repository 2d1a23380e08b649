/** The drawing on a category's button, by the category's English name in small letters; others get a map. */
export const categoryIcons = {
  forts: 'fort',
  caves: 'caves',
  temples: 'temple',
  nature: 'fall',
  'dams & lakes': 'dam',
  'heritage & culture': 'lamp',
  wildlife: 'paw',
  'agro & rural tourism': 'farm',
  science: 'dish',
} as const;
