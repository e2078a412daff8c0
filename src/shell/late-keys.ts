/** The names of STORAGE_KEYS (keys.ts) that nothing of the first load asks for: there they would make it larger. [STO-10] */
export const LATE_KEYS = {
  /** Name of the build that the member was offered and left for later. */
  closedBuild: 'closedBuild',
  /** In session storage: drafts lie in the vault while the page is loaded anew in another build. */
  packedDrafts: 'packedDrafts',
} as const
