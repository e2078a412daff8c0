// @vitest-environment happy-dom
import { cleanup, screen as page } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, test } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { today } from '#src/lib/days.ts'
import { MissionDescScreen } from './mission-desc.screen.tsx'
import { MissionScreen } from './mission.screen.tsx'

afterEach(cleanup)

/** A day of somebody who is in these challenges; without missions unless some are named. */
async function open(challenges: object[], missions: object[] = []) {
  const day = today(new Date())
  connectApi(
    fakePorts(({ url }) => {
      if (url.includes('myMissonList')) return answer(envelope(missions))
      if (url.includes('myMissonImgList')) return answer(envelope({ totalCnt: 0, list: [] }))
      return answer(
        envelope(url.includes('chalList') ? challenges : { startDt: day, endDt: day, tryDays: 0, dayList: [] }),
      )
    }),
  )
  const data = screen({
    entry: { name: 'challengeMission' },
    kind: 'list',
    title: { id: '오늘의 미션', message: '오늘의 미션' },
  })
  await renderRouter(
    testRouter([
      {
        path: '/',
        data,
        component: () => (
          <Suspense fallback={null}>
            <MissionScreen day={day} />
          </Suspense>
        ),
      },
    ]),
  )
}

test('who is in no challenge is shown the way to one, and not told that it rests', async () => {
  await open([])
  await page.findByRole('heading', { level: 1, name: '오늘은 미션이 없어요' })
  expect(page.getByRole('link', { name: '챌린지 둘러보기' })).not.toBeNull()
  expect(page.queryByText('챌린지가 쉬는 날에는 미션이 없어요.')).toBeNull()
})

test('who is in one reads that it rests', async () => {
  await open([{ chalnCode: 'CH20261102', startDt: '20261102', endDt: '20991231', joinDtm: '202611010900' }])
  await page.findByText('챌린지가 쉬는 날에는 미션이 없어요.')
  expect(page.queryByRole('link', { name: '챌린지 둘러보기' })).toBeNull()
})

test.each([
  [[], true],
  [[{ chalnCode: 'CH20261102', startDt: '20261102', endDt: '20991231', joinDtm: '202611010900' }], false],
])('on a page of missions without any who is in %j is offered a challenge: %s', async (challenges, isOffered) => {
  connectApi(fakePorts(({ url }) => answer(envelope(url.includes('chalList') ? challenges : { missionList: [] }))))
  const data = screen({ entry: { name: 'challengeMission' }, kind: 'detail', title: { id: '미션', message: '미션' } })
  const Desc = () => (
    <Suspense fallback={null}>
      <MissionDescScreen missionSeq={undefined} />
    </Suspense>
  )
  await renderRouter(testRouter([{ path: '/', data, component: Desc }]))
  await page.findByRole('heading', { level: 1, name: '오늘은 미션이 없어요' })
  await page.findByRole('link', { name: isOffered ? '챌린지 둘러보기' : '미션 보기' })
  expect(page.queryByText(/챌린지에 들어가면/) !== null).toBe(isOffered)
})

test('a day before joining says so: nothing rested, it was not theirs yet', async () => {
  await open([{ chalnCode: 'CH20261116', startDt: '20201116', endDt: '20991231', joinDtm: '209911160900' }])
  expect(await page.findByText('챌린지에 들어오기 전이라 미션이 없어요.')).toBeTruthy()
})

test('a mission of a challenge whose result is out can be read and not ticked, and the page says why', async () => {
  const stairs = {
    missionSeq: 11,
    missionNm: '출근길에 계단 한 번',
    descTxt: '두 층이라도 걸어 올라가요.',
    missionType: 'CHECK',
    chalnCode: 'CH20261116',
    goalVal: null,
    unitNm: null,
    nowVal: null,
    doneYn: 'N',
    changeYn: 'N',
    daily: null,
    changeList: [],
  }
  await open(
    [{ chalnCode: 'CH20261116', startDt: '20261116', endDt: '20991231', joinDtm: '202611160900' }],
    [
      { ...stairs, settledYn: 'Y' },
      { ...stairs, missionSeq: 12, missionNm: '물 여덟 잔 마시기', settledYn: 'N' },
    ],
  )
  await page.findByText('출근길에 계단 한 번')
  expect(page.queryByRole('button', { name: /출근길에 계단 한 번/ })).toBeNull()
  expect(page.getByRole('button', { name: /물 여덟 잔 마시기/ })).toBeTruthy()
  expect(page.getByText('결과가 나온 챌린지의 미션은 볼 수만 있어요.')).toBeTruthy()
})
