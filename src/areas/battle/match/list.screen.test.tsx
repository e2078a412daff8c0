// @vitest-environment happy-dom
import { cleanup, screen as page } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, test } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import type { BattleTab } from '../battle-search.ts'
import { BattleListScreen } from './list.screen.tsx'

const team = (sideCode: 'HOME' | 'AWAY', teamNm: string) => ({
  batTeamSeq: 1,
  sideCode,
  teamNm,
  leaderNickName: '도담',
  memberCnt: 1,
  totalStepCnt: 0,
  avgStepCnt: 0,
  myYn: 'N',
})
const OFF = {
  batSeq: 49,
  batNm: '비 오는 주 한판',
  startDt: '20261109',
  endDt: '20261113',
  memberCnt: 2,
  stakeTxt: null,
  statusCode: 'CANCEL',
  statusNm: '취소',
  mySideCode: 'HOME',
  myLeaderYn: 'Y',
  acceptYn: 'Y',
  cancelYn: 'Y',
  cancelCode: 'UNEVEN',
  endYn: 'N',
  settleDtm: '202611150400',
  homeTeam: team('HOME', '기획팀 걷기반'),
  awayTeam: team('AWAY', '품질팀 발걸음'),
}
const MESSAGE = {
  msgSeq: 852,
  batSeq: 49,
  batNm: '비 오는 주 한판',
  msgType: 'CANCEL',
  fromNickName: '하늘',
  sideCode: 'HOME',
  leaderYn: 'Y',
  msgTxt: null,
  cancelCode: 'UNEVEN',
  answerYn: 'N',
  readYn: 'N',
  sendDtm: '202611090000',
}
let messages: object[] = [MESSAGE]

afterEach(cleanup)

async function draw(tab: BattleTab) {
  connectApi(
    fakePorts((request) =>
      answer(
        envelope(
          new URL(request.url).pathname.endsWith('battleMsgList')
            ? { totalCnt: messages.length, newCnt: 1, list: messages }
            : { totalCnt: 1, list: [OFF] },
        ),
      ),
    ),
  )
  const data = screen({ entry: { name: 'serviceBattleBatList' }, kind: 'list', title: { id: '배틀', message: '배틀' } })
  await renderRouter(
    testRouter([
      {
        path: '/',
        data,
        component: () => (
          <Suspense fallback={null}>
            <BattleListScreen tab={tab} />
          </Suspense>
        ),
      },
    ]),
  )
}

test('a battle that did not begin says why in the list, where the teams stood', async () => {
  await draw('battles')
  expect((await page.findByRole('link', { name: /비 오는 주 한판/ })).textContent).toMatch(
    /사람 수가 달랐어요.*취소됐어요/,
  )
})

test('the news of it says why, and of a side that is off not that the battle is', async () => {
  messages = [MESSAGE, { ...MESSAGE, msgSeq: 851, cancelCode: 'SIDE' }]
  await draw('news')
  expect((await page.findByRole('link', { name: /배틀이 취소됐어요/ })).textContent).toContain('사람 수가 달랐어요')
  expect(page.getByRole('link', { name: /배틀 팀이 흩어졌어요/ }).textContent).toContain('팀장이 이번엔 쉬어요')
})
