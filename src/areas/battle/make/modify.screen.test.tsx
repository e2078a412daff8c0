// @vitest-environment happy-dom
import { act, cleanup, screen as page, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { endDrafts } from '#src/patterns/form/drafts.ts'
import { clearToasts } from '#src/ui/toast/toast.ts'
import { ModifyScreen } from './modify.screen.tsx'

const HOME = {
  batTeamSeq: 109,
  sideCode: 'HOME',
  teamNm: '밥심원정대',
  leaderNickName: '하늘',
  memberCnt: 2,
  totalStepCnt: 0,
  avgStepCnt: 0,
  myYn: 'Y',
}
/** One that the member has made and nobody leads the other side of, ahead on any day that this runs. */
const MADE = {
  batSeq: 55,
  batNm: '12월 첫 주 한판',
  startDt: '20991130',
  endDt: '20991206',
  memberCnt: 2,
  stakeTxt: null,
  statusCode: 'WAIT',
  statusNm: '응답 대기',
  mySideCode: 'HOME',
  myLeaderYn: 'Y',
  acceptYn: 'N',
  cancelYn: 'N',
  endYn: 'N',
  settleDtm: '209912080400',
  homeTeam: HOME,
  awayTeam: null,
}
const person = (memberKey: string, nickName: string, more: object) => ({
  memberKey,
  nickName,
  usrImg: '01',
  batTeamSeq: 109,
  sideCode: 'HOME',
  leaderYn: 'N',
  statusCode: 'JOIN',
  statusNm: '참여',
  answerCode: 'ACCEPT',
  totalStepCnt: null,
  myYn: 'N',
  ...more,
})
const colleague = (memberKey: string, nickName: string, inBattleYn: 'Y' | 'N') => ({
  memberKey,
  nickName,
  usrImg: '01',
  deptNm: null,
  inBattleYn,
})
let people: object[]
let sent: string[]

beforeEach(() => {
  people = [person('mb-0', '하늘', { leaderYn: 'Y', myYn: 'Y' }), person('mb-1', '도담', {})]
  sent = []
})
afterEach(() => {
  act(clearToasts)
  cleanup()
  endDrafts('')
})

async function draw() {
  connectApi(
    fakePorts((request) => {
      const name = new URL(request.url).pathname.split('/').at(-1) ?? ''
      if (request.method === 'POST') sent.push(name)
      if (name === 'updateBattleTeam') return answer(envelope(HOME))
      if (name === 'inviteBattle') {
        people = [...people, person('mb-3', '보라', { sideCode: 'AWAY', leaderYn: 'Y', answerCode: null })]
        return answer({ error: 'x', errorMessage: '' }, { status: 404 })
      }
      if (name === 'battleMemberList') return answer(envelope(people))
      if (name === 'battleInvitableList')
        return answer(
          envelope({
            totalCnt: 3,
            list: [colleague('mb-1', '도담', 'Y'), colleague('mb-2', '다솜', 'Y'), colleague('mb-3', '보라', 'N')],
          }),
        )
      return answer(envelope({ newMsgCnt: 0, makeYn: 'N', myInvite: null, battle: MADE, dayList: [] }))
    }),
  )
  const data = screen({
    entry: { name: 'serviceBattleBatTeamModify' },
    kind: 'flow',
    title: { id: '자리 바꾸기', message: '자리 바꾸기' },
  })
  const Modify = () => (
    <Suspense fallback={null}>
      <ModifyScreen batSeq={55} />
    </Suspense>
  )
  await renderRouter(
    testRouter([
      { path: '/', data, component: Modify },
      { path: '/service/battle/Battle', data, component: () => <h1>배틀</h1> },
    ]),
  )
  await page.findByRole('heading', { level: 1 })
}
const box = async (list: string, name: RegExp) =>
  within(await page.findByRole('list', { name: list })).findByRole('checkbox', { name })

test('who was taken out by mistake can be put back: this battle is the one they are in', async () => {
  await draw()
  await userEvent.click(page.getByRole('button', { name: '도담 빼기' }))
  expect(await box('우리 팀에 부를 사람', /도담/)).toHaveProperty('disabled', false)
  expect(await box('우리 팀에 부를 사람', /다솜/)).toHaveProperty('disabled', true)
})

test('another rival, invited by a call whose answer was lost, is not asked again by the second tap', async () => {
  await draw()
  await userEvent.click(await box('상대 팀을 이끌 사람', /보라/))
  await userEvent.click(page.getByRole('button', { name: '저장하기' }))
  await page.findByText('저장하지 못했어요. 다시 눌러 주세요.')
  await userEvent.click(page.getByRole('button', { name: '저장하기' }))
  await page.findByRole('heading', { name: '배틀' })
  expect(sent).toEqual(['updateBattleTeam', 'inviteBattle', 'updateBattleTeam'])
})
