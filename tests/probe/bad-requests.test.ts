import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isDay } from '#server/seoul.ts'
import type { Inputs } from '../../scripts/contract/inputs.ts'
import type { Json, Operation } from '../../scripts/contract/model.ts'
import { mapInputs } from '../../scripts/contract/pool.ts'
import { type Raw, type Visitor, World } from './world.ts'

const REQUESTS = 2000
/** Another seed finds other things: `HANSANG_PROBE_SEED=7 npm run unit -- tests/probe`. */
const SEED = Number(process.env['HANSANG_PROBE_SEED'] ?? 20_261_119)
/** Of one request, on a machine that does other things too. */
const SLOW_MS = 5000
const HEAP_BYTES = 200 * 1024 * 1024

/** Marks where a number goes that JSON can write and JavaScript cannot. */
const RAW = '\u0001raw:'

const VALUES: readonly Json[] = [
  0,
  -1,
  1.5,
  2_147_483_647,
  2_147_483_648,
  -2_147_483_649,
  4_294_967_296,
  Number.MAX_SAFE_INTEGER,
  1e21,
  1e300,
  `${RAW}1e400`,
  `${RAW}-1e400`,
  `${RAW}9999999999999999999999999`,
  `${RAW}1e-400`,
  '',
  ' ',
  '0',
  '-1',
  '1e400',
  '99991231',
  '99991231235959',
  '99991231235900',
  '00000000',
  '00010101',
  '20260231',
  '20269999',
  '2400',
  '202611192460',
  'NaN',
  'null',
  'undefined',
  'true',
  'a\0b',
  '\ud83d',
  '\udc00x',
  '\u202e관리자',
  'x'.repeat(100_000),
  '가'.repeat(5000),
  '😀'.repeat(300),
  "'; drop table members; --",
  '%00',
  '%zz',
  '../../etc/passwd',
  '{{7*7}}',
  '<script>alert(1)</script>',
  null,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  [{}],
  Array(5000).fill(0),
  Array(5000).fill('x'),
  { a: { b: { c: {} } } },
  { toString: 'x' },
  { constructor: { prototype: {} } },
  { length: 1e9 },
]

/** A month that no year has, and a day that February has not. */
const NO_DAYS = ['20261341', '20260230']
/**
 * What a phone registers is kept row by row: a row of no day is counted as unreadable, and no reason to lose the others
 * (HSY-57). Its log keeps what was said.
 */
const BY_ROW = /^common(?:RegHealth|SyncSamsung)/

/** Days of the calendar that no record can be of: counted from 1970, years of two digits, a day more than there is. */
const FAR_DAYS = ['00010101', '00991231', '19000101', '19691231', '22000101', '99991231']

/** All operations in one test, on a machine that does other things too. */
const PATIENCE_MS = 180_000

describe('requests that nobody would make', () => {
  let world: World
  let visitor: Visitor
  beforeAll(async () => {
    world = await World.start()
    visitor = await world.visitor('haneul')
    await visitor.readAll()
  }, PATIENCE_MS)
  afterAll(() => world.close())

  test(
    `are refused or answered, ${REQUESTS} of them: none fails, none is slow, none stays`,
    async () => {
      const random = randomFrom(SEED)
      const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
      const failed: string[] = []
      const counts = new Map<number, number>()
      globalThis.gc?.()
      const before = process.memoryUsage().heapUsed
      for (let index = 0; index < REQUESTS; index += 1) {
        const operation = pick(world.handled)
        const raw = spoiled(operation, random, pick)
        const began = performance.now()
        const { status, text } = await world.send(raw)
        const took = performance.now() - began
        counts.set(status, (counts.get(status) ?? 0) + 1)
        const said = `${operation.id} ${raw.url.slice(0, 200)} ${raw.body?.slice(0, 200) ?? ''}`
        if (status >= 500) failed.push(`${status} ${text.slice(0, 100)}: ${said}`)
        if (took > SLOW_MS) failed.push(`${Math.round(took)} ms: ${said}`)
      }
      globalThis.gc?.()
      const grown = process.memoryUsage().heapUsed - before
      expect([SEED, ...failed]).toEqual([SEED])
      expect(grown).toBeLessThan(HEAP_BYTES)
      // Most are noticed, and some of what is odd is fine.
      expect(counts.get(400) ?? 0).toBeGreaterThan(REQUESTS / 3)
      expect(counts.get(200) ?? 0).toBeGreaterThan(REQUESTS / 20)
    },
    PATIENCE_MS,
  )

  test(
    'and nothing of it broke an answer: every read is answered as before',
    async () => {
      for (const [id, { status, text }] of await visitor.readAll())
        expect([id, status, status >= 500 ? text : '']).toEqual([id, expect.any(Number), ''])
    },
    PATIENCE_MS,
  )

  test(
    'nor is a day taken that no calendar has, wherever one is asked',
    async () => {
      const taken: string[] = []
      let refused = 0
      for (const operation of world.crowd.filter(({ id }) => !BY_ROW.test(id))) {
        const seen = new Set<string>()
        for (const inputs of visitor.waysOf(operation)) {
          for (const place of placesOfDays(inputs).filter((one) => !seen.has(one))) {
            seen.add(place)
            for (const day of NO_DAYS) {
              const { status } = await visitor.call(
                operation,
                mapInputs(inputs, (at, _name, value) =>
                  at === place ? `${day}${String(value).slice(day.length)}` : value,
                ),
              )
              if (status === 400) refused += 1
              if (status < 400) taken.push(`${operation.id} ${place} ${day}`)
            }
          }
        }
      }
      expect(taken).toEqual([])
      // Nobody who is signed out, or asks for what is not there, learns anything of a day.
      expect(refused).toBeGreaterThan(200)
    },
    PATIENCE_MS,
  )

  test(
    'and a day that is far away is answered by the contract or refused, wherever one is asked',
    async () => {
      const failed: string[] = []
      const statuses = new Map<number, number>()
      for (const operation of world.crowd) {
        const seen = new Set<string>()
        for (const inputs of visitor.waysOf(operation)) {
          const places = placesOfFarDays(inputs)
          // Each alone, and all together: a span of which one end is far away is too long for most.
          const choices = [...places.map((place) => [place]), ...(places.length > 1 ? [places] : [])]
          for (const chosen of choices.filter((one) => !seen.has(one.join()))) {
            seen.add(chosen.join())
            for (const day of FAR_DAYS) {
              const { status, text } = await visitor.call(
                operation,
                mapInputs(inputs, (at, _name, value) => (chosen.includes(at) ? farInstead(String(value), day) : value)),
              )
              statuses.set(status, (statuses.get(status) ?? 0) + 1)
              if (status >= 500) failed.push(`${status} ${operation.id} ${chosen.join()} ${day}: ${text.slice(0, 300)}`)
            }
          }
        }
      }
      expect(failed).toEqual([])
      expect(statuses.get(200) ?? 0).toBeGreaterThan(200)
      expect(statuses.get(400) ?? 0).toBeGreaterThan(200)
    },
    PATIENCE_MS,
  )

  /** A request that was in order, with one to three of its values replaced, one added, or a part of it broken. */
  function spoiled(operation: Operation, random: () => number, pick: <T>(list: readonly T[]) => T): Raw {
    const inputs = visitor.inputsFor(operation)
    const places: string[] = []
    mapInputs(inputs, (at, _name, value) => {
      places.push(at)
      return value
    })
    const chosen = new Map(
      Array.from({ length: 1 + Math.floor(random() * 3) }, () => [
        pick(places.length > 0 ? places : ['']),
        pick(VALUES),
      ]),
    )
    const changed = mapInputs(inputs, (at, _name, value) => {
      const instead = chosen.get(at)
      if (instead === undefined) return value
      // An address cannot be written with half of a surrogate pair in it.
      return typeof instead === 'string' && !at.startsWith('body') ? instead.toWellFormed() : instead
    })
    const odd = random()
    const raw = requestOf(
      operation,
      odd < 0.1 && changed.body ? { ...changed, body: { ...changed.body, value: pick(VALUES) } } : changed,
    )
    if (odd > 0.97) return { ...raw, body: (raw.body ?? '').slice(0, Math.floor((raw.body ?? '').length / 2)) }
    if (odd > 0.94) {
      const place = encodeURIComponent(String(pick(places.length > 0 ? places : ['a'])))
      return { ...raw, url: `${raw.url}${raw.url.includes('?') ? '&' : '?'}${place}=${'a'.repeat(3000)}` }
    }
    if (odd > 0.92)
      return {
        ...raw,
        headers: {
          ...raw.headers,
          'x-device-id': pick(['', 'x'.repeat(5000), '%00', '"']),
          cookie: 'remember-me=HC%00.b.c; remember-me=',
        },
      }
    return raw
  }

  function requestOf(operation: Operation, inputs: Inputs): Raw {
    const { url, method, headers: signedIn, body } = visitor.raw(operation, inputs)
    const { authorization, ...bare } = signedIn
    // With the token the first sign-out would end it all.
    const headers = operation.area === 'session' || authorization === undefined ? bare : signedIn
    // Bare numbers that a number of JavaScript cannot be.
    return {
      url: url.replaceAll(encodeURIComponent(RAW), ''),
      method,
      headers,
      body: body?.replace(/"\\u0001raw:([^"]+)"/g, '$1'),
    }
  }
})

function placesOfDays(inputs: Inputs): string[] {
  const places: string[] = []
  mapInputs(inputs, (at, name, value) => {
    if (isDayText(name, value)) places.push(at)
    return value
  })
  return places
}

/** Places of days, and of months as a number alone may look like. */
function placesOfFarDays(inputs: Inputs): string[] {
  const places = placesOfDays(inputs)
  mapInputs(inputs, (at, name, value) => {
    if (/Y[mM]$|Month$/.test(name) && typeof value === 'string' && /^20\d{2}(?:0[1-9]|1[0-2])$/.test(value))
      places.push(at)
    return value
  })
  return places
}

/** As long as what stood there: a month has no day, a time stays. */
const farInstead = (written: string, day: string): string =>
  `${day.slice(0, written.length)}${written.slice(day.length)}`

/** `YYYYMMDD`, to the minute or to the second; a number of a person may look like one. */
const isDayText = (name: string, value: unknown) =>
  name !== 'employeeNumber' &&
  typeof value === 'string' &&
  /^20\d{6}(?:\d{4}(?:\d{2})?)?$/.test(value) &&
  isDay(value.slice(0, 8))

/** Mulberry32: the same numbers from the same seed, everywhere. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
