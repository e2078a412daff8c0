/**
 * What is usual: from `from`, included, up to `to`, not included; from `high` on it is high. The borders of the
 * contract (`x-usual`), whose sources stand with the server's table (server/domain/usual/borders.rules.ts); a test
 * holds both equal. Here stand those that a screen needs before it has an answer: what an answer brings along
 * (`rangeList`) is taken from there (docs/decisions/389).
 */
export const usual = {
  SBP: { from: 90, to: 120, high: 140 },
  DBP: { from: 60, to: 80, high: 90 },
  SLP: { from: 420, to: 540, high: null },
  BMI: { from: 18.5, to: 23, high: 25 },
} as const
