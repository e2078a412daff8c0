import { setTimeout as sleep } from 'node:timers/promises'
import type { AnswerChecks } from './answer-checks.ts'
import { compareAnswer, of, slowness, type Comparison } from './compare.ts'
import { asOn } from './dates.ts'
import { findDemanded } from './demanded.ts'
import type { Difference } from './differences.ts'
import { rowsSeen } from './empty-lists.ts'
import { applyFixture, fixedNames } from './fixture.ts'
import { bodyFits, inputFits } from './input-fits.ts'
import { exampleInputs, NoExampleError, toRequest, withValues, type Inputs, type RequestInput } from './inputs.ts'
import type { Exchange } from './ledger.ts'
import { describedAs, type Json, type JsonObject, type Operation } from './model.ts'
import { referencesOf } from './pool.ts'
import { invalidProbes, validProbes } from './probes.ts'
import {
  authIgnored,
  errorOf,
  falseSuccess,
  inputRefused,
  INPUT_REFUSED,
  invalidAccepted,
  isInside,
  refusedProbe,
  SIGN_IN_REFUSED,
  wrongRefusal,
} from './refusals.ts'
import { lookAgain } from './second-looks.ts'
import { SLOW_MS, type Run } from './run-parts.ts'
import { UnreachableError, type Answer } from './session.ts'
import { DEAD_AIR, isStumble, SECOND_TRY_MS } from './stumbles.ts'

/** A request as it will be sent; `guessed` are the things it names that nobody has shown to exist on this target. */
type Prepared = { inputs: Inputs; guessed: string[]; learned: boolean }

type Sent = { answer: Answer; compared: Comparison }

/**
 * An operation stayed without an answer twice while others were answered: it is told, and there is nothing more to ask
 * it.
 */
class NoAnswerError extends Error {}

/** Calls operations one by one, each with the probes beside it, and writes down what came. */
export class Caller {
  private readonly run: Run
  readonly checks: AnswerChecks
  /**
   * Reading calls that this session was answered: whether the first still is tells a refusal of one operation from the
   * end of the session.
   */
  readonly answered = new Map<Operation, RequestInput>()
  /** Answers since the last `learn`, in the order of the contract. */
  private readonly fresh = new Map<Operation, { status: string; pointer: string; body: unknown }>()

  constructor(run: Run) {
    this.run = run
    this.checks = run.checks
  }

  /** True when everything that the operation has to name is known: by the fixture, or from earlier answers. */
  hasInputs(operation: Operation): boolean {
    try {
      const { pool, checker, options, contract } = this.run
      const fixed = fixedNames(options.fixture, operation)
      const wanted = referencesOf(operation, exampleInputs(contract.document, operation), checker.sites).filter(
        ({ name }) => !fixed.has(name),
      )
      return pool.covers(wanted)
    } catch (error) {
      if (error instanceof NoExampleError) return true
      throw error
    }
  }

  /** The request of the operation's own examples, undefined when they make none. */
  example(operation: Operation): RequestInput | undefined {
    const prepared = this.prepare(operation)
    return prepared && toRequest(operation, prepared.inputs)
  }

  /** Makes what the last calls answered available to the next. */
  learn(): void {
    const order = new Map(this.run.contract.operations.map((operation, index) => [operation, index]))
    for (const [operation, { status, pointer, body }] of [...this.fresh].toSorted(
      ([a], [b]) => (order.get(a) ?? 0) - (order.get(b) ?? 0),
    )) {
      const around = operation.responses[status]?.provenance ?? operation.provenance
      this.run.pool.note(operation, this.run.checker.sites, this.run.checker.sites.root(pointer, around), body)
    }
    this.fresh.clear()
  }

  /** Calls an operation with its best inputs, then the probes. Answers what was sent and came when it was accepted. */
  async call(
    operation: Operation,
    purpose: Exchange['purpose'] = 'example',
  ): Promise<{ inputs: Inputs; answer: Answer } | undefined> {
    const { options, session, ledger } = this.run
    const skipped = options.fixture.skip[operation.id]
    if (skipped !== undefined)
      return void ledger.blocked(operation, { code: 'no-input', detail: `left out by the fixture: ${skipped}` })
    if (options.stop?.aborted) return void ledger.blocked(operation, { code: 'stopped', detail: '' })
    if (options.deadline?.aborted) return void ledger.blocked(operation, { code: 'out-of-time', detail: '' })
    if (session.wasTakenOver)
      return void ledger.blocked(operation, {
        code: 'session-ended',
        detail: 'another device signed in with this member',
      })
    if (operation.needsSession && !session.signedIn)
      return void ledger.blocked(operation, {
        code: 'no-sign-in',
        detail: options.credentials ? 'the sign-in failed' : 'no sign-in was given',
      })
    const prepared = this.prepare(operation)
    if (!prepared) return undefined
    try {
      return await this.callPrepared(operation, prepared, purpose)
    } catch (error) {
      if (error instanceof NoAnswerError) return undefined
      if (!(error instanceof UnreachableError)) throw error
      return void ledger.blocked(operation, { code: 'unreachable', detail: error.message })
    }
  }

  /**
   * Makes one write of a plan: the example with these values, exactly, without a second try. Answers what was sent and
   * came when it was accepted; `silent` when nothing came, so that nobody knows.
   */
  async write(
    operation: Operation,
    values: JsonObject,
    purpose: 'write' | 'clean-up',
  ): Promise<{ inputs: Inputs; answer: Answer } | 'refused' | 'silent'> {
    const { ledger } = this.run
    const prepared = this.prepare(operation)
    if (!prepared) return 'refused'
    try {
      const inputs = withValues(prepared.inputs, values)
      const { answer, compared } = await this.send(operation, inputs, purpose, (came, found) =>
        falseSuccess(operation, came, found),
      )
      ledger.answered(operation, answer)
      if (compared.refused) ledger.blocked(operation, compared.refused)
      return compared.refused || answer.status >= 300 ? 'refused' : { inputs, answer }
    } catch (error) {
      if (!(error instanceof UnreachableError)) throw error
      ledger.blocked(operation, { code: 'unreachable', detail: error.message })
      return 'silent'
    }
  }

  /**
   * Reads what a plan looks for, asked for by those of these values that the operation takes. Undefined when it does
   * not say.
   */
  async look(operation: Operation, values: JsonObject): Promise<{ request: RequestInput; answer: Answer } | undefined> {
    const prepared = this.prepare(operation)
    if (!prepared) return undefined
    const { parameters, body } = prepared.inputs
    const taken = new Set([...parameters.map(({ name }) => name), ...Object.keys((body?.value ?? {}) as object)])
    const inputs = withValues(
      prepared.inputs,
      Object.fromEntries(Object.entries(values).filter(([name]) => taken.has(name))),
    )
    try {
      const { answer, compared } = await this.send(operation, inputs, 'read back')
      return compared.refused || answer.status >= 300 || answer.json === undefined
        ? undefined
        : { request: toRequest(operation, inputs), answer }
    } catch (error) {
      if (error instanceof NoAnswerError || error instanceof UnreachableError) return undefined
      throw error
    }
  }

  /** The request that `write` would send, for people, secrets masked: `DELETE /api/sample/907`. */
  told(operation: Operation, values: JsonObject): string {
    const prepared = this.prepare(operation)
    if (!prepared) return operation.id
    const { url, body } = this.run.ledger.exchange(
      'write',
      operation.method,
      toRequest(operation, withValues(prepared.inputs, values)),
    )
    return [operation.method, url, body].filter((part) => part !== undefined).join(' ')
  }

  /**
   * Sends a request and writes down how its answer compares; `more` adds what this call was really about. What fails is
   * tried once more: only what fails twice is told. Throws UnreachableError where the target as a whole is silent.
   */
  async send(
    operation: Operation,
    inputs: Inputs,
    purpose: Exchange['purpose'],
    more: (answer: Answer, compared: Comparison) => Difference[] = () => [],
  ): Promise<Sent> {
    const { checker, ledger, evidence, options } = this.run
    const request = toRequest(operation, inputs)
    const { answer, compared } = await this.ask(operation, request, purpose)
    const asked = { inputs: options.fixedAnswers ? undefined : inputs, origin: this.run.session.target }
    const beyond = this.checks.check(operation, answer.status, compared, answer.json, asked)
    const differences = [
      ...compared.differences,
      ...slowness(operation, answer, options.slowMs ?? SLOW_MS),
      ...beyond,
      ...more(answer, compared),
    ]
    if (compared.refused?.code !== 'slowed-down' && compared.refused?.code !== 'not-implemented')
      ledger.compared(
        operation,
        differences,
        () => ledger.exchange(purpose, operation.method, request, answer),
        1,
        answer.json,
      )
    if (answer.status < 300 && !compared.refused) ledger.saw(operation, answer.json)
    for (const { provenance } of differences) evidence.contradicted(provenance)
    const status = describedAs(operation, answer.status)
    if (differences.length === 0 && !compared.refused && status && compared.body) {
      evidence.matched(operation, status, checker.sites.root(compared.body.pointer, compared.body.around), answer.json)
    }
    return { answer, compared }
  }

  private async ask(operation: Operation, request: RequestInput, purpose: Exchange['purpose']): Promise<Sent> {
    const { session, ledger, options } = this.run
    const as = purpose === 'without token' ? 'nobody' : purpose === 'foreign token' ? 'stranger' : 'member'
    const since = performance.now()
    const once = async (): Promise<Sent | UnreachableError> => {
      try {
        const answer = await session.send(operation.method, request, as)
        return { answer, compared: compareAnswer(operation, answer, this.run.checker) }
      } catch (error) {
        if (error instanceof UnreachableError) return error
        throw error
      }
    }
    // A second write would be one more, where it matters.
    const repeatable = !operation.writes || options.disposable
    let sent = await once()
    if (repeatable && isStumble(operation, sent, options.slowMs)) {
      await sleep(SECOND_TRY_MS)
      sent = await once()
    }
    if (!(sent instanceof UnreachableError)) return sent
    if (!repeatable || sent.silence === 'given-up') throw sent
    // Whoever has let us in and then cuts or hangs is there, though nobody else is answered either.
    const isThere = session.hasAnswered && DEAD_AIR.includes(sent.silence)
    if (!isThere && !(await session.answersOthers(since))) throw sent
    const kind = sent.silence === 'damaged' ? 'encoding' : 'no-answer'
    ledger.compared(operation, [of(operation, kind, 'answer', 'an answer', sent.message)], () =>
      ledger.exchange(purpose, operation.method, request),
    )
    throw new NoAnswerError()
  }

  private prepare(operation: Operation): Prepared | undefined {
    const { pool, checker, options, contract, ledger } = this.run
    try {
      const written = exampleInputs(contract.document, operation)
      const example = applyFixture(
        options.fixture,
        operation,
        options.day === undefined ? written : asOn(options.day, written),
      )
      const fixed = fixedNames(options.fixture, operation)
      const fits = (at: string, value: Json) =>
        !fixed.has(at.split(/[ /]/).at(-1) ?? '') && inputFits(checker, operation, example, at, value)
      const filled = fixed.has('body')
        ? { inputs: example, used: false, left: [] }
        : pool.fill(operation, example, checker.sites, fits)
      // Each value may fit and the whole may not: two rows of a list that has to differ, say.
      if (!bodyFits(checker, operation, filled.inputs))
        return { inputs: example, guessed: ['the example'], learned: false }
      return { inputs: filled.inputs, guessed: filled.left.filter((name) => !fixed.has(name)), learned: filled.used }
    } catch (error) {
      if (!(error instanceof NoExampleError)) throw error
      return void ledger.blocked(operation, { code: 'no-input', detail: error.message })
    }
  }

  private async callPrepared(
    operation: Operation,
    first: Prepared,
    purpose: Exchange['purpose'],
  ): Promise<{ inputs: Inputs; answer: Answer } | undefined> {
    const { ledger, options, contract, session } = this.run
    let { inputs, guessed } = first
    const { turn } = session
    let { answer, compared } = await this.send(operation, inputs, purpose, (came, found) => [
      ...inputRefused(operation, came, guessed),
      ...(first.learned ? [] : falseSuccess(operation, came, found)),
    ])
    if (compared.refused?.code === 'refused' && first.learned) {
      // What another list named is not known to this call; the example's own thing may be.
      inputs = applyFixture(options.fixture, operation, exampleInputs(contract.document, operation))
      guessed = ['the example']
      ;({ answer, compared } = await this.send(operation, inputs, purpose, (came, found) =>
        falseSuccess(operation, came, found),
      ))
    }
    if (INPUT_REFUSED.includes(answer.status)) await findDemanded(this.run, operation, inputs)
    if (
      compared.refused &&
      SIGN_IN_REFUSED.includes(answer.status) &&
      (await this.isSessionOver(operation, inputs, answer)) &&
      (await session.signInAgain(turn))
    ) {
      ;({ answer, compared } = await this.send(operation, inputs, purpose))
    }
    ledger.answered(operation, answer)
    if (compared.refused) ledger.blocked(operation, compared.refused)
    const silent = compared.refused && compared.refused.code !== 'refused'
    if (silent) return undefined
    // A write that nobody refuses would be one more, and not ours to take back.
    // Who answers late is not asked more.
    const isLate = slowness(operation, answer, options.slowMs ?? SLOW_MS).length > 0
    const probed = !isLate && (!operation.writes || options.disposable)
    if (probed && operation.needsSession) {
      await this.send(operation, inputs, 'without token', (came, found) => [
        ...authIgnored(operation, came, found),
        ...wrongRefusal(operation, came, found),
      ])
      if (!options.fixedAnswers)
        await this.send(operation, inputs, 'foreign token', (came, found) => authIgnored(operation, came, found))
    }
    if (compared.refused || answer.status >= 300) return undefined
    if (compared.body) this.run.lists.note(operation, inputs, compared, answer.json)
    this.run.members.note(operation, inputs, answer.json)
    this.run.agreement.note(operation, inputs, answer.json)
    ledger.listed(operation, rowsSeen(answer.json))
    if (operation.needsSession && !operation.writes) this.answered.set(operation, toRequest(operation, inputs))
    if (compared.body)
      this.fresh.set(operation, {
        status: describedAs(operation, answer.status) ?? '',
        pointer: compared.body.pointer,
        body: answer.json,
      })
    if (probed) await this.probe(operation, inputs)
    if (probed && !operation.writes && !options.fixedAnswers)
      await lookAgain(this.run, this.checks, (...call) => this.send(...call), operation, inputs, answer)
    return { inputs, answer }
  }

  /**
   * Refused as unknown: when a call that was answered before is refused too, the session is over. While it is still
   * answered, it is the operation that does not know the member, and that is told.
   */
  private async isSessionOver(operation: Operation, inputs: Inputs, came: Answer): Promise<boolean> {
    const { session, ledger } = this.run
    const [known] = this.answered
    if (!operation.needsSession || !session.signedIn || !known) return false
    const [other, request] = known
    const still = await session.send(other.method, request)
    if (SIGN_IN_REFUSED.includes(still.status)) return true
    if (still.status >= 300) return false
    ledger.compared(
      operation,
      [of(operation, 'valid-refused', 'Authorization', 'accepted', `${came.status} ${errorOf(came)}`.trim())],
      () => ledger.exchange('example', operation.method, toRequest(operation, inputs), came),
    )
    return false
  }

  private async probe(operation: Operation, inputs: Inputs): Promise<void> {
    const { options, checker } = this.run
    for (const probe of invalidProbes(operation, inputs, checker).slice(0, options.probes.invalid)) {
      await this.send(operation, probe.inputs, 'not allowed', (came, found) =>
        invalidAccepted(operation, probe, came, found),
      )
    }
    // Another allowed write would change more than it has to.
    if (operation.writes || options.probes.valid === 0) return
    for (const probe of validProbes(operation, inputs, checker, options.probes.valid)) {
      await this.send(operation, probe.inputs, 'allowed', (came, { refused }) =>
        INPUT_REFUSED.includes(came.status) || (refused && isInside(refused))
          ? [refusedProbe(operation, probe, came)]
          : [],
      )
    }
  }
}
