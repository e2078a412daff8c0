import fc, { type Arbitrary } from 'fast-check'
import { readContract } from '../gen/contract.ts'
import type { Document } from '../gen/document.ts'

export const contract: Document = readContract()

/**
 * The same values every time, so that a commit that changes nothing here cannot fail here. HANSANG_SEED=7 takes others,
 * HANSANG_SEED=new different ones each time.
 */
const wanted = process.env['HANSANG_SEED']
export const SEED = wanted === 'new' ? Date.now() % 1_000_000_000 : Number(wanted ?? 20_261_119)

/** How many cases each operation gets, more or fewer: HANSANG_CASES=10 looks ten times as long. */
const FACTOR = Number(process.env['HANSANG_CASES'] ?? 1)

/** Counts cases over many operations and keeps the smallest counterexample of each that failed. */
export class Runs {
  cases = 0
  readonly failures: string[] = []
  readonly #name: string
  readonly #started = performance.now()

  constructor(name: string) {
    this.#name = name
  }

  /** Checks a property of one operation. `holds` answers what is wrong, undefined when nothing is. */
  check<T>(operationId: string, count: number, values: Arbitrary<T>, holds: (value: T) => string | undefined): void {
    const run = fc.check(
      fc.property(values, (value) => {
        this.cases++
        const wrong = holds(value)
        if (wrong !== undefined) throw new Error(wrong)
      }),
      { seed: SEED, numRuns: Math.ceil(count * FACTOR) },
    )
    if (run.failed) this.#fail(operationId, run)
  }

  /** Checks a property that has to wait. */
  async checkAsync<T>(
    operationId: string,
    count: number,
    values: Arbitrary<T>,
    holds: (value: T) => Promise<string | undefined>,
  ): Promise<void> {
    const run = await fc.check(
      fc.asyncProperty(values, async (value) => {
        this.cases++
        const wrong = await holds(value)
        if (wrong !== undefined) throw new Error(wrong)
      }),
      { seed: SEED, numRuns: Math.ceil(count * FACTOR) },
    )
    if (run.failed) this.#fail(operationId, run)
  }

  /** One line for the log: without the seed nobody could run it again. */
  report(): void {
    const seconds = ((performance.now() - this.#started) / 1000).toFixed(1)
    console.log(`${this.#name}: ${this.cases} cases in ${seconds} s, seed ${SEED}`)
  }

  #fail(
    operationId: string,
    run: { counterexample: unknown; errorInstance?: unknown; counterexamplePath?: string | null; numShrinks: number },
  ): void {
    const why =
      run.errorInstance instanceof Error
        ? run.errorInstance.message
        : `${String(run.errorInstance ?? 'too many values were left out')}`
    const example = JSON.stringify(run.counterexample)?.slice(0, 600)
    this.failures.push(
      `${operationId}: ${why}\n    ${example} (path ${run.counterexamplePath}, ${run.numShrinks} shrinks)`,
    )
  }
}
