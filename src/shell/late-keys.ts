/**
 * The names of STORAGE_KEYS (keys.ts) that nothing of the first load asks for: there they would make it larger.
 * [STO-10]
 */
export const LATE_KEYS = {
  /** Name of the build that the member was offered and left for later. */
  closedBuild: 'closedBuild',
  /** In session storage: drafts lie in the vault while the page is loaded anew in another build. */
  packedDrafts: 'packedDrafts',
  /** The day on which the member was last asked how a meal was. */
  reviewOffered: 'reviewOffered',
  /** The order in which this device shows a meal's courses: ai or basic. */
  menuSort: 'menuSort',
  /** In session storage: where the member was when another device took over, and at what minute. */
  endedAt: 'endedAt',
  /** Days on which this browser has opened the app, the newest first: three at most. */
  visitDays: 'visitDays',
  /** JSON {times, lastMs}: how often this browser was offered to be installed from. */
  installAsked: 'installAsked',
  /** JSON {kind: ms}: for what this phone was asked whether it may notify. */
  pushAsked: 'pushAsked',
  /** The day on which a newer shell was told of that everybody should have. */
  shellToldOn: 'shellToldOn',
} as const
