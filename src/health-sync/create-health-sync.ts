import type { Calls } from '#src/contract/calls.ts'
import type { CallSession } from '#src/contract/send-call.ts'
import type { Permissions } from '#src/shell/health-permissions.ts'
import type { AppleType, HealthAnswer, HealthLists, HealthRows, SamsungType } from '#src/shell/native-calls.ts'
import type { Shell } from '#src/shell/shell.ts'

import { passesGate } from '#src/shell/gates.ts'
import { PERMISSION_FLAGS } from '#src/shell/health-permissions.ts'
import { APPLE_TYPES, createNativeCalls } from '#src/shell/native-calls.ts'
import { createActor, fromPromise } from 'xstate'

import type { Normalised } from './normalise/normalise.ts'
import type { Normaliser } from './normalise/normaliser.ts'
import type { Keep } from './receipts.ts'
import type { RegisterOptions } from './register-pieces.ts'
import type { HealthSync, SyncState } from './sync-access.ts'
import type { KindPlan, SampleType } from './sync-plan.ts'
import type { KindInput } from './sync-steps.ts'
import type { HeldBody, PhoneKind, Piece, Registered, RunOutcome, Starter } from './sync-types.ts'

import { healthSyncMachine } from './health-sync.machine.ts'
import { createMeasured } from './measured.ts'
import { createNormaliser } from './normalise/normaliser.ts'
import { createPhoneMeals } from './phone-meals.ts'
import { createQueryLog } from './query-log.ts'
import { createReceiptBook } from './receipts.ts'
import { registerPieces } from './register-pieces.ts'
import { createSyncCalls } from './sync-calls.ts'
import { APPLE_PERMISSIONS, ASSUMED_PERMISSIONS, planMonth } from './sync-plan.ts'
import { FINAL } from './sync-types.ts'
import { monthWindow, syncWindow } from './sync-window.ts'

export interface HealthSyncOptions {
  shell: Pick<Shell, 'bridge' | 'platform'>
  api: Calls
  /** Lent to the worker, which registers in its name. */
  session: CallSession
  /** hcId of whoever is signed in, '' for nobody. [HSY-67] */
  member: () => Promise<string>
  deviceId: () => string
  keep: Keep
  /** The page's address with its hash route, for the query log. */
  pageUrl: () => string
  /** The server has new data: what screens show of it is stale. */
  onChanged: () => void
  console?: Pick<Console, 'warn'>
  now?: () => Date
  normaliser?: Normaliser
}

const PERMISSIONS = 'health-sync-permissions'

/** Bodies stand in the worker, or here where there is none: of one kind all in the same place. */
const isHeld = (piece: Piece): piece is Piece<HeldBody> => typeof piece.body !== 'string'
const isText = (piece: Piece): piece is Piece<string> => typeof piece.body === 'string'

const isApple = (type: SampleType): type is AppleType => (APPLE_TYPES as readonly string[]).includes(type)

/** The health sync with its body: the machine over the phone's bridge, the server and the worker. */
export function createHealthSync(options: HealthSyncOptions): HealthSync {
  const {
    shell,
    api,
    session,
    member,
    deviceId,
    keep,
    pageUrl,
    onChanged,
    console = globalThis.console,
    now = () => new Date(),
  } = options
  const normaliser = options.normaliser ?? createNormaliser()
  const native = createNativeCalls(shell.bridge)
  const calls = createSyncCalls(api)
  const book = createReceiptBook(keep, () => now().getTime())
  const ask = createQueryLog({ calls, userPlatform: shell.platform().os_type, pageUrl, now: () => now().getTime() })
  const meals = createPhoneMeals({ native, calls, ask, keep, console, today: () => syncWindow('ios', 'resume', now()) })

  const phone = (): PhoneKind => (shell.platform().kind === 'ios' ? 'ios' : 'android')
  let changed = false
  /** Aborted with the session. */
  let over = new AbortController()
  /** Logs a query once its rows are counted; one per kind in hand. */
  const counting = new Map<string, (rowCnt: number) => void>()

  async function read({ plan }: KindInput): Promise<HealthAnswer<HealthRows | HealthLists>> {
    const { type, window, kind } = plan
    const { answer, counted } = await ask<HealthAnswer<HealthRows | HealthLists>>(type, window, () =>
      // Each branch has the types of its own platform. [NAT-28]
      plan.phone === 'ios' && isApple(type)
        ? native.queryAppleHealth({ type, ...window })
        : native.querySamsungHealth({ type: type as Exclude<SampleType, 'STEPCOUNT' | 'STEPCOUNTMONTH'>, ...window }),
    )
    counting.set(kind, counted)
    return answer
  }

  async function normalise(plan: KindPlan, hcId: string, data: HealthRows | HealthLists): Promise<Normalised> {
    const counted = counting.get(plan.kind)
    counting.delete(plan.kind)
    try {
      const removedMeals = plan.kind === 'food' ? await meals.removed() : []
      const normalised = await normaliser.normalise({ plan, hcId, data, removedMeals })
      counted?.(normalised.rowCnt)
      return normalised
    } catch (error) {
      counted?.(0)
      throw error
    }
  }

  async function register(pieces: readonly Piece[], options: RegisterOptions): Promise<Registered> {
    const held = pieces.filter(isHeld)
    const registered = await (held.length > 0
      ? normaliser.register(held, session, options)
      : registerPieces(pieces.filter(isText), calls.post, options))
    if (registered.changed) changed = true
    return registered
  }

  /** The flags of GETPERMISSION or OPENPERMISSION; the word 'fail' where they cannot be had. [HSY-34] */
  async function askPermissions(
    type: Extract<SamsungType, 'GETPERMISSION' | 'OPENPERMISSION'>,
  ): Promise<Permissions | 'fail'> {
    try {
      const { answer, counted } = await ask(type, syncWindow(phone(), 'resume', now()), () =>
        native.querySamsungHealth({ type }),
      )
      if (answer.status !== 200) return 'fail'
      counted(1)
      return answer.data ?? 'fail'
    } catch {
      return 'fail'
    }
  }

  /** Saves the set where it differs from the last one saved. [HSY-36] */
  async function savePermissions(permissions: Permissions): Promise<void> {
    const flags = PERMISSION_FLAGS.map((name) => (permissions[name] ? 'Y' : 'N')).join('')
    const set = `${await member()} ${deviceId()} ${flags}`
    if ((await keep.read(PERMISSIONS)) === set) return
    await calls.savePermissions(phone(), deviceId(), permissions)
    await keep.write(PERMISSIONS, set)
  }

  let waiting: ((outcome: RunOutcome) => void) | null = null
  const machine = healthSyncMachine.provide({
    actors: {
      identify: fromPromise(() => member()),
      checkConsent: fromPromise(async ({ signal }) => {
        const [linked, agreed] = await Promise.all([calls.isLinked(phone(), signal), calls.hasAgreed(phone(), signal)])
        return { linked, agreed }
      }),
      checkStepDevice: fromPromise<number, { hcId: string }>(({ input, signal }) =>
        calls.stepDeviceCode(input.hcId, deviceId(), signal),
      ),
      checkPermissions: fromPromise(() => askPermissions('GETPERMISSION')),
      openPermissions: fromPromise(() => askPermissions('OPENPERMISSION')),
      authorise: fromPromise(() => native.appleCallHealthAuth()),
      read: fromPromise<HealthAnswer<HealthRows | HealthLists>, KindInput>(({ input }) => read(input)),
      normalise: fromPromise<Normalised, KindInput & { data: HealthRows | HealthLists }>(
        ({ input: { plan, hcId, data } }) => normalise(plan, hcId, data),
      ),
      register: fromPromise<Registered, { pieces: readonly Piece[] }>(({ input: { pieces }, signal }) =>
        register(pieces, { signal, onProgress: (sent) => actor.send({ type: 'pieces.sent', sent }) }),
      ),
      sendMeals: fromPromise<{ read: number; sent: number }, KindInput & { ours: Record<string, string> }>(
        ({ input, signal }) => meals.send(input, signal),
      ),
    },
    actions: {
      keepReceipt: (_, { receipt }) => {
        book.keep(receipt)
        refresh()
      },
      savePermissions: (_, { permissions }) => void savePermissions(permissions).catch(() => {}),
      finish: (_, { outcome }) => {
        normaliser.rest()
        if (changed && outcome !== 'interrupted') onChanged()
        changed = false
        waiting?.(outcome)
        waiting = null
      },
    },
  })
  const actor = createActor(machine)

  const listeners = new Set<() => void>()
  let state: SyncState = { isRunning: false, progress: null, receipts: [] }
  function refresh(): void {
    const snapshot = actor.getSnapshot()
    const { current, queue, total } = snapshot.context
    const isRunning = snapshot.hasTag('busy')
    const done = total - queue.length - (current ? 1 : 0)
    state = {
      isRunning,
      progress: isRunning ? { kind: current?.kind ?? null, done, total } : null,
      receipts: book.list(),
    }
    for (const listener of listeners) listener()
  }
  actor.subscribe(refresh)
  actor.start()
  void book.load().then(refresh)

  async function start(mode?: 'Y') {
    const starter: Starter = mode === 'Y' ? 'member' : 'resume'
    const event = { type: 'sync.requested', platform: shell.platform(), starter, now: now() } as const
    const final = mode === 'Y' ? FINAL : undefined
    // Under way already [HSY-07 … HSY-09], or no phone at all [HSY-63].
    if (!actor.getSnapshot().can(event)) return final
    const outcome = await new Promise<RunOutcome>((resolve) => {
      waiting = resolve
      actor.send(event)
    })
    return outcome === 'failed' || outcome === 'interrupted' ? undefined : final
  }

  async function monthSteps(chalnCode: string): Promise<0 | 1 | 2> {
    const plan = planMonth(shell.platform(), chalnCode, now())
    if (!plan) return 0
    const { signal } = over
    try {
      const hcId = await member()
      if (hcId === '') return 0
      const [linked, agreed] = await Promise.all([calls.isLinked(phone(), signal), calls.hasAgreed(phone(), signal)])
      if (!linked || !agreed) return 0
      const answer = await read({ plan, hcId })
      if (answer.status !== 200) return plan.phone === 'ios' && answer.status === 401 ? 2 : 0
      const { pieces } = await normalise(plan, hcId, answer.data ?? [])
      signal.throwIfAborted()
      const { failed } = await register(pieces, { signal, onProgress: () => {} })
      return failed ? 0 : 1
    } catch {
      return 0
    } finally {
      if (!actor.getSnapshot().hasTag('busy')) normaliser.rest()
    }
  }

  return {
    start,
    monthSteps,
    monthWindow: () => monthWindow(now()),
    removeMeal: async (datauuid) =>
      phone() === 'android' && shell.platform().kind === 'android' && datauuid !== '' ? meals.remove(datauuid) : false,

    async askPermissions() {
      const platform = shell.platform()
      if (platform.kind === 'desktop') return 'fail'
      if (platform.kind === 'ios') {
        const granted = await native.appleCallHealthAuth().catch(() => false)
        return granted ? APPLE_PERMISSIONS : 'fail'
      }
      if (!passesGate('healthPermissions', platform)) return ASSUMED_PERMISSIONS
      const asked = await askPermissions('OPENPERMISSION')
      if (asked !== 'fail') await savePermissions(asked).catch(() => {})
      return asked
    },

    ...createMeasured({
      native,
      platform: () => shell.platform(),
      permissions: () => askPermissions('GETPERMISSION'),
      now,
    }),

    state: () => state,
    subscribe(changedState) {
      listeners.add(changedState)
      return () => listeners.delete(changedState)
    },
    end() {
      actor.send({ type: 'sync.cancelled' })
      over.abort()
      over = new AbortController()
      normaliser.end()
      book.forget()
      refresh()
    },
  }
}
