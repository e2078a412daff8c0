import type { Change } from './changes.ts'

/**
 * `breaks` fails a run; `listed` would, but stands in the changelog; `assumed` was ours to move; `fits` breaks nobody.
 */
export type Verdict = 'breaks' | 'listed' | 'assumed' | 'fits'
export type Judged = Change & { verdict: Verdict }

/** What a breaking change may do: only what a document or a capture says has to be announced. */
export function judge(changes: Change[], announced: ReadonlySet<string>): Judged[] {
  return changes.map((change) => ({ ...change, verdict: verdictOf(change, announced) }))
}

function verdictOf({ impact, level, operationId }: Change, announced: ReadonlySet<string>): Verdict {
  if (impact !== 'major') return 'fits'
  if (level === 'assumed') return 'assumed'
  return announced.has(operationId) ? 'listed' : 'breaks'
}

/**
 * The operations that the changelog announces newly: named in backticks at the beginning of a list entry which the
 * earlier state did not have. An entry of long ago does not excuse a change of today.
 */
export function announcedIn(changelog: string, earlier: string): Set<string> {
  const known = new Set(earlier.split('\n'))
  const entries = changelog.split('\n').filter((line) => line.startsWith('- ') && !known.has(line))
  const heads = entries.map((line) => /^- ((?:`\w+`(?:, )?)+):/.exec(line)?.[1] ?? '')
  return new Set(heads.flatMap((head) => [...head.matchAll(/`(\w+)`/g)].map(([, id]) => id ?? '')))
}
