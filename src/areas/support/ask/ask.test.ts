import { expect, test, vi } from 'vitest'
import { ApiError } from '#src/contract/api-error.ts'
import { likelyCourse, menuIdOf, placeOfMenuId, samePhotos, sentAlready, titleOf, type MenuCourse } from './ask.ts'
import { deliver, type Delivered } from './deliver.ts'

const course = (
  menuName: string,
  menuMealType: MenuCourse['menuMealType'],
  eatenYn: 'Y' | 'N' = 'N',
  menuDt = '20261119',
): MenuCourse => ({
  restaurantCode: 'REST000311',
  hallNo: 'E31A',
  menuDt,
  menuMealType,
  menuCourseType: 'AA',
  courseTxt: 'A:한식',
  courseTxtEng: 'A:Korean',
  menuName,
  menuNameEng: null,
  dishTxt: menuName,
  eatenYn,
})

test('nobody is asked for a heading: it is the first forty letters of the first line', () => {
  expect(titleOf('  국이 짜요\n미역국이요')).toBe('국이 짜요')
  const long = titleOf('가'.repeat(60))
  expect([[...long].length, long.endsWith('…')]).toEqual([40, true])
  expect(titleOf('😀'.repeat(40))).toBe('😀'.repeat(40))
})

test('the course that was eaten last stands in the form; one that is asked for goes before it', () => {
  const [breakfast, lunch, other] = [course('죽', '1', 'Y'), course('고등어구이', '2', 'Y'), course('비빔밥', '2')]
  expect(likelyCourse([breakfast, other, lunch], [], undefined)).toBe(lunch)
  expect(likelyCourse([other], [course('찌개', '3', 'Y', '20261118')], undefined)?.menuName).toBe('찌개')
  expect(likelyCourse([course('죽', '1'), other], [], undefined)).toBe(other)
  expect(likelyCourse([breakfast, other, lunch], [], menuIdOf(other))).toBe(other)
  expect(likelyCourse([], [], undefined)).toBeNull()
  expect([placeOfMenuId(menuIdOf(lunch)), placeOfMenuId('x_1'), placeOfMenuId(undefined)]).toEqual([
    { restaurantCode: 'REST000311', menuDt: '20261119' },
    null,
    null,
  ])
})

const row = (title: string, regDtm: string, more: object = {}) =>
  ({
    qnaSeq: 7,
    title,
    contents: '짜요',
    regDtm,
    restaurantCode: 'REST000311',
    menuId: 'E31A_20261119_2_AA_REST000311',
    imgUrls: ['/1'],
    ...more,
  }) as Parameters<typeof sentAlready>[0][number] // no more of it is looked at

test('an inquiry with the same words is the one that was sent, unless it is older', () => {
  const tried = Date.parse('2026-11-19T02:24:30Z')
  const words = {
    title: '국',
    contents: '짜요',
    restaurantCode: 'REST000311',
    menuId: 'E31A_20261119_2_AA_REST000311',
    photos: 1,
  }
  expect(sentAlready([row('국', '202611191124')], words, tried)?.qnaSeq).toBe(7)
  expect(sentAlready([row('국', '202611191110'), row('밥', '202611191124')], words, tried)).toBeUndefined()
  // Of another course, another restaurant or with other photographs it is another.
  for (const more of [{ menuId: null }, { restaurantCode: 'REST000312' }, { imgUrls: [] }, { imgUrls: ['/1', '/2'] }])
    expect(sentAlready([row('국', '202611191124', more)], words, tried)).toBeUndefined()
})

test('a photograph that was taken for another is another inquiry, which was not tried yet', () => {
  const [one, other] = [new Blob(['1']), new Blob(['1'])]
  expect([samePhotos([one], [one]), samePhotos([], [])]).toEqual([true, true])
  expect([samePhotos([one], [other]), samePhotos([one, other], [other, one]), samePhotos([one], [])]).toEqual([
    false,
    false,
    false,
  ])
})

const lost = () => Promise.reject<Delivered>(new ApiError('network'))
const sent = () => Promise.resolve({ qnaSeq: 3 })

test('a lost answer is looked for, not sent again', async () => {
  const send = vi.fn<() => Promise<Delivered>>(lost)
  await expect(deliver({ send, find: sent }, false)).resolves.toEqual({ qnaSeq: 3 })
  expect(send).toHaveBeenCalledTimes(1)
})

test('what was tried in vain is looked for before it is sent again', async () => {
  const send = vi.fn<() => Promise<Delivered>>(sent)
  await expect(deliver({ send, find: () => Promise.resolve({ qnaSeq: 2 }) }, true)).resolves.toEqual({ qnaSeq: 2 })
  expect(send).not.toHaveBeenCalled()
  await expect(deliver({ send, find: () => Promise.resolve(undefined) }, true)).resolves.toEqual({ qnaSeq: 3 })
})

test('without anybody who answers it fails as it is, and a refusal is no lost answer', async () => {
  await expect(deliver({ send: lost, find: () => lost() }, false)).rejects.toMatchObject({ kind: 'network' })
  const find = vi.fn<() => Promise<Delivered>>(sent)
  const refused = () => Promise.reject(new ApiError('status', { status: 413 }))
  await expect(deliver({ send: refused, find }, false)).rejects.toMatchObject({ status: 413 })
  expect(find).not.toHaveBeenCalled()
})
