import type { Difference } from './differences.ts'
import { deref, type Inputs } from './inputs.ts'
import { askedFor } from './lists.ts'
import { toPointerPart, type Contract, type Json, type JsonObject, type Operation } from './model.ts'

/** Fields that name one thing wherever they stand. */
const NAMES_A_THING = /^(\w+?)(?:Seq|SeqNo|Code|Cd|Id|Key|No)$/
/** What is said of the member whose answer it is. */
const MINE =
  /^(?:nickName|userName|gender|birthday|point|totalPoint|balance|extinctPoint|unreadCnt|newAlarmCnt|mainDivRestaurantCode|kcalGoal|stepGoal|badgeCnt|couponCnt)$/
/** Keys that nothing else shares; a code may be that of a place or a kind. */
const ALONE = /(?:Seq|SeqNo|Id|Key)$/
/** What is said of a thing: its name, what it is about, its days. What counts or changes is not. */
const SAID = /(?:Nm|NmEng|Name|NameEng|Title|Desc)$|^(?!upd|last|read|alter|next|now|base)\w*(?:Dt|Dtm|Date)$/

type Saying = { thing: string; field: string; value: Json; at: string }
type Said = Saying & { operation: Operation; inputs: Inputs }

/**
 * One thing has one name, whichever answer speaks of it. Where two examples of the contract say the same of one thing
 * and none says otherwise, the answers of a run have to agree too; of two that do not, the one that fewer answers bear
 * out is told.
 */
export class Agreement {
  /** `restaurantCode restaurantNm`: what the examples agree on. */
  private readonly agreed: Set<string>
  /** What the examples say of each thing, and the whole of which that is a part (test support). */
  private readonly truth = new Map<string, { value: Json; owner: JsonObject }>()
  private readonly said = new Map<string, Said[]>()

  constructor({ document, operations }: Contract) {
    const met = new Map<string, Map<string, { values: Set<string>; by: Set<string> }>>()
    for (const operation of operations) {
      // What a write answers may be what it has just changed.
      if (operation.writes) continue
      const example = deref<{ value?: Json }>(
        document,
        operation.responses['200']?.content?.['application/json']?.examples?.['default'],
      )?.value
      for (const { thing, field, value, owner } of sayings(example)) {
        const kind = `${kindOf(thing)} ${field}`
        const things = met.get(kind) ?? new Map<string, { values: Set<string>; by: Set<string> }>()
        met.set(kind, things)
        const one = things.get(thing) ?? { values: new Set(), by: new Set() }
        things.set(thing, one)
        one.values.add(JSON.stringify(value))
        one.by.add(operation.id)
        this.truth.set(`${thing} ${field}`, { value, owner })
      }
    }
    this.agreed = new Set(
      [...met].flatMap(([kind, things]) => {
        const all = [...things.values()]
        return all.every(({ values }) => values.size === 1) && all.some(({ by }) => by.size > 1) ? [kind] : []
      }),
    )
  }

  note(operation: Operation, inputs: Inputs, json: unknown): void {
    if (operation.writes) return
    for (const saying of sayings(json)) {
      if (!this.agreed.has(`${kindOf(saying.thing)} ${saying.field}`)) continue
      const key = `${saying.thing} ${saying.field}`
      this.said.set(key, [...(this.said.get(key) ?? []), { ...saying, operation, inputs }])
    }
  }

  /**
   * What an answer says of a thing and most others do not; where it is one against one, what is said by whoever was
   * asked for that very thing. Nothing where somebody says it who has other faults (`isSuspect`).
   */
  contradictions(
    isSuspect: (operation: Operation) => boolean,
  ): { operation: Operation; inputs: Inputs; difference: Difference }[] {
    return [...this.said].flatMap(([, sayers]) => {
      const votes = new Map<string, Set<Operation>>()
      for (const { value, operation } of sayers)
        votes.set(JSON.stringify(value), (votes.get(JSON.stringify(value)) ?? new Set()).add(operation))
      if (votes.size < 2) return []
      const [most, next] = [...votes.values()].map(({ size }) => size).toSorted((a, b) => b - a)
      const isTie = most === next
      const right = [...votes].find(([, by]) => by.size === most)?.[0]
      // Whoever has other faults may have named a thing that is not there, and others were asked for it.
      if (sayers.some(({ operation }) => isSuspect(operation))) return []
      const wrong = sayers.find(({ value, inputs, thing }) =>
        isTie ? askedFor(inputs, kindOf(thing)) !== undefined : JSON.stringify(value) !== right,
      )
      const other = wrong && sayers.find(({ value }) => JSON.stringify(value) !== JSON.stringify(wrong.value))
      if (!wrong || !other) return []
      const provenance = {
        level: 'assumed',
        source: 'the examples of the contract say the same of one thing everywhere',
        at: wrong.operation.pointer,
      } as const
      return [
        {
          operation: wrong.operation,
          inputs: wrong.inputs,
          difference: {
            kind: 'contradiction',
            at: wrong.at,
            expected: `${JSON.stringify(other.value)}, as ${other.operation.id} says of ${wrong.thing}`,
            got: JSON.stringify(wrong.value),
            provenance,
            pointer: wrong.operation.pointer,
          },
        },
      ]
    })
  }

  /** An answer that says of each thing what the examples say of it (test support). */
  withTruth(json: Json): Json {
    const copy = structuredClone(json)
    // What is said by the first key comes last.
    for (const { thing, field, owner } of sayings(copy).toReversed()) {
      const known = this.truth.get(`${thing} ${field}`)
      if (known === undefined || !this.agreed.has(`${kindOf(thing)} ${field}`) || owner[field] === known.value) continue
      // All of it: codes and names belong together.
      for (const [name, value] of Object.entries(known.owner))
        if (Object.hasOwn(owner, name) && typeof value !== 'object') owner[name] = value
    }
    return copy
  }
}

/** `restaurantCode=REST000711` → `restaurantCode`. */
const kindOf = (thing: string) => thing.slice(0, thing.indexOf('='))

function sayings(json: unknown, at = ''): (Saying & { owner: JsonObject })[] {
  if (typeof json !== 'object' || json === null) return []
  const inside = Object.entries(json).flatMap(([name, value]) => sayings(value, `${at}/${toPointerPart(name)}`))
  if (Array.isArray(json)) return inside
  const owner = json as JsonObject
  const keys = Object.keys(owner)
  const [first] = keys.filter((key) => NAMES_A_THING.test(key) && owner[key] !== null)
  const whole = first !== undefined && ALONE.test(first) ? first : undefined
  const own = keys.flatMap((key) => {
    const value = owner[key]
    const stem = NAMES_A_THING.exec(key)?.[1]
    if (stem === undefined || (typeof value !== 'string' && typeof value !== 'number') || value === '') return []
    // Of the first key everything is said where nothing else shares it, of another what bears its name.
    const about = keys.filter(
      (field) =>
        field !== key && SAID.test(field) && !NAMES_A_THING.test(field) && (key === whole || field.startsWith(stem)),
    )
    return about.flatMap((field) => {
      const said = owner[field]
      return said === undefined || said === null || typeof said === 'object'
        ? []
        : [{ thing: `${key}=${value}`, field, value: said, at: `${at}/${toPointerPart(field)}`, owner }]
    })
  })
  // What stands alone in an answer is the member's.
  const mine =
    at === '/data'
      ? keys.flatMap((field) => {
          const said = owner[field]
          return MINE.test(field) && said !== null && said !== undefined && typeof said !== 'object' && said !== ''
            ? [{ thing: 'member=me', field, value: said, at: `${at}/${toPointerPart(field)}`, owner }]
            : []
        })
      : []
  return [...own, ...mine, ...inside]
}
