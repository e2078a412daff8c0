// @vitest-environment happy-dom
import { cleanup, screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { type FoundValue, provideHealthSync } from '#src/health-sync/sync-access.ts'
import { Checks } from './checks.tsx'
import { DEVICES } from './devices.ts'
import { MeasureScreen } from './measure.screen.tsx'
import { useChecked } from './use-checked.ts'

const AT = '20261119213000'
const value = (helhidxCode: 'SBP' | 'DBP', helhidxVal: string): FoundValue => ({
  helhidxCode,
  helhidxVal,
  helhidxOriCode: '2',
  helhidxLkeqmtCode: '1',
  heldType: 'health',
  inptDt: AT,
  helhDate: AT.slice(0, 8),
})

const data = screen({
  entry: { name: 'healthlogOmronbloodpressureMeasurement' },
  kind: 'flow',
  title: { id: '혈압 재기', message: '혈압 재기' },
})
const draw = () =>
  renderRouter(testRouter([{ path: '/', data, component: () => <MeasureScreen device={DEVICES.omronPressure} /> }]))

/** A phone that has a pressure at once. Only what measuring asks of it. */
const phone = { readiness: async () => 'ready', measuredSince: async () => [value('SBP', '118'), value('DBP', '76')] }

afterEach(cleanup)

test('a value that may not be kept is shown; one press below it agrees and saves that value [HLG-09]', async () => {
  provideHealthSync(async () => phone as never)
  const called: string[] = []
  const saved: unknown[] = []
  connectApi(
    fakePorts(async (request) => {
      const { url } = request
      if (url.includes('saveHelhidxAgree')) {
        called.push(new URL(url).search)
        return answer(envelope({ rules: [] }))
      }
      if (url.includes('insertMyHelhIdx') && called.length > 0) {
        saved.push(...((await request.clone().json()) as unknown[])) // as the page sends it
        return answer(envelope({ saveCnt: 2, removeCnt: 0 }))
      }
      if (url.includes('helhidxAgreeList'))
        return answer(
          envelope([
            {
              ruleSn: '3',
              agreeYn: 'Y',
              ruleNm: '',
              contents: '',
              mustYn: 'Y',
              agreeDtm: '202611010712',
              termsVer: '2026.10',
            },
          ]),
        )
      if (url.includes('BloodpressGraph'))
        return answer(
          envelope({ startDt: '20261118', endDt: '20261119', sbpRangeList: [], dbpRangeList: [], list: [] }),
        )
      return answer(
        { error: 'healthConsentNeeded', errorMessage: '건강 정보를 기록하려면 동의가 필요해요.' },
        { status: 409 },
      )
    }),
  )
  await draw()
  expect(await page.findByRole('heading', { name: '아직 저장하지 못했어요' })).toBeTruthy()
  expect(page.getByText('기록을 저장하려면 건강정보 수집·이용 동의가 필요해요. 언제든 거둘 수 있어요.')).toBeTruthy()
  expect(page.getByRole('button', { name: '내용 보기' })).toBeTruthy()
  expect(page.getAllByText(/118/).length).toBeGreaterThan(0)
  expect(page.getByRole('link', { name: '숫자로 적기' }).getAttribute('href')).toContain(
    '/healthlog/BloodpressureRecord?add=Y',
  )
  await userEvent.click(page.getByRole('button', { name: '동의하고 저장하기' }))
  expect(await page.findByRole('heading', { name: '혈압 값, 저장했어요' })).toBeTruthy()
  expect(called).toEqual(['?ruleSn=1'])
  expect(saved).toMatchObject([
    { helhidxCode: 'SBP', helhidxVal: '118' },
    { helhidxCode: 'DBP', helhidxVal: '76' },
  ])
})

test('until it is known if anything can come, nobody is told to press start; the number can be typed', async () => {
  const { promise, resolve } = Promise.withResolvers<'desktop'>()
  provideHealthSync(async () => ({ ...phone, readiness: () => promise }) as never)
  await draw()
  expect((await page.findByRole('heading', { level: 1 })).textContent).toBe('불러오는 중이에요')
  expect(page.queryByRole('timer')).toBeNull()
  expect(page.getByRole('link', { name: '숫자로 적기' })).toBeTruthy()
  resolve('desktop')
  expect(await page.findByRole('heading', { name: '여기서는 기다릴 수 없어요' })).toBeTruthy()
})

function Looked() {
  return <Checks list={useChecked(DEVICES.omronPressure, Date.parse('2026-11-19T12:30:00Z'))} label="살펴본 것" />
}

test.each(['Y', 'N'] as const)(
  'where nothing came, a health app that is not linked is led to; linked (%s) there is nothing to lead to',
  async (linkYn) => {
    const source = { code: '1', codeNm: '삼성 헬스', deviceType: 'PHONE', linkYn, linkDtm: null, lastInptDt: null }
    connectApi(fakePorts(() => answer(envelope([source]))))
    await renderRouter(testRouter([{ path: '/', data, component: Looked }]))
    await page.findByRole('list', { name: '살펴본 것' })
    expect(page.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      linkYn === 'Y' ? [] : ['/healthlog/healthDataLink'],
    )
  },
)
