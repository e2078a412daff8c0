// @vitest-environment happy-dom
import { act, cleanup, screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { RouterContext } from '#src/app/router-context.ts'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { dismissQuestions, questions } from '#src/ui/confirm/confirm-queue.ts'
import { clearToasts, toasts } from '#src/ui/toast/toast.ts'
import { BattleScreen } from './battle.screen.tsx'

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
/** One that both leaders want, ahead on any day that this runs. */
const READY = {
  batSeq: 55,
  batNm: '12월 첫 주 한판',
  startDt: '20991130',
  endDt: '20991206',
  memberCnt: 1,
  stakeTxt: null,
  statusCode: 'READY',
  statusNm: '시작 전',
  mySideCode: 'HOME',
  myLeaderYn: 'Y',
  acceptYn: 'Y',
  cancelYn: 'N',
  endYn: 'N',
  settleDtm: '209912080400',
  homeTeam: team('HOME', '밥심원정대'),
  awayTeam: team('AWAY', '느긋한 하나'),
}
const INVITE = {
  fromNickName: '도담',
  sideCode: 'AWAY',
  leaderYn: 'Y',
  msgTxt: null,
  sendDtm: '202611191004',
  answerCode: null,
}
let battle: object
let myInvite: object | null
/** How calling off is answered. */
let called: () => Response

beforeEach(() => {
  battle = READY
  myInvite = null
})
afterEach(() => {
  act(dismissQuestions)
  act(clearToasts)
  cleanup()
})

/** @param told what the server has said that it is, where it has */
async function draw(told?: string) {
  connectApi(
    fakePorts((request) => {
      const name = new URL(request.url).pathname.split('/').at(-1)
      if (name === 'cancelBattle') return called()
      return answer(
        envelope(
          name === 'battleMemberList' || name === 'getActivityList'
            ? []
            : { newMsgCnt: 0, makeYn: 'N', myInvite, battle, dayList: [] },
        ),
      )
    }),
  )
  const data = screen({
    entry: { name: 'serviceBattleBattle' },
    kind: 'detail',
    title: { id: '배틀', message: '배틀' },
  })
  const Battle = () => (
    <Suspense fallback={null}>
      <BattleScreen batSeq={55} />
    </Suspense>
  )
  const router = testRouter([{ path: '/', data, component: Battle }])
  if (told !== undefined)
    (router.options.context as RouterContext).queryClient.setQueryData(['/api/main/mainData', {}], { nowDt: told })
  await renderRouter(router)
  return page.findByRole('heading', { level: 1 })
}

async function callOff() {
  await draw()
  await userEvent.click(page.getByRole('button', { name: '배틀 취소하기' }))
  const asked = questions.current()
  await act(async () => asked?.is === 'confirm' && asked.answer(true))
}
const said = () => toasts.shown().map(({ text }) => text)

test('who has gathered the other side and not said yes for it is led on, not told to wait for the others', async () => {
  battle = { ...READY, mySideCode: 'AWAY', acceptYn: 'N' }
  myInvite = INVITE
  expect((await draw()).textContent).toBe('아직 답하지 않았어요')
  expect(page.getByRole('link', { name: '초대 보기' }).getAttribute('href')).toBe(
    '/service/battle/BattleInvitaion?batSeq=55',
  )
})

test('a mate of that side waits for the own leader', async () => {
  battle = { ...READY, mySideCode: 'AWAY', myLeaderYn: 'N', acceptYn: 'N' }
  myInvite = { ...INVITE, leaderYn: 'N', answerCode: 'ACCEPT' }
  expect((await draw()).textContent).toContain('우리 팀장의 답을')
  expect(page.queryByRole('link', { name: '초대 보기' })).toBeNull()
})

test('how far off it is goes by the server’s day, whatever the phone’s clock says', async () => {
  expect((await draw('20991129120000')).textContent).toBe('1일 뒤에 시작해요')
})

test('between midnight and four no day is missing, and the second one is not called the first', async () => {
  expect((await draw('20991201020000')).textContent).toBe('새벽 4시에 처음 세요')
  expect(page.getByText('오늘 새벽 4시에 세요')).toBeTruthy()
  expect(page.getByText('걷는 중이에요. 내일 새벽 4시에 세요')).toBeTruthy()
})

test('a battle that could not be called off is said so, with the reason where it has begun', async () => {
  called = () => answer({ error: 'begun', errorMessage: '' }, { status: 409 })
  await callOff()
  await expect.poll(said).toEqual(['이미 시작한 배틀이에요.'])
  act(clearToasts)
  cleanup()
  called = () => answer({ error: 'x', errorMessage: '' }, { status: 404 })
  await callOff()
  await expect.poll(said).toEqual(['취소하지 못했어요. 다시 눌러 주세요.'])
})

test('one whose calling off was heard, and its answer lost, is called off', async () => {
  called = () => {
    battle = { ...READY, cancelYn: 'Y' }
    return answer({ error: 'x', errorMessage: '' }, { status: 404 })
  }
  await callOff()
  await expect.poll(said).toEqual(['배틀을 취소했어요'])
})

test('a battle that did not begin says why', async () => {
  battle = { ...READY, cancelYn: 'Y', cancelCode: 'UNEVEN' }
  expect((await draw()).textContent).toBe('취소된 배틀이에요')
  expect(page.getByText('첫날 두 팀의 사람 수가 달라서 시작하지 않았어요.')).toBeTruthy()
})
