// @vitest-environment happy-dom
import { cleanup, screen as page } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { KitsOfDay } from './kits-of-day.tsx'

afterEach(() => cleanup())

test('after the last moment of a Friday it leads to Monday’s kits, and today is the server’s', async () => {
  const answers: Record<string, unknown> = {
    getMenuTakeHomeInfo: {
      openYn: 'Y',
      pickupPlace: '지하 1층',
      pickupStartTm: '1700',
      pickupEndTm: '1900',
      orderEndTm: '1500',
      noticeTxt: '',
    },
    getMenuTakeHomeProdList: [
      {
        prodSeq: 2_611_201,
        prodNm: '소고기미역국 밀키트',
        prodNmEng: null,
        restaurantCode: 'REST000311',
        salesDt: '20261120',
        price: 8900,
        sumKcal: '410',
        photoUrl: '',
        photoCd: '',
        remainCnt: 9,
        soldOutYn: null,
        servingTxt: '2인분',
        cookMin: 15,
        myLikeMenuYn: 'N',
        orderYn: 'N',
      },
    ],
    wellOrderList: { totalCnt: 0, list: [] },
    getTodayMenuList: {
      nowDt: '20261120150100',
      weekList: ['20261120', '20261121', '20261122'].map((menuDt) => ({
        menuDt,
        openYn: menuDt === '20261120' ? 'Y' : 'N',
      })),
    },
  }
  connectApi(fakePorts((request) => answer(envelope(answers[new URL(request.url).pathname.split('/').at(-1) ?? '']))))
  const data = screen({
    entry: { name: 'mealTakeHomeList' },
    kind: 'list',
    title: { id: '집에서 먹기', message: '집에서 먹기' },
  })
  await renderRouter(
    testRouter(
      [
        {
          path: '/kits',
          data,
          component: () => <KitsOfDay bar={null} code="REST000311" salesDt={undefined} place="한빛타워점" />,
        },
      ],
      { at: '/kits' },
    ),
  )
  const monday = await page.findByRole('link', { name: '11월 23일 (월) 것 보기' })
  expect(monday.getAttribute('href')).toMatch(/salesDt=(?:%22)?20261123/)
  expect(page.getByRole('heading', { level: 1 }).textContent).toMatch(/오늘 예약은\s끝났어요/)
  expect(page.getByRole('button', { name: /예약 마감/ })).toBeTruthy()
})
