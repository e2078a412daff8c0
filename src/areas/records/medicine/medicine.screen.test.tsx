// @vitest-environment happy-dom
import { cleanup, screen as page } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { MedicineScreen } from './medicine.screen.tsx'

const vitamin = {
  medicineSeq: 118,
  medicineNm: '비타민 D',
  purposeTxt: null,
  doseQty: 1,
  doseUnitCode: 'CAPSULE',
  takeList: [{ takeTm: '0800', mealRelCode: 'AFTER' }],
  weekDayList: ['1', '2', '3', '4', '5', '6', '7'],
  startDt: '20200101',
  endDt: null,
  alarmYn: 'Y',
  memo: null,
  takingYn: 'Y',
}

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

async function draw(shown: 'new' | undefined, minutes: number) {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(minutes)
  connectApi(fakePorts(() => answer(envelope([vitamin]))))
  const data = screen({ entry: { name: 'healthlogHealthMedicine' }, kind: 'list', title: { id: '먹는 약', message: '먹는 약' } })
  await renderRouter(testRouter([{ path: '/', data, component: () => <MedicineScreen shown={shown} /> }]))
  expect(await page.findByText(shown === 'new' ? '어떤 약을 드세요?' : '비타민 D')).toBeTruthy()
}

const NOTE = /^약 시간과 알림은 한국 시각을 따라요\. 한국은 지금 \d\d:\d\d이에요\.$/

test.each([undefined, 'new'] as const)('a phone that shows another time is told whose the times are, and one at home is not (%s)', async (shown) => {
  await draw(shown, 300)
  expect(page.getByText(NOTE)).toBeTruthy()
  cleanup()
  await draw(shown, -540)
  expect(page.queryByText(NOTE)).toBeNull()
})
