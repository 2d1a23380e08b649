/** Lists that an earlier kind of this site kept in local storage (decision B6). */
export function forgetOldLists(): void {
  try {
    localStorage.removeItem('root');
  } catch {
    // Storage is blocked: then there is nothing to forget.
  }
}
