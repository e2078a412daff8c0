// @vitest-environment happy-dom
import { cleanup, screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import '#src/ui/sheet/sheet-panel.tsx'
import { ArrangeHome } from './arrange-home.tsx'

afterEach(cleanup)

const NAMES = { activity: '오늘 활동', meal: '오늘 식단', quick: '바로 기록하기', challenge: '챌린지' }

/** A home with all four cards; `saved` hears each arrangement, `acted` that home is to be laid out anew. */
async function draw() {
  const saved: string[][] = []
  const acted = vi.fn<() => void>()
  connectApi(
    fakePorts(async (request) => {
      if (request.url.endsWith('saveMainMenuWidget')) {
        const { menuIdList } = (await request.clone().json()) as { menuIdList: string[] }
        saved.push(menuIdList)
        return answer(envelope({ resultCnt: 4 }))
      }
      const shown = saved.at(-1) ?? Object.keys(NAMES)
      const rows = Object.entries(NAMES).map(([menuId, menuNm]) => ({
        menuId,
        menuNm,
        menuNmEng: menuId,
        showYn: shown.includes(menuId) ? 'Y' : 'N',
        orderSeq: shown.indexOf(menuId) + 1,
      }))
      return answer(envelope(rows.toSorted((a, b) => a.orderSeq - b.orderSeq)))
    }),
  )
  const data = screen({ entry: { name: 'main' }, kind: 'hub', title: { id: '홈', message: '홈' } })
  await renderRouter(
    testRouter([{ path: '/main', data, component: () => <ArrangeHome acted={acted} /> }], { at: '/main' }),
  )
  await userEvent.click(await page.findByRole('button', { name: '홈 편집' }))
  await page.findByRole('switch', { name: '챌린지 보이기' })
  return { saved, acted }
}

test('a card leaves home at once, the menu stays; home is laid out anew once the sheet closes [MYP-14]', async () => {
  const { saved, acted } = await draw()
  await userEvent.click(page.getByRole('switch', { name: '오늘 식단 보이기' }))
  expect(saved).toEqual([])
  await userEvent.click(page.getByRole('switch', { name: '챌린지 보이기' }))
  await waitFor(() => expect(saved).toEqual([['activity', 'meal', 'quick']]))
  expect(acted).not.toHaveBeenCalled()
  await userEvent.click(page.getByRole('button', { name: '닫기' }))
  await waitFor(() => expect(acted).toHaveBeenCalledTimes(1))
})

test('a card moves by its arrows [MYP-14]', async () => {
  const { saved } = await draw()
  await userEvent.click(page.getByRole('button', { name: '오늘 식단 옮기기' }))
  await userEvent.click(page.getByRole('button', { name: '오늘 식단 위로' }))
  await waitFor(() => expect(saved).toEqual([['meal', 'activity', 'quick', 'challenge']]))
})

test('a sheet that changed nothing leaves home as it is', async () => {
  const { saved, acted } = await draw()
  await userEvent.click(page.getByRole('button', { name: '닫기' }))
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
  expect(saved).toEqual([])
  expect(acted).not.toHaveBeenCalled()
})
