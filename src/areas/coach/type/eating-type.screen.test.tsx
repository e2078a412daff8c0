// @vitest-environment happy-dom
import { cleanup, screen as page } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { EatingTypeScreen } from './eating-type.screen.tsx'

const type = (nbtiCode: string, nbtiNm: string, matchCode: string) => ({
  nbtiCode,
  nbtiNm,
  nbtiTitle: '제때 든든하게 챙겨 먹어요',
  nbtiCntnt: '',
  goodList: ['끼니때를 잘 지켜요'],
  careList: [],
  imgUrl: null,
  matchCode,
})
const types = [type('RMSF', '든든한 한 상파', 'RLMN'), type('RLMN', '산뜻한 탐험파', 'RMSF')]
const axisList = [
  ['TIME', '규칙적', '자유로움', 18],
  ['AMOUNT', '가볍게', '든든하게', 64],
  ['TASTE', '담백하게', '진하게', 71],
  ['CHOICE', '익숙하게', '새롭게', 33],
].map(([axisCode, leftNm, rightNm, rightRate]) => ({ axisCode, leftNm, rightNm, rightRate }))
const found = {
  nickName: '하늘',
  testDt: '20261116',
  startDt: '20260818',
  recordDayCnt: 88,
  needDayCnt: 30,
  nbti: types[0],
  axisList,
}
const none = {
  nickName: '새벽',
  testDt: null,
  startDt: null,
  recordDayCnt: 11,
  needDayCnt: 30,
  nbti: null,
  axisList: [],
}

async function draw(own: (Omit<typeof found, 'nbti'> & { nbti: object | undefined }) | typeof none) {
  connectApi(
    fakePorts((request) => answer(envelope(new URL(request.url).pathname.endsWith('getUserNbti') ? own : types))),
  )
  const data = screen({
    entry: { name: 'menuEatingType' },
    kind: 'result',
    title: { id: '식사 유형', message: '식사 유형' },
  })
  await renderRouter(testRouter([{ path: '/type', data, component: () => <EatingTypeScreen /> }], { at: '/type' }))
  return (await page.findByRole('heading', { level: 1 })).textContent
}

afterEach(cleanup)

test('a type says where one stands and who fits, and leads to the menu of today, not its own [PRD-07]', async () => {
  expect(await draw(found)).toBe('든든한 한 상파')
  expect(page.getByRole('img', { name: '든든하게 64%' })).toBeTruthy()
  expect(page.getByRole('heading', { name: '하늘님은 이렇게 드세요' })).toBeTruthy()
  expect(page.getByRole('link', { name: /산뜻한 탐험파/ }).getAttribute('href')).toMatch(/differentType\?code=RLMN/)
  expect(page.getByRole('link', { name: '오늘 식단 보기' }).getAttribute('href')).toMatch(/menu\/todayMenu$/)
})

test('too few days say how many are missing, where to write the next and what it may look like', async () => {
  expect(await draw(none)).toBe('19일만 더 적으면 알 수 있어요')
  expect(page.getByRole('link', { name: '오늘 식사 적기' })).toBeTruthy()
  expect(page.getByRole('link', { name: '예로 든 유형 보기' }).getAttribute('href')).toMatch(
    /preview\/eatingTypePreview$/,
  )
})

test('of a letter that is not known nothing is drawn: no letter, no axis, nobody to eat with', async () => {
  const partly = { ...type('RXSF', '제때, 진하게, 익숙하게', ''), matchCode: null }
  await draw({ ...found, nbti: partly, axisList: axisList.filter(({ axisCode }) => axisCode !== 'AMOUNT') })
  expect(page.getAllByTitle(/./).map(({ textContent, title }) => [textContent, title])).toEqual([
    ['R', '규칙적'],
    ['S', '진하게'],
    ['F', '익숙하게'],
  ])
  expect(page.queryByRole('img', { name: /든든하게|가볍게/ })).toBeNull()
  expect(page.queryByText('함께 먹으면 좋은 유형')).toBeNull()
})

test('enough days of which no axis is known ask for what would tell it, not for no days more', async () => {
  expect(await draw({ ...none, recordDayCnt: 34 })).toBe('아직 유형을 알 수 없어요')
})
