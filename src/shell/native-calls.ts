import * as v from 'valibot'

import type { Bridge, RawAnswer } from './bridge.ts'

import { BridgeError } from './bridge.ts'
import { permissionsSchema, type Permissions } from './health-permissions.ts'

/** What Android's health store can be asked. [NAT-20] */
export const SAMSUNG_TYPES = [
  'GETPERMISSION',
  'OPENPERMISSION',
  'EXERCISE',
  'STEPCOUNT_DETAIL',
  'STEPCOUNT_MONTH',
  'FOODINTAKE',
  'FOODINSERT',
  'FOODDELETE',
  'BLOODPRESSURE',
  'SLEEP',
  'HEALTHDATA',
  'ALLDATA',
] as const
export type SamsungType = (typeof SAMSUNG_TYPES)[number]

/** What the iPhone's health store can be asked. [NAT-21] */
export const APPLE_TYPES = ['STEPCOUNT', 'STEPCOUNTMONTH', 'SLEEP', 'EXERCISE'] as const
export type AppleType = (typeof APPLE_TYPES)[number]

/** First and last second asked for, `YYYYMMDDHHmmss` in the phone's wall time. [HSY-16] */
export interface HealthWindow {
  startDate: string
  endDate: string
}

/**
 * Rows as the shell gave them: a list, or its JSON text, which stays unread until the worker has it. A month of steps
 * read here would hold up the screen. Each row is checked where it is used (health-rows.ts), so that one bad row is one
 * row (docs/decisions/040).
 */
export type HealthRows = string | readonly unknown[]
/** Lists of a query that answers several, by name. */
export type HealthLists = string | Readonly<Record<string, unknown>>

/** One meal for Android's health store. `clientDataId` comes back with the meal, so that it is known for ours again. */
export interface FoodInsert {
  clientDataId: string
  /** Milliseconds since 1970, and the zone's distance from UTC in milliseconds at that moment. */
  startTime: number
  timeOffset: number
  mealType: string
  name: string
  calorie: number
  carbohydrate: number | null
  protein: number | null
  totalFat: number | null
  sugar: number | null
  dietaryFiber: number | null
  sodium: number | null
}

interface SamsungCalls {
  GETPERMISSION: { args: object; data: Permissions }
  OPENPERMISSION: { args: object; data: Permissions }
  EXERCISE: { args: HealthWindow; data: HealthRows }
  STEPCOUNT_DETAIL: { args: HealthWindow; data: HealthRows }
  STEPCOUNT_MONTH: { args: HealthWindow; data: HealthRows }
  FOODINTAKE: { args: HealthWindow; data: HealthRows }
  FOODINSERT: { args: { data: FoodInsert }; data: { datauuid: string } }
  FOODDELETE: { args: { datauuid: string }; data: unknown }
  BLOODPRESSURE: { args: HealthWindow; data: HealthRows }
  SLEEP: { args: HealthWindow; data: HealthRows }
  HEALTHDATA: { args: HealthWindow; data: HealthLists }
  ALLDATA: { args: HealthWindow; data: HealthLists }
}

export type SamsungQuery<T extends SamsungType> = { type: T } & SamsungCalls[T]['args']
export type AppleQuery = { type: AppleType } & HealthWindow

/** An answer without data. What its status means depends on the query. [NAT-23 … NAT-26] */
export interface HealthRefusal {
  status: number
  message: string
  /** Fields of a refused FOODDELETE. [HSY-41] */
  kind: unknown
  parameters: unknown
}

export type HealthAnswer<Data> = { status: 200; data: Data } | (HealthRefusal & { data?: undefined })

/** The room of a native chat. `func` says what the shell does with it. [NAT-17, CHT-13] */
export interface WeChatCall {
  func: string
  userId: string
  userName: string
  userHashtag: string
  roomId: string
}

/** The one `func` this app uses: the shell shows the room. */
export const OPEN_ROOM = 'openRoom'

/** What the native reply editor starts with. [NAT-18, CHT-14] */
export interface CommentCall {
  hcId: string
  comment: { user_content: string }
  imageUrl: string
}

/** What the member wrote; null after cancelling, which is no error. [NAT-19] */
export type WrittenComment = { user_content: string; imageUrl: string } | null

/** The documented calls beyond storage, device and session. They reject with a `BridgeError`, never throw. */
export interface NativeCalls {
  querySamsungHealth<T extends SamsungType>(query: SamsungQuery<T>): Promise<HealthAnswer<SamsungCalls[T]['data']>>
  queryAppleHealth(query: AppleQuery): Promise<HealthAnswer<HealthRows>>
  /** iOS asks the member for access to health data; false when it was refused. [NAT-22, HSY-79] */
  appleCallHealthAuth(): Promise<boolean>
  WeChat(call: WeChatCall): Promise<void>
  callComment(call: CommentCall): Promise<WrittenComment>
}

/** A health query has no limit of its own; it ends with the run that asked. [NAT-29] */
export const HEALTH_TIMEOUT_MS = 100_000
/** Permission pages and the reply editor wait for the member. */
const MEMBER_TIMEOUT_MS = 10 * 60_000

const rowsSchema = v.union([v.string(), v.array(v.unknown())])
const listsSchema = v.union([v.string(), v.record(v.string(), v.unknown())])
const refusalSchema = v.object({ message: v.optional(v.string(), ''), kind: v.unknown(), parameters: v.unknown() })

const samsungData: { [T in SamsungType]: v.GenericSchema<unknown, SamsungCalls[T]['data']> } = {
  GETPERMISSION: permissionsSchema,
  OPENPERMISSION: permissionsSchema,
  EXERCISE: rowsSchema,
  STEPCOUNT_DETAIL: rowsSchema,
  STEPCOUNT_MONTH: rowsSchema,
  FOODINTAKE: rowsSchema,
  FOODINSERT: v.object({ datauuid: v.pipe(v.string(), v.minLength(1)) }),
  FOODDELETE: v.unknown(),
  BLOODPRESSURE: rowsSchema,
  SLEEP: rowsSchema,
  HEALTHDATA: listsSchema,
  ALLDATA: listsSchema,
}

const commentSchema = v.object({ user_content: v.string(), imageUrl: v.nullish(v.string(), '') })

function healthAnswer<Data>(raw: RawAnswer, schema: v.GenericSchema<unknown, Data>, call: string): HealthAnswer<Data> {
  const status = raw.status ?? Number.NaN
  if (status === 200) return { status, data: checked(schema, raw.data, call, status) }
  const refusal = v.safeParse(refusalSchema, {
    message: raw['message'] ?? undefined,
    kind: raw['kind'],
    parameters: raw['parameters'],
  })
  if (!Number.isInteger(status) || !refusal.success)
    throw new BridgeError(`${call} answered something unreadable`, call)
  return { status, ...refusal.output }
}

function checked<Data>(schema: v.GenericSchema<unknown, Data>, data: unknown, call: string, status: number): Data {
  const result = v.safeParse(schema, data)
  if (!result.success) throw new BridgeError(`${call} answered data of another form`, call, status)
  return result.output
}

/** Loaded with the first feature that needs it: the entry screens call none of these. */
export function createNativeCalls(bridge: Bridge): NativeCalls {
  return {
    async querySamsungHealth(query) {
      const timeoutMs = query.type === 'OPENPERMISSION' ? MEMBER_TIMEOUT_MS : HEALTH_TIMEOUT_MS
      const raw = await bridge.ask({ names: ['querySamsungHealth'], args: query, timeoutMs })
      return healthAnswer(raw, samsungData[query.type], query.type)
    },
    async queryAppleHealth(query) {
      const raw = await bridge.ask({ names: ['queryAppleHealth'], args: query, timeoutMs: HEALTH_TIMEOUT_MS })
      return healthAnswer(raw, rowsSchema, query.type)
    },
    async appleCallHealthAuth() {
      const { status } = await bridge.ask({ names: ['appleCallHealthAuth'], timeoutMs: MEMBER_TIMEOUT_MS })
      if (status === 200 || status === 401) return status === 200
      throw new BridgeError(`appleCallHealthAuth answered ${status ?? 'no status'}`, 'appleCallHealthAuth', status)
    },
    async WeChat(call) {
      await bridge.call({ names: ['WeChat'], args: call, data: v.unknown(), needs200: true })
    },
    async callComment(call) {
      const { status, data } = await bridge.ask({ names: ['callComment'], args: call, timeoutMs: MEMBER_TIMEOUT_MS })
      if (status === 204) return null
      if (status === 200) return checked(commentSchema, data, 'callComment', status)
      throw new BridgeError(`callComment answered ${status ?? 'no status'}`, 'callComment', status)
    },
  }
}
