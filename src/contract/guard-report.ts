import * as v from 'valibot'
import { mostLetters } from '#src/lib/letter-bounds.ts'

/** The file's name is free; its first two fields say what it is. */
export const GUARD_REPORT_FORMAT = 'hansang-guard-report'

/** What kind of difference a guard met. A closed list, so that `npm run contract` can judge it by provenance. */
export const GUARD_PROBLEMS = ['missing', 'unknown', 'null', 'type', 'enum', 'format', 'value', 'unreadable'] as const

const name = v.pipe(v.string(), v.minLength(1), mostLetters(200))
const count = v.pipe(v.number(), v.integer(), v.minValue(1))

const answered = {
  /** Key of the operation in the contract, `mealDetailNutrient`. */
  operationId: name,
  /** HTTP status of the answer. */
  status: v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(599)),
}

/**
 * What the guards of a QA build saw of the backend, as the app hands it over for download and `npm run contract --
 * --har FILE` reads it. The page docs/guard-report.md tells it in words. It holds no tokens and no whole answers.
 */
export const guardReportSchema = v.object({
  format: v.literal(GUARD_REPORT_FORMAT),
  version: v.literal(1),
  /** When the first answer in it was compared, and when it was handed over; ISO instants. */
  from: v.pipe(v.string(), v.isoTimestamp()),
  to: v.pipe(v.string(), v.isoTimestamp()),
  /** Origin that the app spoke to: scheme, host and port. */
  origin: v.pipe(v.string(), v.url()),
  /** The app's build, as the developer panel shows it. */
  build: v.string(),
  /** Every kind of answer that was compared, the ones in order too: without it, silence would read as "fine". */
  compared: v.array(v.object({ ...answered, count })),
  findings: v.array(
    v.object({
      ...answered,
      /**
       * Path and query as sent, without host: `/api/menu/getTodayMenuList?menuDt=20261119`. Values of secrets are
       * `***`.
       */
      url: v.pipe(v.string(), v.startsWith('/'), mostLetters(2000)),
      /**
       * Where in the answer's body, as a JSON pointer from its root with the index of the first row met:
       * `/data/3/kcal`; `` is the body.
       */
      pointer: v.pipe(v.string(), v.regex(/^(?:\/.*)?$/), mostLetters(500)),
      problem: v.picklist(GUARD_PROBLEMS),
      /** What the contract says there, in a few words: `string`, `"Y" | "N"`, `^\d{8}$`. */
      expected: v.pipe(v.string(), mostLetters(300)),
      /** What came, in a few words: `number`, `null`, `missing`, a code; a member's own words never. */
      got: v.pipe(v.string(), mostLetters(300)),
      /** When it was first met; an ISO instant. */
      at: v.pipe(v.string(), v.isoTimestamp()),
      /** How often, with the indexes of rows left out of account. */
      count,
    }),
  ),
})

export type GuardReport = v.InferOutput<typeof guardReportSchema>
export type GuardFinding = GuardReport['findings'][number]
