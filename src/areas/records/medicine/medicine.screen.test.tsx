// @vitest-environment happy-dom
import { act, cleanup, screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { endDrafts, giveDrafts } from '#src/patterns/form/drafts.ts'
import { clearToasts, toasts } from '#src/ui/toast/toast.ts'
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
  endDrafts('')
  clearToasts()
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

/** The form of one, which leads back to the list. */
function drawForm(shown: number | 'new') {
  const data = screen({ entry: { name: 'healthlogHealthMedicine' }, kind: 'list', title: { id: '먹는 약', message: '먹는 약' } })
  return renderRouter(
    testRouter([
      { path: '/', data, component: () => <MedicineScreen shown={shown} /> },
      { path: '/healthlog/healthMedicine', data, component: () => <MedicineScreen shown={undefined} /> },
    ]),
  )
}

test('a consent that was withdrawn on another phone is said, the same button gives it and saves, and nothing typed is lost [HLG-04]', async () => {
  const called: string[] = []
  const bodies: string[] = []
  connectApi(
    fakePorts(async (request) => {
      const name = new URL(request.url).pathname.split('/').at(-1) ?? ''
      if (name === 'helhidxRule') return answer(envelope([]))
      if (name === 'medicine') return answer(envelope([vitamin]))
      called.push(name)
      if (name !== 'addMedicine') return answer(envelope({}))
      bodies.push(await request.clone().text())
      return called.includes('saveHelhidxAgree') ? answer(envelope({ medicineSeq: 125 })) : answer({ error: 'healthConsentNeeded', errorMessage: '건강 정보를 기록하려면 동의가 필요해요.' }, { status: 409 })
    }),
  )
  await drawForm('new')
  await userEvent.type(await page.findByRole('textbox', { name: '이름' }), '유산균')
  await userEvent.click(page.getByRole('button', { name: '저장하기' }))
  expect(await page.findByText('건강정보 동의가 없어서 저장하지 못했어요.')).toBeTruthy()
  expect(page.getByRole<HTMLInputElement>('textbox', { name: '이름' }).value).toBe('유산균')
  await userEvent.click(page.getByRole('button', { name: '동의하고 저장하기' }))
  await vi.waitFor(() => expect(called).toEqual(['addMedicine', 'saveHelhidxAgree', 'addMedicine']))
  expect(bodies[1]).toBe(bodies[0])
})

test.each(['new', 118] as const)('what a lost session has cut off is there again for its member, of this medicine alone (%s) [SES-17]', async (shown) => {
  connectApi(fakePorts(() => answer(envelope([vitamin, { ...vitamin, medicineSeq: 119, medicineNm: '오메가 3' }]))))
  const purpose = () => page.findByRole<HTMLInputElement>('textbox', { name: '먹는 까닭' })
  await drawForm(shown)
  await userEvent.type(await purpose(), '뼈 건강')
  endDrafts('1024')
  cleanup()
  await drawForm(shown)
  expect((await purpose()).value).toBe('')
  act(() => giveDrafts('1024'))
  expect((await purpose()).value).toBe('뼈 건강')
  cleanup()
  await drawForm(119)
  expect((await purpose()).value).toBe('')
})

test('a medicine that was taken away comes back with the consent, where that was withdrawn [HLG-04]', async () => {
  const called: string[] = []
  connectApi(
    fakePorts((request) => {
      const name = new URL(request.url).pathname.split('/').at(-1) ?? ''
      if (name === 'helhidxRule') return answer(envelope([]))
      if (name === 'medicine') return answer(envelope([vitamin]))
      called.push(name)
      if (name !== 'addMedicine' || called.includes('saveHelhidxAgree')) return answer(envelope({ medicineSeq: 125, resultCnt: 1 }))
      return answer({ error: 'healthConsentNeeded', errorMessage: '건강 정보를 기록하려면 동의가 필요해요.' }, { status: 409 })
    }),
  )
  await drawForm(118)
  await userEvent.click(await page.findByRole('button', { name: '이 약 지우기' }))
  const pressOn = async (text: string) => {
    await vi.waitFor(() => expect(toasts.shown().map((one) => one.text)).toContain(text))
    act(() => toasts.shown().find((one) => one.text === text)?.action?.onPress())
  }
  await pressOn('약을 지웠어요')
  await pressOn('건강정보 동의가 없어서 되돌리지 못했어요.')
  await vi.waitFor(() => expect(called).toEqual(['deleteMedicine', 'addMedicine', 'saveHelhidxAgree', 'addMedicine']))
})
