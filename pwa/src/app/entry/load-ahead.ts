let ahead = 0;

/** Brings what nobody has asked for yet: a file that is missing is for the tap to tell, which asks again. */
export async function loadAhead(load: () => Promise<unknown>): Promise<void> {
  ahead += 1;
  await load().catch(() => undefined);
  ahead -= 1;
}

export const isLoadingAhead = (): boolean => ahead > 0;
