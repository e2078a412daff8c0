// @vitest-environment happy-dom
import { act, cleanup, screen as page, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { endDrafts, giveDrafts } from '#src/patterns/form/drafts.ts'
import { dismissQuestions } from '#src/ui/confirm/confirm-queue.ts'
import '#src/ui/dialog/dialog-panel.tsx'
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
  act(dismissQuestions)
  cleanup()
  endDrafts('')
  clearToasts()
  vi.restoreAllMocks()
})

async function draw(shown: 'new' | undefined, minutes: number) {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(minutes)
  connectApi(fakePorts(() => answer(envelope([vitamin]))))
  const data = screen({
    entry: { name: 'healthlogHealthMedicine' },
    kind: 'list',
    title: { id: '먹는 약', message: '먹는 약' },
  })
  await renderRouter(testRouter([{ path: '/', data, component: () => <MedicineScreen shown={shown} /> }]))
  expect(await page.findByText(shown === 'new' ? '어떤 약을 드세요?' : '비타민 D')).toBeTruthy()
}

const NOTE = /^약 시간과 알림은 한국 시각을 따라요\. 한국은 지금 \d\d:\d\d이에요\.$/

test.each([undefined, 'new'] as const)(
  'a phone that shows another time is told whose the times are, and one at home is not (%s)',
  async (shown) => {
    await draw(shown, 300)
    expect(page.getByText(NOTE)).toBeTruthy()
    cleanup()
    await draw(shown, -540)
    expect(page.queryByText(NOTE)).toBeNull()
  },
)

/** The form of one, which leads back to the list. */
function drawForm(shown: number | 'new') {
  const data = screen({
    entry: { name: 'healthlogHealthMedicine' },
    kind: 'list',
    title: { id: '먹는 약', message: '먹는 약' },
  })
  return renderRouter(
    testRouter([
      { path: '/', data, component: () => <MedicineScreen shown={shown} /> },
      { path: '/healthlog/healthMedicine', data, component: () => <MedicineScreen shown={undefined} /> },
    ]),
  )
}

test('a consent withdrawn elsewhere is said; one button gives it and saves all that was typed [HLG-04]', async () => {
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
      return called.includes('saveHelhidxAgree')
        ? answer(envelope({ medicineSeq: 125 }))
        : answer(
            { error: 'healthConsentNeeded', errorMessage: '건강 정보를 기록하려면 동의가 필요해요.' },
            { status: 409 },
          )
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

test.each(['new', 118] as const)(
  'what a lost session has cut off is there again for its member, of this medicine alone (%s) [SES-17]',
  async (shown) => {
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
  },
)

test('a medicine that was taken away comes back with the consent, where that was withdrawn [HLG-04]', async () => {
  const called: string[] = []
  connectApi(
    fakePorts((request) => {
      const name = new URL(request.url).pathname.split('/').at(-1) ?? ''
      if (name === 'helhidxRule') return answer(envelope([]))
      if (name === 'medicine') return answer(envelope([vitamin]))
      called.push(name)
      if (name !== 'addMedicine' || called.includes('saveHelhidxAgree'))
        return answer(envelope({ medicineSeq: 125, resultCnt: 1 }))
      return answer(
        { error: 'healthConsentNeeded', errorMessage: '건강 정보를 기록하려면 동의가 필요해요.' },
        { status: 409 },
      )
    }),
  )
  await drawForm(118)
  await userEvent.click(await page.findByRole('button', { name: '이 약 지우기' }))
  const pressOn = async (text: string) => {
    await vi.waitFor(() => expect(toasts.shown().map((one) => one.text)).toContain(text))
    act(() =>
      toasts
        .shown()
        .find((one) => one.text === text)
        ?.action?.onPress(),
    )
  }
  await pressOn('약을 지웠어요')
  await pressOn('건강정보 동의가 없어서 되돌리지 못했어요.')
  await vi.waitFor(() => expect(called).toEqual(['deleteMedicine', 'addMedicine', 'saveHelhidxAgree', 'addMedicine']))
})

/** The form over a server that has these; returns the bodies of what was added or changed. */
async function drawOver(shown: number | 'new', medicines: readonly object[]) {
  const sent: Record<string, unknown>[] = []
  connectApi(
    fakePorts(async (request) => {
      const name = new URL(request.url).pathname.split('/').at(-1) ?? ''
      if (name === 'helhidxRule') return answer(envelope([{ ruleSn: '1', agreeYn: 'Y', agreeDtm: '202410051210' }]))
      if (name === 'medicine') return answer(envelope(medicines))
      if (name === 'addMedicine' || name === 'updateMedicine')
        sent.push((await request.clone().json()) as Record<string, unknown>) // as the page sends it
      return answer(envelope({ medicineSeq: 125, resultCnt: 1 }))
    }),
  )
  await drawForm(shown)
  return sent
}
const saves = async () => userEvent.click(await page.findByRole('button', { name: '저장하기' }))

test.each([
  [true, '이대로 저장하면 두 번 먹으라고 알려 드려요. 그대로 저장할까요?'],
  [false, '이대로 저장하면 목록에 두 번 있게 돼요. 그대로 저장할까요?'],
])(
  'the same medicine at the same time is asked about, in words that fit its alarm (%s), and kept once confirmed',
  async (isOn, words) => {
    const sent = await drawOver('new', [vitamin])
    await userEvent.type(await page.findByRole('textbox', { name: '이름' }), '비타민D 1000IU')
    if (!isOn) await userEvent.click(page.getByRole('switch', { name: '먹을 시간에 알려 주세요' }))
    await saves()
    const question = within(await page.findByRole('alertdialog', { name: '비타민 D가 이미 08:00에 있어요' }))
    expect(question.getByText(words)).toBeTruthy()
    expect(sent).toEqual([])
    await userEvent.click(question.getByRole('button', { name: '맞아요' }))
    await vi.waitFor(() =>
      expect(sent).toMatchObject([{ medicineNm: '비타민D 1000IU', alarmYn: isOn ? 'Y' : 'N', sameCnt: 0 }]),
    )
  },
)

test('a memo of a confirmed pair is changed without a question', async () => {
  const sent = await drawOver(119, [vitamin, { ...vitamin, medicineSeq: 119 }])
  await userEvent.type(await page.findByRole('textbox', { name: '메모' }), '물과 함께')
  await saves()
  await vi.waitFor(() => expect(sent).toMatchObject([{ medicineSeq: 119, memo: '물과 함께' }]))
  expect(page.queryByRole('alertdialog')).toBeNull()
})

test('one of a confirmed pair comes back beside the one that was left', async () => {
  const sent = await drawOver(119, [vitamin, { ...vitamin, medicineSeq: 119 }])
  await userEvent.click(await page.findByRole('button', { name: '이 약 지우기' }))
  await vi.waitFor(() => expect(toasts.shown().map((one) => one.text)).toContain('약을 지웠어요'))
  act(() =>
    toasts
      .shown()
      .find((one) => one.text === '약을 지웠어요')
      ?.action?.onPress(),
  )
  await vi.waitFor(() => expect(sent).toMatchObject([{ medicineNm: '비타민 D', sameCnt: 1 }]))
})
