/**
 * A server and members that know how to call every operation it has, by the contract's examples and by what earlier
 * answers have named. An operation is covered by being in the contract and having a handler; nobody lists it here.
 */
import type { InjectOptions } from 'fastify'
import { startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { type DatabaseKind, quickDatabase } from '#server/test-support/database.ts'
import type { Persona } from '#server/db/seed/noun.ts'
import { DEMO_PASSWORD } from '#server/db/seed/people.ts'
import { exampleInputs, type Inputs, toRequest } from '../../scripts/contract/inputs.ts'
import { type Contract, type Json, loadContract, type Operation } from '../../scripts/contract/model.ts'
import { mapInputs, Pool } from '../../scripts/contract/pool.ts'
import { type BodyChecker, checkerOf } from '../../scripts/contract/validate.ts'
import { bodiesOf, branchesOf, unlike } from './branches.ts'

export type Answer = { status: number; text: string; data: unknown; headers: Record<string, unknown> }
export type Raw = { url: string; method: string; headers: Record<string, string>; body: string | undefined }

/**
 * So many things of a kind are tried until one can be taken: the first challenge that somebody sees is not always one
 * that can be joined.
 */
const TRIES = 12
/** Values of answers open further calls this many times. */
const WAVES = 3
/** What the contract's examples show as a member's password. */
const EXAMPLE_PASSWORD = 'example-only-pass1'
const EVENING = new Date('2026-11-19T13:00:00Z')
const DEVICE = '7f0c1a52-9d3e-4b86-a1c4-52e0c7d98b31'

export class World {
  readonly server: TestServer
  readonly contract: Contract
  readonly checker: BodyChecker
  /** What has a handler. */
  readonly handled: Operation[]

  private constructor(server: TestServer, contract: Contract) {
    this.server = server
    this.contract = contract
    this.checker = checkerOf(contract)
    const missing = new Set(server.app.notImplemented)
    this.handled = contract.operations.filter(({ id }) => !missing.has(id))
  }

  static async start(kind: DatabaseKind = quickDatabase): Promise<World> {
    // In the evening of the examples' day, so that what they say has happened is over. Partners are played, and there
    // is no app to serve. With a chat: without its secret nothing of it would be asked of the database.
    const chat = { HANSANG_CHAT_SECRET: 'sixteen bytes ok', HANSANG_CHAT_IV: 'an iv of 16 byte' }
    const env = { HANSANG_SIGNIN_FAILURES: '1000000', HANSANG_SIMULATOR: 'on', HANSANG_DIST: 'no-app', ...chat }
    return new World(await startTestServer(kind, { env, now: EVENING }), loadContract())
  }

  /** What a signed-in member calls; signing in and out is told apart. */
  get crowd(): Operation[] {
    return this.handled.filter(({ area }) => area !== 'session')
  }

  async visitor(persona: Persona): Promise<Visitor> {
    return new Visitor(this, await this.server.member(persona))
  }

  async send({ url, method, headers, body }: Raw): Promise<Answer> {
    // The same second for all: what an answer says of the time is no difference.
    this.server.clock.set(EVENING)
    // Fastify's type knows the methods by name; the contract has no others.
    const options = {
      url,
      method: method as InjectOptions['method'],
      headers: { 'x-device-id': DEVICE, ...headers },
      ...(body !== undefined && { payload: body }),
    } as InjectOptions
    const { statusCode, body: text, headers: answered } = await this.server.request(options)
    return { status: statusCode, text, data: parsed(text), headers: answered }
  }

  close(): Promise<void> {
    return this.server.close()
  }
}

/** A member who has learned what there is to name. */
export class Visitor {
  readonly member: TestMember
  private readonly world: World
  private readonly pool = new Pool()

  constructor(world: World, member: TestMember) {
    this.world = world
    this.member = member
  }

  /** The best request of an operation: the example, with references that exist for this member. */
  inputsFor(operation: Operation): Inputs {
    return this.filled(operation, 0).inputs
  }

  /** As the contract's example says, with the password that this member has. */
  private example(operation: Operation): Inputs {
    return mapInputs(exampleInputs(this.world.contract.document, operation), (_at, _name, value) =>
      value === EXAMPLE_PASSWORD ? DEMO_PASSWORD : value,
    )
  }

  /** Every way in which the operation can be asked, with references that exist for this member. */
  waysOf(operation: Operation): Inputs[] {
    const { contract } = this.world
    const example = this.example(operation)
    const { body } = example
    const bodies = body === undefined ? [] : bodiesOf(contract, operation, body.contentType)
    const begun =
      bodies.length === 0 || body === undefined
        ? [example]
        : bodies.map((value) => ({ ...example, body: { ...body, value } }))
    // With what the member has, and as they are written: what was answered does not fit every branch.
    const bases = unlike(begun.flatMap((one) => [this.filled(operation, 0, one).inputs, one]))
    return unlike([...bases, ...bases.flatMap((one) => branchesOf(contract, operation, one))])
  }

  private filled(
    operation: Operation,
    nth: number,
    example = this.example(operation),
  ): { inputs: Inputs; used: boolean } {
    const { checker } = this.world
    return this.pool.fill(operation, example, checker.sites, (at, value) => this.fits(example, at, value), nth)
  }

  raw(operation: Operation, inputs: Inputs = this.inputsFor(operation)): Raw {
    const { path, headers, body } = toRequest(operation, inputs)
    return {
      url: path,
      method: operation.method,
      headers: { ...headers, authorization: `Bearer ${this.member.token}` },
      body,
    }
  }

  call(operation: Operation, inputs?: Inputs): Promise<Answer> {
    return this.world.send(this.raw(operation, inputs))
  }

  /**
   * What it takes to have the operation do what it does: with what was learned, as the contract's example says, then
   * with other things of its kind.
   */
  async callUntilTaken(operation: Operation): Promise<Answer> {
    let answer = await this.call(operation)
    if (answer.status >= 400) answer = await this.call(operation, this.example(operation))
    for (let nth = 1; answer.status >= 400 && nth < TRIES; nth += 1) {
      const { inputs, used } = this.filled(operation, nth)
      if (!used) break
      answer = await this.call(operation, inputs)
    }
    return answer
  }

  /**
   * Calls all that only read, again while answers open more, and for so many things of a kind; answers by operation, of
   * the first of them and of the last time. What was asked with the same words before names nothing new.
   */
  async readAll({ kinds = 1 } = {}): Promise<Map<string, Answer>> {
    const answers = new Map<string, Answer>()
    const known = new Map<string, string>()
    for (let wave = 1; wave <= WAVES; wave += 1) {
      for (const operation of this.world.crowd.filter(({ writes }) => !writes)) {
        const answer = await this.learn(operation, this.raw(operation), known, wave === WAVES)
        if (answer) answers.set(operation.id, answer)
        await this.readOthers(operation, kinds, known)
      }
    }
    return answers
  }

  /** What a challenge says is not what the next one says: its invitations, teams and days are learned of each. */
  private async readOthers(operation: Operation, kinds: number, known: Map<string, string>): Promise<void> {
    for (let nth = 1; nth < kinds; nth += 1) {
      const { inputs, used } = this.filled(operation, nth)
      if (!used) return
      await this.learn(operation, this.raw(operation, inputs), known)
    }
  }

  /** Reads and notes what is new; undefined where the same was asked before, unless it has to be told again. */
  private async learn(
    operation: Operation,
    raw: Raw,
    known: Map<string, string>,
    again = false,
  ): Promise<Answer | undefined> {
    const asked = `${raw.method} ${raw.url} ${raw.body ?? ''}`
    if (known.has(asked) && !again) return undefined
    const answer = await this.world.send(raw)
    if (answer.status === 200 && known.get(asked) !== answer.text) this.note(operation, answer)
    known.set(asked, answer.text)
    return answer
  }

  note(operation: Operation, { status, data }: Answer): void {
    const response = operation.responses[String(status)]
    if (response?.content?.['application/json'] === undefined) return
    const { sites } = this.world.checker
    this.pool.note(
      operation,
      sites,
      sites.root(`${response.pointer}/content/application~1json/schema`, operation.provenance),
      data,
    )
  }

  private fits({ parameters }: Inputs, at: string, value: Json): boolean {
    const [place, name] = at.split(' ', 2)
    const parameter = parameters.find((one) => one.in === place && one.name === name)?.parameter
    // The parts of a body are judged by the server: what does not fit there is refused, and the example is tried beside
    // it.
    return (
      parameter === undefined ||
      (parameter.schema !== undefined && this.world.checker.fits(`${parameter.pointer}/schema`, value))
    )
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
