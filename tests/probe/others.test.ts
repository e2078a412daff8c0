import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { challengeMembers } from '#server/domain/challenge/schema.ts'
import { dataOf } from '#server/test-support/app.ts'
import { phonePhoto } from '#server/test-support/pictures.ts'
import { exampleInputs, type Inputs } from '../../scripts/contract/inputs.ts'
import type { Json, JsonObject, Operation } from '../../scripts/contract/model.ts'
import { mapInputs, referencesOf } from '../../scripts/contract/pool.ts'
import { type Answer, type Visitor, World } from './world.ts'

/** Names of inputs that say whose something is; no operation takes them, and none may start to. */
const OWNERS = ['hcId', 'hc_id', 'usrId', 'memberId', 'userId', 'hcUserId', 'username', 'ownerId', 'writerId']
/** Their seats in challenges, which no answer names. */
const SEATS = ['memberKey', 'member_key', 'chalnMemberKey']

/**
 * What all members make together: likes, readers of a story, the mean of what they said of a course, and the seats that
 * are left of what anybody may take.
 */
const COMMON =
  /"(?:likeCnt|viewCnt|joinCnt|remainCnt|freeCnt|personCnt)":\d+|"freeYn":"[YN]"|"MENU_GRADE_AVG":[\d.]+|"TOT_CNT":\d+/g

/**
 * What members read of each other: the words that all say below an event, by name and picture who of their employer may
 * be asked into a battle, and the sample board, on which all write.
 */
const OF_OTHERS = new Set(['serviceEventReply', 'battleBattleInvitableList', 'sampleList'])

/** All operations in one test, on a machine that does other things too. */
const PATIENCE_MS = 180_000

describe('what belongs to another member', () => {
  let world: World
  let owner: Visitor
  let other: Visitor
  let seats: string[]
  /** Values that only the owner has been answered, by the names of their fields. */
  let identifiers: Map<string, Set<string | number>>
  beforeAll(async () => {
    world = await World.start()
    owner = await world.visitor('haneul')
    other = await world.visitor('emily')
    const third = await world.visitor('haneul')
    for (const operation of world.crowd.filter(({ writes }) => writes))
      owner.note(operation, await owner.callUntilTaken(operation))
    const picture = await pictureOf(owner)
    const known = new Set(
      [...leavesOf(await other.readAll()), ...leavesOf(await third.readAll())].flatMap(([, value]) => [
        value,
        ...partsOf(value).map(([, part]) => part),
      ]),
    )
    const keys = await world.server.database.db
      .select({ key: challengeMembers.memberKey })
      .from(challengeMembers)
      .where(eq(challengeMembers.hcId, owner.member.hcId))
    seats = keys.map(({ key }) => key)
    identifiers = new Map([
      ['hcId', new Set([owner.member.hcId])],
      ['memberKey', new Set(seats)],
      ['imgId', new Set([picture])],
    ])
    for (const [name, value] of leavesOf(await owner.readAll())) {
      for (const [within, part] of [[name, value] as const, ...partsOf(value)]) {
        if (known.has(part) || !isIdentifier(within, part)) continue
        identifiers.set(within, (identifiers.get(within) ?? new Set()).add(part))
      }
    }
  }, PATIENCE_MS)
  afterAll(() => world.close())

  /** A picture of a meal: no answer names it but the address that it was put to, in the middle of a text. */
  async function pictureOf({ member }: Visitor): Promise<string> {
    const file = await phonePhoto()
    const address = new URL(
      dataOf<string>(
        await member.post('/api/common/data/uploadUrl.do', {
          fileName: 'a.jpg',
          contentType: 'image/jpeg',
          fileSize: file.length,
          imgTyCode: 'MEAL',
        }),
      ),
    )
    const put = await world.server.request({
      method: 'PUT',
      url: address.pathname + address.search,
      headers: { 'content-type': 'image/jpeg' },
      payload: file,
    })
    expect(put.statusCode).toBe(204)
    return address.pathname.split('/').at(-1) ?? ''
  }

  /**
   * Open ones come before anybody is known: a code that is sent to a phone belongs to whoever holds the phone. A
   * picture is open too, and who shows a session is held to it.
   */
  const closed = () => world.crowd.filter(({ needsSession, id }) => needsSession || id === 'commonImageFile')
  const isClosed = (id: string) => closed().some((operation) => operation.id === id)
  const sees = async () =>
    new Map(
      [...(await owner.readAll())]
        .filter(([id]) => isClosed(id) && !OF_OTHERS.has(id))
        .map(([id, { status, text }]) => [id, `${status} ${text.replace(COMMON, '')}`]),
    )

  /** Runs what another member does, and names the reads of the owner that answer otherwise after it. */
  async function changedBy(act: () => Promise<void>): Promise<string[]> {
    const before = await sees()
    await act()
    const after = await sees()
    return [...before]
      .filter(([id, text]) => after.get(id) !== text)
      .map(([id, text]) => `${id}: ${difference(text, after.get(id) ?? '')}`)
  }

  test(
    'is named by nobody else: another’s identifier is answered like one that nobody has',
    async () => {
      // Who they are by two names, and something that is theirs alone.
      expect([...identifiers.keys()]).toEqual(
        expect.arrayContaining(['hcId', 'usrId', 'couponNo', 'memberKey', 'imgId']),
      )
      const told: string[] = []
      let tried = 0
      const changed = await changedBy(async () => {
        for (const operation of closed()) {
          for (const { at, name } of referencesOf(
            operation,
            exampleInputs(world.contract.document, operation),
            world.checker.sites,
          )) {
            for (const value of candidates(name)) {
              // The first of its kind may change something of the caller's own, whoever it names.
              await as(other, operation, at, nobodysLike(value, '7'))
              const theirs = await as(other, operation, at, value)
              const nobodys = await as(other, operation, at, nobodysLike(value, '3'))
              tried += 1
              const [one, same] = [shown(theirs, value), shown(nobodys, nobodysLike(value, '3'))]
              if (one !== same) told.push(`${operation.id} ${at} = ${value}: ${difference(same, one)}`)
              if (theirs.text.includes(owner.member.hcId) && value !== owner.member.hcId)
                told.push(`${operation.id} names the owner`)
            }
          }
        }
      })
      expect(tried).toBeGreaterThan(60)
      expect(told).toEqual([])
      expect(changed).toEqual([])
    },
    PATIENCE_MS,
  )

  test(
    'is the same before and after everything that another member can write, also in the owner’s name',
    async () => {
      const changed = await changedBy(async () => {
        for (const operation of closed().filter(({ writes }) => writes)) {
          await other.callUntilTaken(operation)
          for (const inputs of assigned(operation)) await other.call(operation, inputs)
        }
      })
      expect(changed).toEqual([])
    },
    PATIENCE_MS,
  )

  /** The owner's values for an input: those of its name, and any text of the same kind. */
  function candidates(name: string): (string | number)[] {
    return [...(identifiers.get(name) ?? []), ...(identifiers.get('hcId') ?? [])].slice(0, 4)
  }

  function as(visitor: Visitor, operation: Operation, place: string, value: string | number): Promise<Answer> {
    const inputs = mapInputs(visitor.inputsFor(operation), (at, _name, before) => {
      if (at !== place) return before
      return typeof before === 'number' ? Number(value) || before : String(value)
    })
    return visitor.call(operation, inputs)
  }

  /** The request with fields that would say that it is the owner's, in the body and in the address. */
  function assigned(operation: Operation): Inputs[] {
    const inputs = other.inputsFor(operation)
    const said = [
      ...OWNERS.map((name) => [name, owner.member.hcId] as const),
      ...SEATS.map((name) => [name, seats[0] ?? ''] as const),
    ]
    const fields: JsonObject = Object.fromEntries(said)
    const query = said.map(([name, value]) => ({
      in: 'query' as const,
      name,
      value,
      parameter: { name, in: 'query' as const, pointer: '', provenance: operation.provenance },
    }))
    const body = inputs.body
    return [
      { ...inputs, parameters: [...inputs.parameters, ...query] },
      ...(body === undefined ? [] : [{ ...inputs, body: { ...body, value: withFields(body.value, fields) } }]),
    ]
  }
})

const isIdentifier = (name: string, value: string | number): boolean =>
  typeof value === 'string' &&
  value.length >= 8 &&
  /(?:Seq|Code|Cd|Id|ID|No|Key|Sn|uuid|UUID|Url|url|Img)$|^id$/.test(name) &&
  !/^\d{8}(?:\d{4}){0,2}$/.test(value)

/** Something of the same form that has never been given. */
function nobodysLike(value: string | number, digit: string): string | number {
  if (typeof value === 'number') return 2_147_000_000 + (value % 1000) * 10 + Number(digit)
  return value.replace(/[0-9a-z]{4}$/i, digit.repeat(4))
}

/** An answer without what the request itself had said, and without numbers that go on with every call. */
const shown = ({ status, text }: Answer, said: string | number): string =>
  `${status} ${text.replaceAll(String(said), '…').replace(/\d{2,}/g, '#')}`

/** Every plain value of answers with the name of its field. */
function leavesOf(answers: ReadonlyMap<string, Answer>): [string, string | number][] {
  const leaves: [string, string | number][] = []
  const walk = (value: unknown, name: string): void => {
    if (Array.isArray(value)) for (const one of value) walk(one, name)
    else if (typeof value === 'object' && value !== null) for (const [key, one] of Object.entries(value)) walk(one, key)
    else if (typeof value === 'string' || typeof value === 'number') leaves.push([name, value])
  }
  for (const { data } of answers.values()) walk(data, '')
  return leaves
}

/** What stands inside a text: the values of an address, each under its name. */
function partsOf(value: string | number): [string, string][] {
  if (typeof value !== 'string' || !value.includes('?')) return []
  return [...new URLSearchParams(value.slice(value.indexOf('?') + 1))]
}

function withFields(value: Json, fields: JsonObject): Json {
  if (Array.isArray(value)) return value.map((one) => withFields(one, fields))
  return typeof value === 'object' && value !== null ? { ...value, ...fields } : value
}

/** Where two texts part, with a little of what stands around it. */
function difference(before: string, after: string): string {
  const at = [...before].findIndex((letter, index) => after[index] !== letter)
  const from = Math.max(0, (at === -1 ? before.length : at) - 40)
  return `${before.slice(from, from + 100)} → ${after.slice(from, from + 100)}`
}
