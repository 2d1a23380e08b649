/** Does it when first asked, once; what failed is tried again when asked again. */
export function lazily<Result>(open: () => Promise<Result>): () => Promise<Result> {
  let opening: Promise<Result> | undefined;
  return () => {
    opening ??= open().catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };
}
