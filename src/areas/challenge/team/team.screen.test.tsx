// @vitest-environment happy-dom
import { cleanup, screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { endDrafts } from '#src/patterns/form/drafts.ts'
import { toasts } from '#src/ui/toast/toast.ts'
import { TeamScreen } from './team.screen.tsx'
import { WaitingCard } from './waiting-card.tsx'

const CODE = 'CH20261201'
const INFO = {
  chalnCode: CODE,
  chalnNm: '겨울 맞이 걷기 챌린지',
  chalnNmEng: null,
  chalnType: 'STEP',
  summaryTxt: '',
  summaryTxtEng: null,
  imgUrl: null,
  applyStartDt: '20261116',
  applyEndDt: '20261130',
  startDt: '20261201',
  endDt: '20261221',
  teamYn: 'Y',
  aiYn: 'N',
  joinYn: 'N',
  joinCnt: 86,
  maxJoinCnt: 300,
  rewardPoint: 1000,
  nowDt: '20261119112400',
  introTxt: '',
  introTxtEng: null,
  howList: [],
  rewardList: [],
  noticeTxt: null,
  noticeTxtEng: null,
  promiseTxt: null,
  promiseTxtEng: null,
  termsYn: 'N',
  targetYn: 'N',
  counselorNm: null,
  dayPoint: 0,
  goalDays: 12,
  windowStartTm: null,
  windowEndTm: null,
  countDtList: [],
  settleDt: '20261222',
  share: { title: '', descTxt: '', imgUrl: null, linkUrl: '' },
  myJoin: null,
  quitDtm: null,
  recordDelDt: '20270621',
  recordDelYn: 'N',
}
const TEAM = {
  teamSeq: 1001,
  chalnCode: CODE,
  teamNm: '눈길산책',
  introTxt: null,
  leaderNickName: '도담',
  memberCnt: 2,
  maxMemberCnt: 4,
  openYn: 'N',
  statusCode: 'READY',
  statusNm: '모집 중',
}
const SEAT = {
  memberKey: 'mk-1',
  nickName: '도담',
  usrImg: '08',
  roleCode: 'LEADER',
  inviteSeq: null,
  statusCode: 'JOIN',
  statusNm: '참여',
  avgStepCnt: null,
  myYn: 'N',
}
const INVITE = {
  inviteSeq: 7,
  sideCode: 'RECEIVED',
  team: TEAM,
  memberKey: 'mk-1',
  nickName: '도담',
  inviteDtm: '202611181705',
  statusCode: 'WAIT',
  statusNm: '응답 대기',
  reinviteYn: 'N',
  reinviteDtm: null,
}
const MINE = {
  joinDtm: '202611181705',
  promiseTxt: null,
  dayNo: 1,
  successDays: 0,
  todayVal: '0',
  todayGoalVal: null,
  achieveRate: 0,
  teamSeq: null,
  teamNm: null,
}
let info: object
let team: object | null
let invites: object[]
let seats: object[]
let askable: object
let roleCode: string
let refusal: { error: string; status: number } | null
/** The names that colleagues were looked for by. */
let searched: (string | null)[]

beforeEach(() => {
  info = INFO
  team = null
  invites = [INVITE]
  seats = [SEAT]
  askable = {}
  roleCode = 'MEMBER'
  refusal = null
  searched = []
})
afterEach(() => {
  cleanup()
  endDrafts('')
})

async function open(inviteSeq?: number) {
  connectApi(
    fakePorts((request) => {
      const { pathname, searchParams } = new URL(request.url)
      const is = (name: string) => pathname.endsWith(name)
      if (is('/getChalnInfo')) return answer(envelope(info))
      if (is('/teamInfo'))
        return answer(
          envelope({
            chalnCode: CODE,
            minMemberCnt: 2,
            maxMemberCnt: 4,
            changeEndDt: '20261202',
            roleCode: team === null ? null : roleCode,
            team,
          }),
        )
      if (is('/teamInviteList')) return answer(envelope(invites))
      if (is('/battleMsgList')) return answer(envelope({ totalCnt: 0, list: [] }))
      if (is('/userInfo')) return answer(envelope({ usrImg: '03', nickName: '하늘', realName: '김하늘' }))
      if (is('/openTeamList')) return answer(envelope({ totalCnt: 0, list: [] }))
      if (is('/invitableList')) searched.push(searchParams.get('searchTxt'))
      if (is('/invitableList'))
        return answer(
          envelope({
            totalCnt: 1,
            list: [
              {
                memberKey: 'mk-2',
                nickName: '민재',
                usrImg: '01',
                deptNm: null,
                invitedYn: 'N',
                askYn: 'Y',
                askDtm: null,
                ...askable,
              },
            ],
          }),
        )
      if (is('/teamMemberList')) return answer(envelope(seats))
      if (is('/getInviteChalnTermAgree'))
        return answer(envelope({ chalnCode: CODE, agreeYn: 'Y', agreeDtm: null, termsList: [] }))
      if (refusal !== null) return answer({ error: refusal.error, errorMessage: '' }, { status: refusal.status })
      return answer(envelope(TEAM))
    }),
  )
  const data = screen({
    entry: { name: 'serviceChalTeamMake' },
    kind: 'detail',
    title: { id: '팀 자리', message: '팀 자리' },
  })
  await renderRouter(
    testRouter([
      {
        path: '/',
        data,
        component: () => (
          <Suspense fallback={null}>
            <WaitingCard />
            <TeamScreen chalnCode={CODE} inviteSeq={inviteSeq} />
          </Suspense>
        ),
      },
    ]),
  )
}

test('who answers again on a second phone reads so, and stands where the first led them [journey 4]', async () => {
  await open()
  const sit = await page.findByRole('button', { name: '자리에 앉기' })
  refusal = { error: 'alreadyAnswered', status: 409 }
  team = { ...TEAM, memberCnt: 3 }
  invites = []
  await userEvent.click(sit)
  await page.findByRole('heading', { level: 1, name: '3명이 함께해요' })
  await expect.poll(() => toasts.shown().map(({ text }) => text)).toContain('이미 답했어요.')
})

test('a seat that has just gone is said on the page, which stays with the question', async () => {
  await open()
  const sit = await page.findByRole('button', { name: '자리에 앉기' })
  refusal = { error: 'teamFull', status: 409 }
  await userEvent.click(sit)
  expect((await page.findByRole('alert')).textContent).toContain('방금 자리가 다 찼어요.')
  expect(page.getByRole('button', { name: '이번엔 쉴게요' })).not.toBeNull()
})

test('where the challenge itself is full no seat is said to be kept', async () => {
  await open()
  await page.findByRole('heading', { level: 1, name: /도담님이 한 자리를\s*비워 뒀어요/ })
  cleanup()
  info = { ...INFO, joinCnt: 300 }
  await open()
  await page.findByRole('heading', { level: 1, name: /도담님이\s*팀에 불렀어요/ })
  expect(page.getByText('챌린지 자리가 다 찼어요')).toBeTruthy()
})

test('whoever is asked reads how many others are, and not who', async () => {
  const unnamed = (turn: number) => ({
    ...SEAT,
    memberKey: `asked-${String(turn)}`,
    nickName: '',
    usrImg: '',
    roleCode: 'MEMBER',
    inviteSeq: turn,
  })
  seats = [
    SEAT,
    { ...SEAT, memberKey: 'mk-3', nickName: '하늘', roleCode: 'MEMBER', inviteSeq: 7, myYn: 'Y' },
    unnamed(2),
    unnamed(3),
  ]
  await open()
  const table = await page.findByRole('img', {
    name: '도담 팀장, 하늘 여기예요, 답을 기다리는 동료 2명, 빈자리가 없어요',
  })
  expect(table.textContent).toContain('부른 동료')
  expect(table.querySelectorAll('use')).toHaveLength(2)
})

test('of two seats that were kept each opens from its own row', async () => {
  invites = [{ ...INVITE, inviteSeq: 8, nickName: '여울', team: { ...TEAM, teamSeq: 1002, teamNm: '발자국' } }, INVITE]
  await open(7)
  await page.findByRole('heading', { level: 1, name: /도담님이 한 자리를/ })
  expect((await page.findByRole('link', { name: /여울님이 한 자리를/ })).getAttribute('href')).toContain('inviteSeq=8')
  cleanup()
  await open()
  await page.findByRole('heading', { level: 1, name: /여울님이 한 자리를/ })
})

test('after the day of the teams nobody is asked to make one', async () => {
  info = { ...INFO, nowDt: '20261203090000', joinYn: 'Y', myJoin: MINE }
  invites = []
  await open()
  await page.findByRole('heading', { level: 1, name: '팀을 바꿀 수 있는 날이 지났어요' })
  expect(page.queryByRole('button', { name: '팀 만들기' })).toBeNull()
})

test('whoever was picked and is in another team by then is said and picked no more: what was typed stays', async () => {
  info = { ...INFO, joinYn: 'Y', myJoin: MINE }
  invites = []
  await open()
  await userEvent.type(await page.findByRole('textbox', { name: /팀 이름/ }), '느린걸음')
  await userEvent.click(await page.findByRole('checkbox', { name: /민재/ }))
  // Nobody waits for an answer before the team is made.
  const table = page.getByRole('img', { name: /민재 부르기 전/ })
  // Who makes it and who is picked are seen; only free seats are drawn as such.
  expect(table.querySelectorAll('use')).toHaveLength(2)
  refusal = { error: 'badRequest', status: 400 }
  await userEvent.click(page.getByRole('button', { name: '팀 만들고 1명 부르기' }))
  expect((await page.findByRole('alert')).textContent).toContain('방금 다른 팀에 앉은 사람이 있어요.')
  expect(page.getByRole('button', { name: '팀 만들기' })).not.toBeNull()
  expect(page.getByRole<HTMLInputElement>('textbox', { name: /팀 이름/ }).value).toBe('느린걸음')
})

test('a colleague is looked for once, when the name is written: not with every letter of it', async () => {
  info = { ...INFO, joinYn: 'Y', myJoin: MINE }
  invites = []
  await open()
  await userEvent.type(await page.findByRole('searchbox', { name: '별명으로 찾기' }), 'minjae')
  await expect.poll(() => searched).toEqual([null, 'minjae'])
})

test('whoever makes a team stands in it, and sees whom they have asked', async () => {
  info = { ...INFO, joinYn: 'Y', myJoin: MINE }
  invites = []
  await open()
  await userEvent.type(await page.findByRole('textbox', { name: /팀 이름/ }), '느린걸음')
  await userEvent.click(await page.findByRole('checkbox', { name: /민재/ }))
  team = TEAM
  roleCode = 'LEADER'
  invites = [{ ...INVITE, sideCode: 'SENT', nickName: '민재' }]
  await userEvent.click(page.getByRole('button', { name: '팀 만들고 1명 부르기' }))
  await page.findByRole('heading', { level: 1, name: '2명이 함께해요' })
  expect((await page.findByRole('list', { name: '보낸 초대' })).textContent).toContain('민재')
})

test('from when somebody can be asked again stands where they would be, and nobody picks them before', async () => {
  info = { ...INFO, joinYn: 'Y', myJoin: MINE }
  invites = [{ ...INVITE, inviteSeq: 9, sideCode: 'SENT', nickName: '예린', reinviteDtm: '202611191705' }]
  askable = { askYn: 'N', askDtm: '202611200932' }
  ;[team, roleCode] = [TEAM, 'LEADER']
  await open()
  await page.findByText(/11월 20일.* 09:32부터 다시 부를 수 있어요/)
  expect(
    page.getByRole('checkbox', { name: /민재/ }).hasAttribute('disabled') ||
      page.getByRole('checkbox', { name: /민재/ }).getAttribute('aria-disabled') === 'true',
  ).toBe(true)
  expect(page.getByText(/답을 기다려요 · 11월 19일.* 17:05부터 다시 부를 수 있어요/)).not.toBeNull()
})

test('somebody who was asked within a day after all is said so, and picked no more', async () => {
  info = { ...INFO, joinYn: 'Y', myJoin: MINE }
  invites = []
  ;[team, roleCode] = [TEAM, 'LEADER']
  await open()
  await userEvent.click(await page.findByRole('checkbox', { name: /민재/ }))
  refusal = { error: 'notReinvitable', status: 409 }
  await userEvent.click(page.getByRole('button', { name: '1명 부르기' }))
  expect((await page.findByRole('alert')).textContent).toContain('부른 지 하루가 지나야 다시 부를 수 있어요.')
  expect(page.queryByRole('button', { name: '1명 부르기' })).toBeNull()
})
