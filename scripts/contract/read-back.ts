import { setTimeout as sleep } from 'node:timers/promises'
import type { Caller } from './caller.ts'
import { of } from './compare.ts'
import { inWords, type Kind } from './differences.ts'
import type { Json, JsonObject, Operation } from './model.ts'
import type { ChangedSetting } from './open-writes.ts'
import type { Run } from './run-parts.ts'
import { SECOND_TRY_MS } from './stumbles.ts'
import type { Made, Seen } from './write-plans.ts'

/**
 * What an answer shows of a write: the rows that hold it with what stands around them, and whether there may be more
 * than the answer holds.
 */
export type Sight = { rows: JsonObject[]; isCut: boolean }

/**
 * Counts the objects of an answer that hold these fields, each by itself or with those of the objects around it. A
 * number is the same as its text: services write one and read the other. A field without a value may hold any. What has
 * the field `choice` only offers one.
 */
export function sightOf(json: unknown, fields: Record<string, Json | undefined>, choice?: string): Sight {
  const sight: Sight = { rows: [], isCut: false }
  const walk = (value: unknown, around: JsonObject) => {
    if (typeof value !== 'object' || value === null) return
    if (Array.isArray(value)) return value.forEach((row) => walk(row, around))
    const own = value as JsonObject
    const here = { ...around, ...own }
    const names = Object.keys(fields)
    const isOffer = choice !== undefined && Object.hasOwn(own, choice)
    if (
      !isOffer &&
      names.some((name) => Object.hasOwn(own, name)) &&
      names.every((name) => (fields[name] === undefined ? Object.hasOwn(here, name) : isSame(here[name], fields[name])))
    )
      sight.rows.push(here)
    if (typeof own['totalCnt'] === 'number' && Array.isArray(own['list']) && own['totalCnt'] > own['list'].length)
      sight.isCut = true
    for (const one of Object.values(own)) walk(one, here)
  }
  walk(json, {})
  return sight
}

const missingFrom = (now: string[], before: string[]) => before.filter((row) => !now.includes(row))

/** The rows that have these fields, by what they say there. */
function rowsBy(json: unknown, fields: Record<string, Json>, choice: string | undefined): string[] {
  const names = Object.keys(fields)
  const { rows } = sightOf(json, Object.fromEntries(names.map((name) => [name, undefined])), choice)
  return rows.map((row) => inWords(Object.fromEntries(names.map((name) => [name, row[name]]))))
}

function isSame(one: unknown, other: unknown): boolean {
  if (one === undefined || one === null || other === undefined || other === null)
    return one === other && one !== undefined
  const [a, b] = [String(one), String(other)]
  return a === b || (a !== '' && b !== '' && Number(a) === Number(b))
}

/**
 * What is wrong with what is seen after a write. `isState`: it is said of something that is there anyway, and may be
 * said in several rows. What is not on this page may be on another.
 */
export function writeFault({ rows, isCut }: Sight, due: 'there' | 'gone', isState: boolean): Kind | undefined {
  if (due === 'gone') return rows.length > 0 ? 'not-removed' : undefined
  if (rows.length === 0) return isCut ? undefined : 'not-saved'
  return rows.length > 1 && !isState ? 'saved-twice' : undefined
}

/** Reads after each write of a plan whether the target did what it said, and writes down where it did not. */
export class ReadBack {
  /** False where nothing can be read: the contract has no such call, or the target keeps nothing. */
  readonly looks: boolean
  /** The rows that were there where one should have been. */
  doubled: JsonObject[] = []
  /** The rows that were there before ours: they are the member's. */
  private beside: string[] = []
  private readonly run: Run
  private readonly caller: Caller
  private readonly seen: Seen | undefined
  private readonly by: Operation | undefined
  private readonly nowhere: string | undefined

  constructor(run: Run, caller: Caller, seen: Seen | { nowhere: string }) {
    this.run = run
    this.caller = caller
    this.seen = 'by' in seen ? seen : undefined
    this.nowhere = 'nowhere' in seen && !run.options.forgetful && !run.options.fixedAnswers ? seen.nowhere : undefined
    this.by = run.contract.operations.find(({ id }) => id === this.seen?.by)
    this.looks = this.by !== undefined && !run.options.forgetful && !run.options.fixedAnswers
  }

  /** Reads what stands there before a write, where what is asked for is known by then. */
  async before(made: Made): Promise<void> {
    if (!this.looks || !this.by || !this.seen || this.seen.isState || this.run.options.stop?.aborted) return
    const {
      by,
      seen: { asked, as, choice },
    } = this
    const values = asked(made)
    if (Object.values(values).includes(null)) return
    const json = (await this.caller.look(by, values))?.answer.json
    this.beside = rowsBy(json, as(made), choice)
  }

  /**
   * False when what an operation has written is not as it said, twice. Where nobody can tell, its row says so and this
   * is true.
   */
  async look(operation: Operation, made: Made, due: 'there' | 'gone'): Promise<boolean> {
    const { ledger, options } = this.run
    if (this.nowhere !== undefined) ledger.blocked(operation, { code: 'not-provable', detail: this.nowhere })
    if (!this.looks || !this.by || !this.seen || options.stop?.aborted) return true
    const {
      by,
      seen: { asked, as, isState = false, choice },
    } = this
    const fields = as(made)
    const read = async () => {
      const came = await this.caller.look(by, asked(made))
      const sight = sightOf(came?.answer.json, fields, choice)
      const lost =
        due === 'gone' && !sight.isCut && this.beside.length > 0
          ? missingFrom(rowsBy(came?.answer.json, fields, choice), this.beside)
          : []
      return (
        came && {
          ...came,
          sight,
          lost,
          fault: writeFault(sight, due, isState) ?? (lost.length > 0 ? ('removed-too-much' as const) : undefined),
        }
      )
    }
    let came = await read()
    if (came?.fault) {
      await sleep(SECOND_TRY_MS)
      came = await read()
    }
    if (!came) ledger.blocked(operation, { code: 'refused', detail: `${by.id} did not show what it wrote` })
    if (!came?.fault) return true
    const { fault, request, answer, sight, lost } = came
    if (fault === 'saved-twice') this.doubled = sight.rows
    const expected =
      fault === 'removed-too-much'
        ? `still in ${by.id}: ${lost[0] ?? ''}`
        : `${EXPECTED[due]} ${by.id}: ${inWords(fields)}`
    ledger.compared(operation, [of(operation, fault, 'answer', expected, GOT[fault] ?? fault)], () =>
      ledger.exchange('read back', by.method, request, answer),
    )
    // What was to be removed is gone.
    return fault === 'removed-too-much'
  }

  /**
   * Whether a setting says again what it said before the run, and what it says now. What was put back by an answer and
   * is not is told as a finding. Where nobody can tell, its row says so.
   */
  async lookBack(
    operation: Operation,
    { name, of: keys, was }: ChangedSetting,
    made: Made,
    isAccepted: boolean,
  ): Promise<{ isBack: boolean; now?: Json }> {
    const { ledger, options } = this.run
    if (!this.looks || !this.by || !this.seen || options.stop?.aborted) return { isBack: isAccepted }
    const {
      by,
      seen: { asked, as, choice },
    } = this
    const { [name]: written, ...rest } = as(made)
    const read = async () => {
      const came = await this.caller.look(by, asked(made))
      const values = sightOf(came?.answer.json, { ...rest, [name]: undefined }, choice).rows.map((row) => row[name])
      return (
        came && {
          ...came,
          now: values.find((one) => !isSame(one, was)),
          isBack: values.some((one) => isSame(one, was)) && !values.some((one) => isSame(one, written)),
        }
      )
    }
    let came = await read()
    if (came?.isBack === false) {
      await sleep(SECOND_TRY_MS)
      came = await read()
    }
    if (!came) ledger.blocked(operation, { code: 'refused', detail: `${by.id} did not show what it wrote` })
    if (!came) return { isBack: isAccepted }
    const { isBack, now, request, answer } = came
    if (isBack) return { isBack }
    const at = [...Object.entries(keys).map(([key, value]) => `${key} ${String(value)}`), name].join(' ')
    if (isAccepted)
      ledger.compared(operation, [of(operation, 'not-restored', at, inWords(was), inWords(now))], () =>
        ledger.exchange('read back', by.method, request, answer),
      )
    return { isBack, ...(now === undefined ? {} : { now }) }
  }

  /** Its description allows a second identical call, and the target does not. */
  refusedTwice(operation: Operation, promise: string): void {
    const difference = of(operation, 'valid-refused', 'request', `accepted a second time: ${promise}`, 'refused')
    this.run.ledger.compared(operation, [difference], () =>
      this.run.ledger.exchange('write', operation.method, { path: operation.path, headers: {}, body: undefined }),
    )
  }
}

const EXPECTED = { there: 'once in', gone: 'no more in' }
const GOT: Partial<Record<Kind, string>> = {
  'not-saved': 'not there',
  'saved-twice': 'more than once',
  'not-removed': 'still there',
  'removed-too-much': 'gone too',
}
