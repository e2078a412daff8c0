import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { beforeEach, expect, test } from 'vitest'
import { createLocker } from './locker.ts'

const DAY_MS = 86_400_000
const MINE = btoa('m'.repeat(32))
const OTHERS = btoa('o'.repeat(32))

let databases: IDBFactory
let now: number
beforeEach(() => {
  databases = new IDBFactory()
  now = Date.UTC(2026, 10, 19)
})

const lockerOf = (key: string) =>
  createLocker(
    () => Promise.resolve(key),
    databases,
    () => now,
  )
const names = async () => (await databases.databases()).map(({ name }) => name)

/** All that lies there: names and what is under them. */
async function everything(): Promise<[string, unknown][]> {
  const request = databases.open('hansang-locker')
  const done = <T>(of: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      of.addEventListener('success', () => resolve(of.result))
      of.addEventListener('error', () => reject(of.error ?? new Error('not opened')))
    })
  const database = await done(request)
  const kept = database.transaction('kept').objectStore('kept')
  const [keys, values] = await Promise.all([done(kept.getAllKeys()), done(kept.getAll())])
  database.close()
  return keys.map((key, at) => [String(key), values[at]])
}

test('the same key opens it on a later visit; nothing there says what it is, and no key lies beside it', async () => {
  await lockerOf(MINE).writer()('inquiry.voc', '국이 짜요')
  expect(await lockerOf(MINE).read('inquiry.voc')).toBe('국이 짜요')
  expect(await lockerOf(MINE).read('inquiry.appqna')).toBeNull()
  const kept = await everything()
  expect(kept).toHaveLength(1)
  expect(kept[0]?.[0]).toMatch(/^[\w+/]{43}=[\w+/]{43}=$/)
  expect(kept[0]?.[0]).not.toContain(MINE.slice(0, 8))
  expect(kept.some(([, value]) => value instanceof CryptoKey)).toBe(false)
})

test('another key finds nothing under the same name, overwrites nothing, and takes only its own away', async () => {
  await lockerOf(MINE).writer()('inquiry.voc', '내 말')
  const other = lockerOf(OTHERS)
  expect([await other.read('inquiry.voc'), await other.has()]).toEqual([null, false])
  await other.writer()('inquiry.voc', '남의 말')
  expect(await lockerOf(MINE).read('inquiry.voc')).toBe('내 말')
  await (
    await other.emptying()
  )?.()
  expect([await other.has(), await lockerOf(MINE).has()]).toEqual([false, true])
  await (
    await lockerOf(MINE).emptying()
  )?.()
  expect(await names()).toEqual([])
})

test('it lies there for seven days, and the next start takes it away without any key', async () => {
  await lockerOf(MINE).writer()('inquiry.voc', '국이 짜요')
  now += 7 * DAY_MS
  await lockerOf(OTHERS).sweep()
  expect(await lockerOf(MINE).read('inquiry.voc')).toBe('국이 짜요')
  now += 1
  expect(await lockerOf(MINE).read('inquiry.voc')).toBeNull()
  await lockerOf(OTHERS).sweep()
  expect(await names()).toEqual([])
})

test('a key that did not come is not asked for at every letter, and nobody says that nothing lies there', async () => {
  await lockerOf(MINE).writer()('inquiry.voc', '국이 짜요')
  let asked = 0
  const refused = createLocker(
    () => ((asked += 1), Promise.reject(new Error('refused'))),
    databases,
    () => now,
  )
  expect([await refused.read('inquiry.voc'), await refused.has(), await refused.emptying(), asked]).toEqual([
    undefined,
    undefined,
    null,
    3,
  ])
  for (const text of ['국', '국이', '국이 써요']) await refused.writer()('inquiry.voc', text)
  expect(asked).toBe(3)
  now += 30_000
  await refused.writer()('inquiry.voc', '국이 써요')
  expect(asked).toBe(4)
  expect(await lockerOf(MINE).read('inquiry.voc')).toBe('국이 짜요')
})

test('a key that comes after its session has ended opens nothing, and nothing is written in the next one', async () => {
  let tell: (key: string) => void = () => undefined
  const late = createLocker(
    () => new Promise<string>((resolve) => (tell = resolve)),
    databases,
    () => now,
  )
  const lock = late.writer()
  const written = lock('inquiry.voc', '앞사람의 말')
  await new Promise((resolve) => setTimeout(resolve))
  late.end()
  tell(OTHERS)
  await written
  await lock('inquiry.voc', '앞사람의 다음 말')
  expect(await names()).toEqual([])
})
