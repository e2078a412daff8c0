// @vitest-environment happy-dom
import { cleanup, screen as page } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { ServiceListScreen } from './service-list.screen.tsx'

afterEach(cleanup)

const steps = [{ stepNo: 1, stepNm: '예약', stepTxt: '날짜와 시간을 골라요.' }]

/** Talks and measuring, each with its rules and what is left of the month. */
async function draw(talk: { useYn: 'Y' | 'N'; remainCnt: number }, check: { useYn: 'Y' | 'N'; remainCnt: number }) {
  connectApi(
    fakePorts(async (request) => {
      const name = new URL(request.url).pathname.split('/').at(-1)
      const asked = await request.clone().text()
      const isCheck = asked.includes('CHECK') || asked.includes('14')
      const { useYn, remainCnt } = isCheck ? check : talk
      switch (name) {
        case 'checkVisibleWelfitList':
          return answer(envelope('Y'))
        case 'reservationCount':
          return answer(envelope({ aheadCnt: 0 }))
        case 'getReservationStdMngInfo':
          return answer(
            envelope({
              stdMngSeq: isCheck ? 14 : 12,
              title: isCheck ? 'Fit-Check 몸 측정' : 'Fit-Talk 건강 상담',
              introTxt: isCheck ? '몸을 재요.' : '이야기를 나눠요.',
              useYn,
            }),
          )
        case 'getReservationStdMngUseInfo':
          return answer(envelope({ stepList: steps, remainCnt }))
        default:
          return answer(envelope([{ firstDt: '20261124' }]))
      }
    }),
  )
  const data = screen({
    entry: { name: 'welfitWelfitList' },
    kind: 'list',
    title: { id: '상담과 측정', message: '상담과 측정' },
  })
  await renderRouter(
    testRouter([{ path: '/welfit/WelfitList', data, component: ServiceListScreen }], { at: '/welfit/WelfitList' }),
  )
  await page.findByText('몸을 재요.')
}

test('a service says from when there is a seat; whose month is used up is promised none in it [RSV-12]', async () => {
  await draw({ useYn: 'Y', remainCnt: 1 }, { useYn: 'Y', remainCnt: 0 })
  expect(await page.findByText(/부터 자리가 있어요 · 이번 달 1번$/)).toBeDefined()
  expect(await page.findByText('다음 달에 다시 열려요')).toBeDefined()
})

test('a service that is closed says so and leads to no reservation; what was is still there [RSV-12]', async () => {
  await draw({ useYn: 'N', remainCnt: 2 }, { useYn: 'Y', remainCnt: 1 })
  expect(page.getByText('지금은 열려 있지 않아요')).toBeDefined()
  expect([
    page.queryByRole('link', { name: '이야기 예약하기' }),
    page.queryByRole('link', { name: '측정 예약하기' })?.getAttribute('href'),
  ]).toEqual([null, '/welfit/WelfitReservationReg?rsrvType=CHECK'])
  expect(page.getByRole('link', { name: '지난 이야기' })).toBeDefined()
})
