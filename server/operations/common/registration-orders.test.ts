import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds } from '#server/test-support/database.ts'
import { OTHER, PHONE, phoneRecords, value } from '#server/test-support/phone-records.ts'

/**
 * A step of somebody, about one of six measurements. `minute`: where it stands or moves to; `grams`: what it is then.
 */
type Step = {
  does: 'measure' | 'correct' | 'removeOnPhone' | 'removeHere' | 'putBack' | 'sync'
  which: number
  minute: number
  grams: number
}

/** By its id, what a phone holds. */
type Store = Map<string, { at: string; kg: string }>

const PHONES = [PHONE, OTHER]
/** Of each phone three measurements come and go, and four stay: most of what it told it tells still. */
const EACH = 3
const ANCHORS = 4

const step = fc.record<Step>({
  does: fc.constantFrom('measure', 'measure', 'correct', 'removeOnPhone', 'removeHere', 'putBack', 'sync', 'sync'),
  which: fc.nat({ max: 2 * EACH - 1 }),
  minute: fc.nat({ max: 27 * 60 }),
  grams: fc.nat({ max: 99 }),
})

/** A moment within what a whole answer covers; the second is the measurement's own, so that no two share a key. */
function momentOf(minute: number, which: number): string {
  const two = (number: number) => String(number).padStart(2, '0')
  const hour = 7 + Math.floor(minute / 60)
  return `202611${hour < 24 ? '18' : '19'}${two(hour % 24)}${two(minute % 60)}${two(which)}`
}
const kgOf = (grams: number): string => `70.${String(grams % 10)}`

describe.each(databaseKinds)('whatever order things happen in, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())
  const { linked, remove, rows, save, sync } = phoneRecords(() => server)

  test('what is here in the end is what the phones hold and the member has not removed, each once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
        const member = await linked()
        const phones: Store[] = PHONES.map(
          (_, phone) =>
            new Map(
              Array.from({ length: ANCHORS }, (_, n) => [
                `anchor-${phone}-${n}`,
                { at: momentOf(n, 20 + phone * ANCHORS + n), kg: '68.0' },
              ]),
            ),
        )
        const removed: Store = new Map()
        const bring = (phone: number) =>
          sync(
            member,
            [...(phones[phone] ?? [])].map(([id, { at, kg }]) => value(id, kg, at)),
            { codes: ['BW'], headers: PHONES[phone] ?? PHONE },
          )
        const here = async (which: number) =>
          (await rows(member)).find(([at]) => String(at).endsWith(String(which).padStart(2, '0')))

        for (const { does, which, minute, grams } of steps) {
          const phone = which < EACH ? 0 : 1
          const store: Store = phones[phone] ?? new Map()
          const id = `w-${which}`
          if (does === 'measure' && !store.has(id) && !removed.has(id))
            store.set(id, { at: momentOf(minute, which), kg: kgOf(grams) })
          if (does === 'correct' && store.has(id)) store.set(id, { at: momentOf(minute, which), kg: kgOf(grams) })
          if (does === 'removeOnPhone') store.delete(id)
          if (does === 'sync') await bring(phone)
          if (does === 'removeHere') {
            const [at, kg] = (await here(which)) ?? []
            if (typeof at !== 'string') continue
            await remove(member, at)
            removed.set(id, { at, kg: Number(kg).toFixed(1) })
          }
          const gone = removed.get(id)
          // What a phone has deleted meanwhile and somebody puts back is somebody's wish, and no phone's.
          if (does === 'putBack' && gone && store.has(id)) {
            await save(member, [
              { helhidxCode: 'BW', helhidxVal: gone.kg, inptDt: gone.at, helhidxOriCode: '2', restoreYn: 'Y' },
            ])
            removed.delete(id)
            await bring(phone)
          }
        }
        // Twice, and the second time nothing is new.
        for (const phone of [0, 1]) await bring(phone)
        for (const phone of [0, 1]) expect(await bring(phone)).toMatchObject({ savedCnt: 0, goneCnt: 0 })
        const expected = phones.flatMap((store) =>
          [...store].filter(([id]) => !removed.has(id)).map(([, { at, kg }]) => [at, Number(kg), '2']),
        )
        expect(await rows(member)).toEqual(expected.toSorted())
      }),
      { numRuns: 40 },
    )
  })
})
