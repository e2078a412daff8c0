// @vitest-environment happy-dom
import { cleanup, screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { GateCard } from './gate-card.tsx'
import { GateScreen } from './gate.screen.tsx'

afterEach(() => cleanup())

const ASKS = {
  popYn: 'Y',
  gateType: 'POSCO',
  authNoYn: 'Y',
  title: '임직원 확인',
  contents: '서초사옥점은 임직원 확인 뒤에 이용할 수 있어요.',
}

/** The menu of a restaurant with a gate, and the gate. */
async function drawMenu(restaurantCode: string) {
  const answers: Record<string, unknown> = {
    userInfo: { hcId: 'H1', tomsYn: 'Y', employeeNumber: '20140317' },
    checkAuthorGatePop: ASKS,
    getAuthorRestrantList: [{ restaurantCode, restaurantName: '서초사옥점', gateType: 'POSCO', authorYn: 'N' }],
    welAuthorGatePosco: {
      authorYn: 'Y',
      restaurantCode,
      employeeNumber: '20140317',
      authorDtm: '202611191124',
      validDtm: '202705182359',
      failCode: null,
    },
  }
  connectApi(fakePorts((request) => answer(envelope(answers[new URL(request.url).pathname.split('/').at(-1) ?? '']))))
  const title = { id: '식단', message: '식단' }
  await renderRouter(
    testRouter(
      [
        {
          path: '/menu/todayMenu',
          data: screen({ entry: { name: 'menuTodayMenu' }, kind: 'detail', title }),
          component: () => (
            <>
              <h1>식단</h1>
              <GateCard restaurantCode={restaurantCode} />
            </>
          ),
        },
        {
          path: '/meal/authorgate',
          data: screen({ entry: { name: 'mealAuthorgate' }, kind: 'flow', title }),
          component: () => <GateScreen restaurantCode={restaurantCode} />,
        },
      ],
      { at: '/menu/todayMenu' },
    ),
  )
  await userEvent.click(await page.findByRole('link', { name: '확인하기' }))
  await page.findByRole('heading', { name: '서초사옥점 직원이신가요?' })
}

test('whoever has just passed the gate is not asked again above the menu [MBR-17]', async () => {
  await drawMenu('REST000313')
  await userEvent.type(page.getByRole('textbox', { name: '숫자 여섯 자리' }), '417203')
  await userEvent.click(page.getByRole('button', { name: '확인하기' }))
  await page.findByRole('heading', { name: '서초사옥점, 확인했어요' })
  await userEvent.click(page.getByRole('link', { name: '식단 보기' }))
  await page.findByRole('heading', { name: '식단' })
  expect(page.queryByText('임직원 확인')).toBeNull()
})

test('whoever puts the check off at the form has put it off for this visit', async () => {
  await drawMenu('REST000314')
  await userEvent.click(page.getByRole('link', { name: '나중에' }))
  await page.findByRole('heading', { name: '식단' })
  expect(page.queryByText('임직원 확인')).toBeNull()
})
