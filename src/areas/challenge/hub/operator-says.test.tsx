// @vitest-environment happy-dom
import { cleanup, screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { OperatorSays } from './operator-says.tsx'

const banner = (chalnCode: string, orderSeq: number) => ({
  bannerSeq: orderSeq,
  title: `${chalnCode} 열려요`,
  imgUrl: 'https://img.example.com/a.jpg',
  chalnCode,
  menu: null,
  url: null,
  orderSeq,
})

afterEach(cleanup)

async function open(banners: object[], offered: string[]) {
  connectApi(
    fakePorts((request) => {
      if (request.url.includes('getChalBanner')) return Promise.resolve(answer(envelope(banners)))
      if (request.url.includes('chalRecommendationList'))
        return Promise.resolve(answer(envelope(offered.map((chalnCode) => ({ reasonTxt: '', chaln: { chalnCode } })))))
      return Promise.resolve(answer(envelope([])))
    }),
  )
  const of = (name: 'challengeChallenge' | 'challengeChallengeDetail') =>
    screen({ entry: { name }, kind: 'detail', title: { id: '챌린지', message: '챌린지' } })
  const Hub = () => (
    <>
      <h1>오늘</h1>
      <OperatorSays />
    </>
  )
  await renderRouter(
    testRouter(
      [
        { path: '/challenge/challenge', data: of('challengeChallenge'), component: Hub },
        {
          path: '/challenge/ChallengeDetail',
          data: of('challengeChallengeDetail'),
          component: () => <h1>챌린지 하나</h1>,
        },
      ],
      { at: '/challenge/challenge' },
    ),
  )
}

test('one banner stands last on the hub, not of the challenge offered above, and leads to its own', async () => {
  await open([banner('CH20261204', 1), banner('CH20261207', 2), banner('CH20261201', 3)], ['CH20261204'])
  const said = await page.findByRole('complementary', { name: '챌린지 소식' })
  expect(said.textContent).toBe('CH20261207 열려요지금 신청할 수 있어요')
  await userEvent.click(page.getByRole('link', { name: /CH20261207/ }))
  expect(await page.findByRole('heading', { name: '챌린지 하나' })).toBeTruthy()
})
