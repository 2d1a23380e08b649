import type { BrandMarkProps } from './brand-drawing.tsx';
import { latePart } from './late-part.tsx';

/** The logo. */
export const BrandMark = latePart<BrandMarkProps>(async () => (await import('./brand-drawing.tsx')).BrandDrawing);
