// @vitest-environment happy-dom
import { i18n } from '@lingui/core'
import { act, cleanup, screen as page } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { toChallenge } from '../challenge.ts'
import { IntroView } from './intro-view.tsx'

afterEach(cleanup)

const INFO = {
  chalnCode: 'CH20261116',
  chalnNm: '계단 오르기',
  chalnNmEng: 'Stair climb',
  chalnType: 'MISSION',
  summaryTxt: '4주 동안 계단으로',
  summaryTxtEng: 'Stairs for four weeks',
  imgUrl: null,
  applyStartDt: '20261101',
  applyEndDt: '20261129',
  startDt: '20261116',
  endDt: '20261213',
  teamYn: 'N',
  aiYn: 'N',
  joinYn: 'N',
  joinCnt: 12,
  maxJoinCnt: null,
  rewardPoint: 500,
  nowDt: '20261119112400',
  introTxt: '조금씩 해 봐요.',
  introTxtEng: 'A little every day.',
  howList: [],
  rewardList: [],
  noticeTxt: null,
  promiseTxt: null,
  termsYn: 'Y',
  targetYn: 'N',
  counselorNm: null,
  dayPoint: 0,
  goalDays: 20,
  windowStartTm: null,
  windowEndTm: null,
  countDtList: [],
  settleDt: '20261214',
  share: { title: '', descTxt: '', imgUrl: null, linkUrl: '' },
  myJoin: null,
  quitDtm: null,
  recordDelDt: '20270613',
  recordDelYn: 'N',
}
const MISSION = {
  missionSeq: 1,
  missionNm: '세 층 오르기',
  missionNmEng: 'Three floors',
  descTxt: 'On foot, in one go.',
}

/** How often a page in English says that something is in Korean alone, once what a day asks for is there. */
async function notes(info: object, mission = MISSION) {
  cleanup()
  connectApi(fakePorts(async () => answer(envelope([mission]))))
  // Of the wire's many fields only these decide.
  const challenge = toChallenge({ ...INFO, ...info } as unknown as Parameters<typeof toChallenge>[0], 'en')
  const data = screen({
    entry: { name: 'challengeChallengeDetail' },
    kind: 'detail',
    title: { id: '챌린지', message: '챌린지' },
  })
  await renderRouter(
    testRouter([
      { path: '/', data, component: () => <IntroView challenge={challenge} today="20261119" notice={null} /> },
    ]),
  )
  act(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))
  await page.findByText(mission.missionNmEng)
  return page.queryAllByText('이 글은 한국어로만 있어요.').length
}

test('who reads English is told once, before joining, what of a challenge is in Korean alone [LNG-06]', async () => {
  expect(await notes({})).toBe(0)
  expect(await notes({ introTxtEng: null })).toBe(1)
  expect(await notes({ chalnNmEng: null })).toBe(1)
  expect(page.getByText(INFO.chalnNm).lang).toBe('ko')
  expect(await notes({ summaryTxtEng: null, introTxtEng: null })).toBe(1)
  expect(page.getByText(INFO.summaryTxt).lang).toBe('ko')
  expect(await notes({}, { ...MISSION, descTxt: '한 번에 걸어서 올라요.' })).toBe(1)
})
