interface Donor {
  readonly name: string;
  /** Address of a logo that reads well on white, 160 wide and 56 high. */
  readonly logo: string;
}

/** The donor wall, row after row (spec section 9). */
export const donors: readonly Donor[] = Array.from({ length: 30 }, (_, at) => ({
  name: `Donor ${String(at + 1).padStart(2, '0')}`,
  logo: `/art/donor-${at + 1}.svg`,
}));
