import type { Dropped, DropReason } from './sync-types.ts'

/** Two counts of what was left out, as one. */
export function added(one: Dropped, other: Dropped): Dropped {
  const sum: Dropped = { ...one }
  // A type of ours: nothing else stands among its keys.
  for (const [reason, count] of Object.entries(other) as [DropReason, number][])
    sum[reason] = (sum[reason] ?? 0) + count
  return sum
}
