import 'fake-indexeddb/auto'
import { afterEach, expect, test } from 'vitest'
import { forgetKept } from '#src/app/kept/kept.ts'
import { dropDraft, keepDraft, readDraft } from '#src/patterns/form/drafts.ts'
import { draftName, dropSealed, recallDraft, sealDraft } from './ask-draft.ts'

afterEach(async () => {
  dropDraft(draftName('voc'))
  await forgetKept()
})

const photo = () => new Blob([new Uint8Array([0xff, 0xd8, 0, 255, 7])], { type: 'image/jpeg' })

test('what was written is there again after a reload, with its photographs, and gone once it was sent', async () => {
  keepDraft(draftName('voc'), { text: '국이 짜요' })
  await sealDraft('voc', { text: '국이 짜요', topic: 'V01' }, [photo()], 5)
  dropDraft(draftName('voc')) // as a page that is loaded anew
  const left = await recallDraft('voc')
  expect([left.triedMs, readDraft(draftName('voc'))]).toEqual([5, { text: '국이 짜요' }])
  expect([...new Uint8Array(await (left.photos[0] as Blob).arrayBuffer())]).toEqual([0xff, 0xd8, 0, 255, 7]) // one was sealed
  expect((await recallDraft('appqna')).photos).toEqual([])
  await dropSealed('voc')
  expect(await recallDraft('voc')).toEqual({ photos: [], triedMs: null })
})

test('what is being written is not overwritten by what lay there, and a sign-out leaves nothing', async () => {
  keepDraft(draftName('voc'), { text: '먼저' })
  await sealDraft('voc', { text: '먼저' }, [], null)
  keepDraft(draftName('voc'), { text: '지금' })
  await recallDraft('voc')
  expect(readDraft(draftName('voc'))).toEqual({ text: '지금' })
  await forgetKept()
  dropDraft(draftName('voc'))
  await recallDraft('voc')
  expect(readDraft(draftName('voc'))).toBeUndefined()
})
