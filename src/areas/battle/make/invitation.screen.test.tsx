// @vitest-environment happy-dom
import { act, cleanup, screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { endDrafts } from '#src/patterns/form/drafts.ts'
import { clearToasts } from '#src/ui/toast/toast.ts'
import { InvitationScreen } from './invitation.screen.tsx'

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
/** One that somebody is asked to sit down in, ahead on any day that this runs. */
const ASKED = {
  batSeq: 55,
  batNm: '12월 첫 주 한판',
  startDt: '20991130',
  endDt: '20991206',
  memberCnt: 2,
  stakeTxt: null,
  statusCode: 'READY',
  statusNm: '시작 전',
  mySideCode: null,
  myLeaderYn: 'N',
  acceptYn: 'Y',
  cancelYn: 'N',
  endYn: 'N',
  settleDtm: '209912080400',
  homeTeam: team('HOME', '밥심원정대'),
  awayTeam: team('AWAY', '느긋한 둘'),
}
const INVITE = {
  fromNickName: '도담',
  sideCode: 'HOME',
  leaderYn: 'N',
  msgTxt: null,
  sendDtm: '202611191004',
  answerCode: null,
}
const notFound = () => answer({ error: 'notFound', errorMessage: '' }, { status: 404 })

let battle: object
let myInvite: object
let isOut: boolean
/** How an answer is answered. */
let answered: () => Response

beforeEach(() => {
  battle = ASKED
  myInvite = INVITE
  isOut = false
})
afterEach(() => {
  act(clearToasts)
  cleanup()
  endDrafts('')
})

async function draw() {
  connectApi(
    fakePorts((request) => {
      const name = new URL(request.url).pathname.split('/').at(-1)
      if (name === 'acceptBattle' || name === 'rejectBattle') return answered()
      if (isOut) return notFound()
      return answer(
        envelope(name === 'battleMemberList' ? [] : { newMsgCnt: 0, makeYn: 'Y', myInvite, battle, dayList: [] }),
      )
    }),
  )
  const data = screen({
    entry: { name: 'serviceBattleBattleInvitaion' },
    kind: 'detail',
    title: { id: '배틀 초대', message: '배틀 초대' },
  })
  const Invitation = () => (
    <Suspense fallback={null}>
      <InvitationScreen batSeq={55} />
    </Suspense>
  )
  await renderRouter(
    testRouter([
      { path: '/', data, component: Invitation },
      { path: '/service/battle/BatList', data, component: () => <h1>내 배틀</h1> },
    ]),
  )
  await page.findByRole('heading', { level: 1 })
}

test('who was taken out meanwhile reads that there is nothing to answer, and is not asked to try again', async () => {
  answered = () => {
    isOut = true
    return notFound()
  }
  await draw()
  await userEvent.click(page.getByRole('button', { name: '함께하기' }))
  expect((await page.findByRole('alert')).textContent).toContain('더는 답할 수 없는 초대예요.')
  expect(page.queryByRole('button', { name: '함께하기' })).toBeNull()
  expect(page.getByRole('link', { name: '배틀 보기' }).getAttribute('href')).toBe('/service/battle/BatList')
})

test('a no whose answer was lost was heard, and is not asked for again', async () => {
  answered = () => {
    myInvite = { ...INVITE, answerCode: 'REJECT' }
    return answer({ error: 'x', errorMessage: '' }, { status: 404 })
  }
  await draw()
  await userEvent.click(page.getByRole('button', { name: '이번엔 쉴게요' }))
  expect(await page.findByRole('heading', { name: '내 배틀' })).toBeTruthy()
})

test('who did not answer in time is shown no rope of nothing', async () => {
  battle = { ...ASKED, startDt: '20200106', endDt: '20200112' }
  myInvite = { ...INVITE, answerCode: 'LAPSE' }
  await draw()
  await page.findByText('답할 수 있는 날이 지났어요.')
  expect(page.queryByRole('img', { name: '줄이 가운데에 있어요' })).toBeNull()
})

test('an invitation to a battle that is off says why', async () => {
  battle = { ...ASKED, cancelYn: 'Y', cancelCode: 'MAKER' }
  await draw()
  expect(await page.findByText('배틀을 만든 쪽에서 취소했어요.')).toBeTruthy()
})
