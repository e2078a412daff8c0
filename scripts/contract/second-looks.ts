import { isDeepStrictEqual } from 'node:util'
import type { AnswerChecks } from './answer-checks.ts'
import { of, type Comparison } from './compare.ts'
import type { Difference } from './differences.ts'
import { inputFits } from './input-fits.ts'
import { toRequest, type Inputs } from './inputs.ts'
import type { Exchange } from './ledger.ts'
import { isObject, KEY, sameRows, totalOf, withPage } from './lists.ts'
import type { Operation } from './model.ts'
import type { Run } from './run-parts.ts'
import { type Answer, UnreachableError } from './session.ts'
import { DEAD_AIR } from './stumbles.ts'

type Send = (
  operation: Operation,
  inputs: Inputs,
  purpose: Exchange['purpose'],
  more: (answer: Answer, compared: Comparison) => Difference[],
) => Promise<unknown>

/** How often a request is sent again once its second answer is another than the first. */
const FURTHER_TRIES = 4

/**
 * What only a further call shows of a reading operation: whether it says the same twice, and whether its pages are
 * pages.
 */
export async function lookAgain(
  run: Run,
  checks: AnswerChecks,
  send: Send,
  operation: Operation,
  inputs: Inputs,
  first: Answer,
): Promise<void> {
  if (run.options.probes.further) await askAgain(run, operation, inputs, first)
  await turnPages(run, checks, send, operation, inputs, first)
}

/**
 * The same request once more. What changes with every call (a moment, a key) says nothing; the same rows in another
 * order do, two answers in turn, as of two servers that hold different things, and one that fails again and again. One
 * that does not come once has come before.
 */
async function askAgain({ session, ledger }: Run, operation: Operation, inputs: Inputs, first: Answer): Promise<void> {
  const request = toRequest(operation, inputs)
  const again = async (): Promise<Answer | undefined> => {
    try {
      return await session.send(operation.method, request)
    } catch (error) {
      if (error instanceof UnreachableError && DEAD_AIR.includes(error.silence)) return undefined
      throw error
    }
  }
  const isFirst = (answer: Answer | undefined) => answer !== undefined && isDeepStrictEqual(answer.json, first.json)
  let second = await again()
  // Two servers take turns: beside other calls the next one may have met the first again.
  if (isFirst(second)) second = await again()
  if (isFirst(second) || session.wasTakenOver) return
  const report = (expected: string, got: string) =>
    ledger.compared(
      operation,
      [of(operation, 'unstable', 'answer', expected, got)],
      () => ledger.exchange('example', operation.method, request, second),
      1,
      second?.json,
    )
  const came = second !== undefined && second.status < 300 ? second : undefined
  if (came && isDeepStrictEqual(sorted(came.json), sorted(first.json)))
    return report('the same order twice', 'the same rows in another order')
  if (came && isDeepStrictEqual(unnumbered(came.json), unnumbered(first.json)))
    return report('the same rows by the same numbers', 'the same rows with other numbers')
  const further: (Answer | undefined)[] = []
  while (further.length < FURTHER_TRIES) further.push(await again())
  const failed = [second, ...further].filter((answer) => answer === undefined || answer.status >= 500).length
  if (failed > 1) return report('an answer each time', `${failed} of ${FURTHER_TRIES + 1} further calls failed`)
  // By chance nothing comes back as it was: whoever says the first again, and the second too, says both.
  if (
    came &&
    further.some(isFirst) &&
    further.some((answer) => answer !== undefined && isDeepStrictEqual(answer.json, came.json))
  )
    report('the same answer twice', 'two answers in turn')
}

/** A body without the numbers that things are known by. */
function unnumbered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unnumbered)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      KEY.test(name) && typeof one === 'number' ? null : unnumbered(one),
    ]),
  )
}

/** A body with the rows of its lists in an order of their own. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value))
    return value.map(sorted).toSorted((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, sorted(one)]))
}

/**
 * The second page has other rows, or none where the first holds all; a page of one row has the first, and the total is
 * that of all pages.
 */
async function turnPages(
  { checker }: Run,
  checks: AnswerChecks,
  send: Send,
  operation: Operation,
  inputs: Inputs,
  first: Answer,
): Promise<void> {
  const found = totalOf(first.json)
  const next = withPage(inputs, 2)
  if (!checks.isPaged(operation) || !found || !next || found.rows.length === 0) return
  const told = (at: string, expected: string, got: string) => [of(operation, 'page', at, expected, got)]
  await send(operation, next, 'allowed', ({ status, json }) => {
    const at = sameRows(first.json, json)
    if (at !== undefined) return told(at, 'the rows of page 2', 'rows of page 1 again')
    const second = status < 300 ? totalOf(json) : undefined
    return second && second.total !== found.total
      ? told('/data/totalCnt', `${found.total}, as on page 1`, String(second.total))
      : []
  })
  const single = withPage(inputs, 1, 1)
  if (!single || found.rows.length < 2 || !inputFits(checker, operation, inputs, 'query pageSize', 1)) return
  await send(operation, single, 'allowed', ({ status, json }) => {
    const [row] = status < 300 ? (totalOf(json)?.rows ?? []) : []
    return row !== undefined && !isDeepStrictEqual(row, found.rows[0])
      ? told('/data/list/0', 'the first row of a longer page', 'another row')
      : []
  })
}
