import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { LOCKER_DATABASE, VAULT_DATABASE } from '#src/app/kept/database.ts'
import { forgetKept } from '#src/app/kept/kept.ts'
import { locker } from '#src/app/kept/locker.ts'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { dropDraft, endDrafts, keepDraft, readDraft } from '#src/patterns/form/drafts.ts'
import { draftName, dropSealed, recallDraft, sealDraft } from './ask-draft.ts'

const HANEUL = btoa('h'.repeat(32))
const SAEBYEOK = btoa('s'.repeat(32))
/** The key that the server tells; null where it does not answer. */
let key: string | null
let keysAsked: number
beforeEach(() => {
  key = HANEUL
  keysAsked = 0
  connectApi(
    fakePorts(() => {
      keysAsked += 1
      return key === null ? Promise.reject(new TypeError('cut')) : answer(envelope({ draftKey: key }))
    }),
  )
})
/** A sign-out, and a sign-in after which the server tells another key, or none. */
async function signInAnew(next: string | null) {
  await locker.has() // what is being written is written
  endDrafts('')
  await forgetKept()
  key = next
}
afterEach(async () => {
  for (const each of [HANEUL, SAEBYEOK]) {
    await signInAnew(each)
    await (
      await locker.emptying()
    )?.()
  }
  await signInAnew(null)
})
const databases = async () => (await indexedDB.databases()).map(({ name }) => name)
const bytesOf = async (photos: Blob[]) =>
  Promise.all(photos.map(async (each) => [...new Uint8Array(await each.arrayBuffer())]))
async function writeToKitchen(text: string, photos: Blob[] = []) {
  keepDraft(draftName('voc'), { text })
  await sealDraft('voc', { text, topic: 'V01' }, photos, null)
}

const photo = () => new Blob([new Uint8Array([0xff, 0xd8, 0, 255, 7])], { type: 'image/jpeg' })

test('what was written is there again after a reload, with its photographs, and gone once it was sent', async () => {
  keepDraft(draftName('voc'), { text: '국이 짜요' })
  await sealDraft('voc', { text: '국이 짜요', topic: 'V01' }, [photo()], 5)
  dropDraft(draftName('voc')) // as a page that is loaded anew
  const left = await recallDraft('voc')
  expect([left.triedMs, readDraft(draftName('voc'))]).toEqual([5, { text: '국이 짜요' }])
  // one was sealed
  expect([...new Uint8Array(await (left.photos[0] as Blob).arrayBuffer())]).toEqual([0xff, 0xd8, 0, 255, 7])
  expect((await recallDraft('appqna')).photos).toEqual([])
  await dropSealed('voc')
  expect(await recallDraft('voc')).toEqual({ photos: [], triedMs: null })
})

test('what is being written is not overwritten by what lay there; sign-out leaves nothing without a key', async () => {
  key = null
  keepDraft(draftName('voc'), { text: '먼저' })
  await sealDraft('voc', { text: '먼저' }, [], null)
  keepDraft(draftName('voc'), { text: '지금' })
  await recallDraft('voc')
  expect(readDraft(draftName('voc'))).toEqual({ text: '지금' })
  await signInAnew(HANEUL)
  await recallDraft('voc')
  expect([readDraft(draftName('voc')), await databases()]).toEqual([undefined, [VAULT_DATABASE]])
})

test('signed in again the same member finds words and photographs, and nothing once they were sent', async () => {
  await writeToKitchen('국이 짜요', [photo()])
  await signInAnew(HANEUL)
  expect(await databases()).toEqual([LOCKER_DATABASE])
  const left = await recallDraft('voc')
  expect([readDraft(draftName('voc')), await bytesOf(left.photos)]).toEqual([
    { text: '국이 짜요' },
    [[0xff, 0xd8, 0, 255, 7]],
  ])
  await dropSealed('voc')
  await signInAnew(HANEUL)
  expect(await recallDraft('voc')).toEqual({ photos: [], triedMs: null })
  expect([readDraft(draftName('voc')), await databases()]).toEqual([undefined, [VAULT_DATABASE]])
})

test('what was taken out of the form again is out of the locker, too', async () => {
  await writeToKitchen('국이 짜요')
  dropDraft(draftName('voc'))
  await sealDraft('voc', { text: '', topic: 'V01' }, [], null)
  await signInAnew(HANEUL)
  expect(await databases()).toEqual([])
})

test('another member finds nothing, and what they write leaves the first one’s as it is', async () => {
  await writeToKitchen('국이 짜요', [photo()])
  await signInAnew(SAEBYEOK)
  expect([await recallDraft('voc'), readDraft(draftName('voc')), await locker.has()]).toEqual([
    { photos: [], triedMs: null },
    undefined,
    false,
  ])
  await writeToKitchen('밥이 달아요')
  expect(await locker.has()).toBe(true)
  await signInAnew(HANEUL)
  expect(await bytesOf((await recallDraft('voc')).photos)).toHaveLength(1)
  expect(readDraft(draftName('voc'))).toEqual({ text: '국이 짜요' })
})

test('a form that is empty because the key did not come empties nothing', async () => {
  await writeToKitchen('국이 짜요')
  await signInAnew(null)
  await recallDraft('voc')
  await sealDraft('voc', { text: '', topic: 'V01' }, [], null)
  key = HANEUL
  await recallDraft('voc')
  expect(readDraft(draftName('voc'))).toEqual({ text: '국이 짜요' })
})

test('who has written nothing is asked for no key', async () => {
  await recallDraft('voc')
  await sealDraft('voc', { text: '', topic: 'V01' }, [], null)
  expect([keysAsked, await locker.has()]).toEqual([0, false])
})
