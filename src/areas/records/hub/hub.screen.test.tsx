// @vitest-environment happy-dom
import { cleanup, screen as page } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { createBrowser } from '#src/session/testing/world.ts'
import { SessionContext } from '#src/session/use-session.ts'
import { HubScreen } from './hub.screen.tsx'

/** The hub of a member without any record, whose first consent has this time; null was never asked. */
async function draw(agreeDtm: string | null) {
  const answers: Record<string, unknown> = {
    helhlogCstmmsg: { cstmMsg: '오늘부터 시작해요', subMsg: null, routeNm: null },
    existsData: [{ dataCode: 'BW', dataNm: '체중', existsYn: 'N' }],
    Alter: [],
    helhidxAgreeList: [
      { ruleSn: '1', agreeYn: 'N', ruleNm: '', contents: '', mustYn: 'Y', agreeDtm, termsVer: '2026.10' },
    ],
  }
  connectApi(
    fakePorts((request) => {
      const name = new URL(request.url).pathname.split('/').at(-1) ?? ''
      return name in answers
        ? answer(envelope(answers[name]))
        : answer({ error: 'x', errorMessage: '' }, { status: 500 })
    }),
  )
  const { session } = createBrowser({ stored: { accessToken: 't0', deviceId: 'd', autoLogin: 'Y' } }).openTab()
  await session.start()
  const data = screen({ entry: { name: 'healthlogHealthlog' }, kind: 'hub', title: { id: '기록', message: '기록' } })
  await renderRouter(
    testRouter(
      [
        {
          path: '/x',
          data,
          component: () => (
            <SessionContext value={session}>
              <HubScreen />
            </SessionContext>
          ),
        },
      ],
      { at: '/x' },
    ),
  )
  await page.findByRole('heading', { name: '어디서 시작할까요' })
}

afterEach(cleanup)

test('who took the consent back and has no records is told on the first page that nothing new is kept', async () => {
  await draw('202611010712')
  expect((await page.findByRole('link', { name: /새 기록을 저장하지 않고 있어요/ })).getAttribute('href')).toContain(
    '/my/settingAgree',
  )
})

test('who was never asked is told nothing of the kind', async () => {
  await draw(null)
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(page.queryByText('새 기록을 저장하지 않고 있어요')).toBeNull()
})
