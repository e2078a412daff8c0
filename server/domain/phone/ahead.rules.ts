/**
 * A phone writes its own wall time: up to five hours ahead of Seoul's at the other end of the world, and its clock may
 * run ahead.
 */
export const AHEAD_MS = (5 * 60 + 5) * 60_000
