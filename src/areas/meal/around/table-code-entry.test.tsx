// @vitest-environment happy-dom
import { cleanup, screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { TableCodeEntry } from './table-code-entry.tsx'

afterEach(() => cleanup())

test('a table is found by its code; what is no code is not sent, a code of nobody is told at the field', async () => {
  const sent: unknown[] = []
  connectApi(
    fakePorts(async (request) => {
      const { qrCode } = (await request.clone().json()) as { qrCode: string } // what the component sends
      sent.push(qrCode)
      if (qrCode.includes('999999'))
        return answer({ error: 'notFound', errorMessage: '우리 식당의 코드가 아니에요.' }, { status: 404 })
      return answer(
        envelope({
          restaurantCode: 'REST000313',
          restaurantName: '서초사옥점',
          hallNo: null,
          courseTxt: null,
          myRestYn: 'N',
        }),
      )
    }),
  )
  const found = vi.fn<(code: string) => void>()
  const data = screen({ entry: { name: 'menuTodayMenu' }, kind: 'menu', title: { id: '식단', message: '식단' } })
  await renderRouter(
    testRouter([{ path: '/menu', data, component: () => <TableCodeEntry onFound={found} /> }], { at: '/menu' }),
  )

  const field = await page.findByRole('textbox', { name: '식탁 코드' })
  await userEvent.type(field, '한빛타워점{Enter}')
  expect(page.getByText('REST로 시작하는 글자를 적어 주세요.')).toBeTruthy()
  expect(sent).toEqual([])
  await userEvent.clear(field)
  await userEvent.type(field, 'rest999999{Enter}')
  expect(await page.findByText('우리 식당의 코드가 아니에요.')).toBeTruthy()
  await userEvent.clear(field)
  expect(page.queryByText('우리 식당의 코드가 아니에요.')).toBeNull()
  await userEvent.type(field, 'hansang:REST000313{Enter}')
  await waitFor(() => expect(found).toHaveBeenCalledWith('REST000313'))
})
