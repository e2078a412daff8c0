// @vitest-environment happy-dom
import { cleanup, screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { endDrafts } from '#src/patterns/form/drafts.ts'
import type { Challenge } from '../challenge.ts'
import { MoreSheet } from './more-sheet.tsx'

const CODE = 'CH20261102'
const WALK: Challenge = {
  code: CODE,
  name: '점심 산책',
  kind: 'STEP',
  summary: '',
  start: '20261102',
  end: '20261127',
  applyStart: '20261019',
  applyEnd: '20261030',
  isJoined: true,
  joined: 40,
  places: 40,
  points: 1000,
  isTeam: true,
  isCoached: true,
  intro: { text: '', lang: undefined },
  how: [],
  rewards: [],
  notice: null,
  offeredPromise: null,
  hasTerms: true,
  hasTarget: false,
  coach: null,
  dayPoints: 50,
  goalDays: 16,
  window: null,
  days: [],
  settles: '20261130',
  share: { title: '', descTxt: '', imgUrl: null, linkUrl: '' },
  mine: null,
  quit: null,
  record: { day: '20270527', isGone: false },
}
const term = (termsSeq: number, title: string) => ({
  termsSeq,
  title,
  contents: `${title}에 대해`,
  requiredYn: 'Y',
  orderSeq: termsSeq,
})

afterEach(() => {
  cleanup()
  endDrafts('')
})

async function open(challenge: Challenge, today = '20261119') {
  connectApi(
    fakePorts(({ url }) =>
      url.includes('getChalTerms')
        ? answer(envelope([term(61, '걸음 수 이용'), term(63, '새 챌린지 소식 받기')]))
        : answer(
            envelope({
              chalnCode: CODE,
              agreeYn: 'Y',
              agreeDtm: '202611011200',
              termsList: [
                { termsSeq: 61, requiredYn: 'Y', agreeYn: 'Y' },
                { termsSeq: 63, requiredYn: 'N', agreeYn: 'N' },
              ],
            }),
          ),
    ),
  )
  const Page = () => (
    <>
      <h1>챌린지</h1>
      <MoreSheet challenge={challenge} today={today} onClose={() => undefined} />
    </>
  )
  const data = screen({
    entry: { name: 'challengeChallengeDetail' },
    kind: 'detail',
    title: { id: '챌린지', message: '챌린지' },
  })
  await renderRouter(testRouter([{ path: '/', data, component: Page }]))
  await page.findByRole('button', { name: '그만두기' })
}

test('who is in it reads again what was agreed to, and what was not [CHA-08]', async () => {
  await open(WALK)
  await userEvent.click(page.getByRole('button', { name: '동의한 약관' }))
  const terms = within(await page.findByRole('list', { name: '동의한 약관' }))
  expect(terms.getByText('걸음 수 이용에 대해')).not.toBeNull()
  await terms.findByText('동의하지 않았어요')
  expect(terms.getByText('동의했어요')).not.toBeNull()
})

test('where nothing was agreed to there is nothing to read again', async () => {
  await open({ ...WALK, hasTerms: false })
  expect(page.queryByRole('button', { name: '동의한 약관' })).toBeNull()
})

const BETWEEN = '나중에 다시 참여해도 그 사이의 날은 세지 않아요.'
/** What is asked of who quits. */
async function asked(dates: Partial<Challenge>, today: string) {
  cleanup()
  await open({ ...WALK, ...dates }, today)
  await userEvent.click(page.getByRole('button', { name: '그만두기' }))
  const question = await page.findByRole('alertdialog', { name: '그만둘까요?' })
  const words = question.textContent
  await userEvent.click(within(question).getByRole('button', { name: '계속하기' }))
  await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull())
  return words
}

test('who quits and can come back is told that the days between do not count [CHA-02]', async () => {
  const stays = '팀에서도 나와요. 기록과 모은 날은 그대로 남고'
  for (const words of [stays, BETWEEN]) expect(await asked({ applyEnd: '20261121' }, '20261119')).toContain(words)
  // Nobody comes back after the last day to join, and who is back on the next day has missed none.
  expect(await asked({}, '20261119')).toContain(stays)
  expect(await asked({}, '20261119')).not.toContain(BETWEEN)
  expect(await asked({ applyEnd: '20261120' }, '20261119')).not.toContain(BETWEEN)
  // Before it begins there is no day of it to miss.
  expect(await asked({}, '20261020')).not.toContain(BETWEEN)
})
