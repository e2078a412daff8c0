// @vitest-environment happy-dom
import { cleanup, screen as page } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { RouteName } from '#src/app/route-map.ts'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { useDestinations } from './use-destinations.ts'

afterEach(cleanup)

function Places() {
  return (
    <>
      <h1>전체</h1>
      <ul>
        {useDestinations().map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </>
  )
}

/** The page of all places, for whom the server says so of. */
async function open(coached: () => Response) {
  connectApi(
    fakePorts(({ url }) => (url.includes('getAiChalnYn') ? coached() : answer(envelope({ hcId: 'HC1', tomsYn: 'N' })))),
  )
  const data = (name: RouteName) => screen({ entry: { name }, kind: 'detail', title: { id: name, message: name } })
  const router = testRouter(
    [
      { path: '/my/menu', data: data('myMenu'), component: Places },
      { path: '/challenge/mission', data: data('challengeMission'), component: () => null },
      { path: '/challenge/ai-challenge', data: data('challengeAiChallenge'), component: () => null },
    ],
    { at: '/my/menu' },
  )
  await renderRouter(router)
  await page.findByText('challengeMission')
}

test('the word of a day is offered to whom a challenge coaches [MBR-15]', async () => {
  await open(() => answer(envelope({ aiChalnYn: 'Y', chalnCode: 'CH20261102' })))
  expect(await page.findByText('challengeAiChallenge')).toBeTruthy()
})

test('it is offered to nobody else, and where nobody knows everything else stands', async () => {
  for (const coached of [
    () => answer(envelope({ aiChalnYn: 'N', chalnCode: null })),
    () => answer({ error: 'x', errorMessage: '' }, { status: 500 }),
  ]) {
    let asked = 0
    await open(() => {
      asked += 1
      return coached()
    })
    await expect.poll(() => asked).toBe(1)
    expect(page.queryByText('challengeAiChallenge')).toBeNull()
    cleanup()
  }
})
