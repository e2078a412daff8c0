// @vitest-environment happy-dom
import { useSearch } from '@tanstack/react-router'
import { cleanup, screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { ChoiceDetailScreen } from './choice-detail.screen.tsx'
import { ChoiceListScreen } from './choice-list.screen.tsx'

afterEach(() => cleanup())

const item = (itemSeq: number, menuName: string) => ({
  itemSeq,
  menuCode: String(itemSeq),
  menuName,
  menuNameEng: null,
  subMenuTxt: menuName,
  sumKcal: '698',
  choiceCnt: null,
  myChoiceYn: 'N',
})
const ballot = {
  choiceSeq: 150,
  choiceNm: '',
  restaurantCode: 'REST000311',
  restaurantName: '한빛타워점',
  menuDt: '20261125',
  menuMealType: '2',
  endDtm: '202611201800',
  openYn: 'Y',
  choiceList: [item(1, '불고기덮밥'), item(2, '순두부찌개')],
}

test('the choice of a place that is not among the member’s own opens from its list', async () => {
  // Only whoever asks for the place hears of it: the member's own have none.
  connectApi(
    fakePorts((request) =>
      answer(envelope(new URL(request.url).searchParams.get('restaurantCode') === 'REST000311' ? [ballot] : [])),
    ),
  )
  const frame = { kind: 'list', title: { id: '메뉴 고르기', message: '메뉴 고르기' } } as const
  const Detail = () => {
    const { choiceSeq, restaurantCode } = useSearch({ strict: false }) as {
      choiceSeq?: number
      restaurantCode?: string
    }
    return <ChoiceDetailScreen choiceSeq={choiceSeq} restaurantCode={restaurantCode} />
  }
  const router = testRouter(
    [
      {
        path: '/meal/choice-list',
        data: screen({ entry: { name: 'mealChoiceList' }, ...frame }),
        component: () => <ChoiceListScreen restaurantCode="REST000311" />,
      },
      {
        path: '/meal/choiceDetail',
        data: screen({ entry: { name: 'mealChoiceDetail' }, ...frame }),
        component: Detail,
      },
    ],
    { at: '/meal/choice-list' },
  )
  await renderRouter(router)
  await userEvent.click(await page.findByRole('link', { name: /불고기덮밥/ }))
  expect(await page.findByRole('radiogroup')).toBeTruthy()
  expect(page.queryByText('없는 투표예요')).toBeNull()
})
