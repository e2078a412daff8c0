import { createActor, fromPromise, type SnapshotFrom } from 'xstate'
import * as v from 'valibot'
import { ApiError } from '#src/contract/api-error.ts'
import { api } from '#src/contract/api.ts'
import { unwrap } from '#src/contract/envelope.ts'
import type { Schemas } from '#src/contract/schemas.ts'
import { IDENTITY_MS, joinMachine, type Begun, type JoinContext } from './join.machine.ts'
import { refusedBy, type Refused } from './join-refusal.ts'
import { toJoinForm } from './join-form.ts'
import type { Joined } from './join.ts'

const KEY = 'joining'

type Person = Schemas['PassUser']

const begunSchema = v.object({
  staff: v.nullable(
    v.object({
      bizCode: v.string(),
      bizNm: v.string(),
      employeeNumber: v.nullable(v.string()),
      knox: v.nullable(v.object({ knoxId: v.string(), epId: v.string() })),
    }),
  ),
  identity: v.nullable(v.object({ authKey: v.string(), atMs: v.number() })),
  selectedId: v.nullable(v.string()),
  terms: v.nullable(v.object({ marketing: v.boolean(), push: v.boolean(), sms: v.boolean(), email: v.boolean() })),
  recommCode: v.nullable(v.string()),
  begun: v.picklist(['nobody', 'verified', 'choosing', 'accepted', 'sent', 'joined', 'renewed']),
})

/**
 * What a reload needs, for as long as this tab lives: no name, no number to call, nothing that was typed (decision
 * 218).
 */
function readBegun(): Begun | null {
  try {
    const read = v.safeParse(begunSchema, JSON.parse(sessionStorage.getItem(KEY) ?? 'null'))
    return read.success ? read.output : null
  } catch {
    return null
  }
}

function keep(begun: Begun | null): void {
  try {
    if (begun === null) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, JSON.stringify(begun))
  } catch {
    // A tab that may keep nothing begins anew after a reload; and while building there is no tab.
  }
}

/**
 * Whom the last form was about, in this tab's memory alone: once the account is open the server has forgotten the
 * verification.
 */
let sent: { authKey: string; person: Person } | null = null

/**
 * Who was verified, asked again: what the server says of the person is what is sent. Where it no longer knows, and a
 * form was sent, its answer may have been lost: the same is sent again, and the server answers as it did. Null where
 * the verification is over.
 */
async function personOf(authKey: string): Promise<Person | null> {
  try {
    return await unwrap(
      api.GET('/api/common/pass/auth/user', { params: { query: { authKey } }, skipErrorHandler: true }),
    )
  } catch (failure) {
    if (!(failure instanceof ApiError) || failure.status !== 404) throw failure
    return sent?.authKey === authKey ? sent.person : null
  }
}

/** Opens the account with the verified facts. */
async function join(context: JoinContext): Promise<{ joined: Joined } | { refused: Refused }> {
  const authKey = context.identity?.authKey ?? ''
  const person = await personOf(authKey)
  if (person === null) return { refused: { about: 'identity', message: null } }
  sent = { authKey, person }
  const body = toJoinForm(context, person)
  if (body === null) throw new Error('Joining was asked for before everything was given')
  const { usrId, nickName } = await unwrap(api.POST('/api/member/join', { body, skipErrorHandler: true }))
  sent = null
  return { joined: { usrId, nickName, usrPwd: body.usrPwd } }
}

/**
 * A number that the employer's directory or portal brought was typed into no field: what is refused of it is of the
 * employer.
 */
const atItsPlace = (refused: Refused, { staff }: JoinContext): Refused =>
  refused.about === 'employeeNumber' && staff !== null && staff.employeeNumber !== null
    ? { ...refused, about: 'employer' }
    : refused

/** A flow that goes on where this tab's last one was, and keeps how far it has come. */
export function createJoinFlow() {
  const flow = createActor(
    joinMachine.provide({
      actors: {
        join: fromPromise(({ input }) =>
          join(input).catch((failure: unknown) => {
            const refused = refusedBy(failure)
            if (refused === null) throw failure
            return { refused: atItsPlace(refused, input) }
          }),
        ),
      },
    }),
    { input: { begun: readBegun(), clock: () => Date.now() } },
  )
  flow.subscribe((snapshot) => {
    const { staff, identity, selectedId, terms, recommCode } = snapshot.context
    const begun = howFar(snapshot)
    keep(
      begun === 'nobody' && staff === null && recommCode === null
        ? null
        : { staff, identity, selectedId, terms, recommCode, begun },
    )
  })
  return flow.start()
}

function howFar(snapshot: SnapshotFrom<typeof joinMachine>): Begun['begun'] {
  const { identity, isSent, ended } = snapshot.context
  if (ended !== null) return ended
  if (identity === null) return 'nobody'
  if (isSent) return 'sent'
  if (snapshot.matches('choosing')) return 'choosing'
  return snapshot.matches('verified') ? 'verified' : 'accepted'
}

/** The flow of this tab: its screens are several addresses, and each asks it whether it may be entered. */
export const joinFlow = createJoinFlow()

/** The states with a page of their own, in their order. */
const PAGES = {
  way: '/member/memIntro',
  verified: '/member/pass/success/join',
  choosing: '/member/choice',
  terms: '/member/join',
  account: '/member/join/etc',
  restaurant: '/member/main-restaurant',
  done: '/member/join/complete',
} as const
export type JoinStep = keyof typeof PAGES
const ORDER = Object.keys(PAGES)

/** The step of a state; one without a page of its own belongs to the step before. */
function stepOf({ value }: SnapshotFrom<typeof joinMachine>): JoinStep {
  if (value === 'joining') return 'restaurant'
  return value === 'arriving' ? 'way' : value
}

/**
 * For the guard of a step's address: nothing where it may be entered, else the first step that is not done. [ROU-23]
 */
export function unmetStep(step: JoinStep): (typeof PAGES)[JoinStep] | null {
  const { context } = joinFlow.getSnapshot()
  if (context.identity && context.clock() - context.identity.atMs >= IDENTITY_MS)
    joinFlow.send({ type: 'identity.expired' })
  const reached = stepOf(joinFlow.getSnapshot())
  // Who has joined begins anew only by choosing a way; which account is asked only where there is one.
  const isOpen =
    reached === 'done'
      ? step === 'done'
      : step === 'choosing'
        ? reached === 'choosing'
        : ORDER.indexOf(step) <= ORDER.indexOf(reached)
  return isOpen ? null : PAGES[reached]
}
