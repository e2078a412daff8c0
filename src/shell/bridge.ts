import * as v from 'valibot'

/** The text every call rejects with when the page holds no bridge. [NAT-01, ERR-14] */
export const BRIDGE_MISSING = 'WPbridge is not available'

/** A bridge call that did not succeed. `status` is the shell's own code where it answered one. */
export class BridgeError extends Error {
  readonly call: string
  readonly status: number | undefined

  constructor(message: string, call: string, status?: number) {
    super(message)
    this.name = 'BridgeError'
    this.call = call
    this.status = status
  }

  get missing(): boolean {
    return this.message === BRIDGE_MISSING
  }
}

/** The page's window, as far as the bridge is concerned. */
export interface BridgeHost {
  WPbridge?: unknown
}

type BridgeMethod = (args?: unknown) => unknown

/** How long the shell may take for storage, device id, login and logout before the app goes on without it. */
const ANSWER_TIMEOUT_MS = 10_000

/**
 * Status and payload of any answer. Number and text are both met for the status. [NAT-09] Failures bring further
 * fields.
 */
const answerSchema = v.looseObject({
  status: v.optional(v.pipe(v.union([v.number(), v.string()]), v.transform(Number))),
  data: v.optional(v.unknown()),
})

/** What a shell answered, whatever its status says; `data` is not checked yet. */
export type RawAnswer = v.InferOutput<typeof answerSchema>

const storedValueSchema = v.nullish(v.string())

const deviceSchema = v.object({
  deviceId: v.pipe(v.string(), v.minLength(1)),
  pushToken: v.nullish(v.string()),
  exceptionMessage: v.nullish(v.string()),
})

export type DeviceAnswer = v.InferOutput<typeof deviceSchema>

export interface BridgeQuestion {
  /** The names under which shells know the call; the first one the bridge has is used. [NAT-16] */
  names: readonly string[]
  args?: unknown
  timeoutMs?: number
}

export interface BridgeCall<Schema extends v.GenericSchema> extends BridgeQuestion {
  /** What `data` of the answer must look like. */
  data: Schema
  /** A status other than 200 is a failure. Off for the storage calls, for which no status is documented. */
  needs200?: boolean
}

export interface Bridge {
  /** True when the page holds a bridge that has a call of one of these names. */
  has(...names: string[]): boolean
  /**
   * One question: found by name, limited in time, its answer read. For calls whose statuses mean something each
   * (native-calls.ts). Rejects with a `BridgeError`, never throws.
   */
  ask(question: BridgeQuestion): Promise<RawAnswer>
  /** A question whose answer's `data` is checked too. The named functions below are built on it. */
  call<Schema extends v.GenericSchema>(call: BridgeCall<Schema>): Promise<v.InferOutput<Schema>>
  /** A value of the shell's encrypted storage; null and undefined when there is none. [NAT-11] */
  getEncStorage(key: string): Promise<string | null | undefined>
  setEncStorage(key: string, value: string): Promise<void>
  queryDeviceId(): Promise<DeviceAnswer>
  queryDeviceId2(): Promise<DeviceAnswer>
  /** Tells the shell who signed in. [NAT-15] */
  login(hcId: string): Promise<void>
  logout(): Promise<void>
  /** Asks the shell to load the page anew; rejects where the shell has no such call. [NAT-27] */
  reload(): Promise<void>
}

/** Answers of the calls above carry a status that must be 200. [NAT-09, NAT-10] */
const nothing = v.unknown()

function limited<T>(work: Promise<T>, timeoutMs: number, name: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new BridgeError(`${name} gave no answer`, name)), timeoutMs)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/**
 * The only door to the native shell: typed calls over `window.WPbridge`, an object with one function per call that
 * takes one object and answers (or promises) `{status, data}`, as an object or as its JSON text (docs/decisions/014).
 */
export function createBridge(host: BridgeHost): Bridge {
  function find(names: readonly string[]): [name: string, method: BridgeMethod] {
    const bridge = host.WPbridge
    if (bridge === null || (typeof bridge !== 'object' && typeof bridge !== 'function')) {
      throw new BridgeError(BRIDGE_MISSING, names[0] ?? '')
    }
    for (const name of names) {
      const method: unknown = Reflect.get(bridge, name)
      if (typeof method === 'function')
        return [name, (args) => Reflect.apply(method, bridge, args === undefined ? [] : [args])]
    }
    throw new BridgeError(`${names.join(' or ')} is not offered by this shell`, names[0] ?? '')
  }

  async function ask({ names, args, timeoutMs = ANSWER_TIMEOUT_MS }: BridgeQuestion): Promise<RawAnswer> {
    const [name, method] = find(names)
    const raw = await limited(Promise.resolve(method(args)), timeoutMs, name)
    const answer = v.safeParse(answerSchema, typeof raw === 'string' ? parseJson(raw) : (raw ?? {}))
    if (!answer.success) throw new BridgeError(`${name} answered something unreadable`, name)
    return answer.output
  }

  async function call<Schema extends v.GenericSchema>(wanted: BridgeCall<Schema>): Promise<v.InferOutput<Schema>> {
    const { status, data } = await ask(wanted)
    const name = wanted.names[0] ?? ''
    if (wanted.needs200 && status !== 200)
      throw new BridgeError(`${name} answered ${status ?? 'no status'}`, name, status)
    const checked = v.safeParse(wanted.data, data)
    if (!checked.success) throw new BridgeError(`${name} answered data of another form`, name, status)
    return checked.output
  }

  return {
    has: (...names) => {
      try {
        return Boolean(find(names))
      } catch {
        return false
      }
    },
    ask,
    call,
    getEncStorage: (key) => call({ names: ['getEncStorage'], args: { key }, data: storedValueSchema }),
    setEncStorage: async (key, value) => {
      await call({ names: ['setEncStorage'], args: { key, value }, data: nothing })
    },
    queryDeviceId: () => call({ names: ['queryDeviceId'], data: deviceSchema, needs200: true }),
    queryDeviceId2: () => call({ names: ['queryDeviceId2'], data: deviceSchema, needs200: true }),
    login: async (hcId) => {
      await call({ names: ['login'], args: { hcId }, data: nothing, needs200: true })
    },
    logout: async () => {
      await call({ names: ['queryLogout', 'logout'], data: nothing })
    },
    reload: async () => {
      await call({ names: ['reload'], data: nothing })
    },
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
