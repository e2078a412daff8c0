import type { Locator, Page } from '@playwright/test'
import { expectPath, open, settled } from '../../support/app.ts'
import { openSignedIn } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

const lead = (page: Page, name: string | RegExp) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
/** Days and times that can be chosen. */
const days = (page: Page): Locator =>
  page.getByRole('radiogroup', { name: '날짜' }).getByRole('radio', { disabled: false })
const times = (page: Page): Locator =>
  page.getByRole('radiogroup', { name: /^(오전|오후|점심 앞)$/ }).getByRole('radio', { disabled: false })

/**
 * Chooses the nth of the days that can be chosen, and waits for its own times: until then those of the day before stand
 * there.
 */
async function chooseDay(page: Page, nth: number): Promise<void> {
  const day = days(page).nth(nth)
  // `8 2자리, 12월 8일 화요일`: what stands in its cell, and after it the day.
  const name = ((await day.getAttribute('aria-label')) ?? '').split(', ')[1] ?? ''
  await day.click()
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
}

test('a measuring is reserved, moved, cancelled; the seat is free again [RSV-01] [RSV-02] [RSV-03] [RSV-10]', async ({
  page,
  member,
}) => {
  await openSignedIn(page, await member('saebyeok'), '/welfit/WelfitList')
  await page.getByRole('link', { name: '측정 예약하기' }).click()
  await lead(page, '언제 재러 오세요?')
  // Far enough to be changed afterwards; on some days of a year these are in the next month.
  await chooseDay(page, 4)
  const time = times(page).first()
  const chosen = ((await time.textContent()) ?? '').slice(0, 5)
  await time.click()
  await page.getByRole('button', { name: new RegExp(`${chosen}(?:으)?로 할게요$`) }).click()
  const sheet = page.getByRole('dialog', { name: '이대로 예약할까요?' })
  await sheet.getByRole('button', { name: '예약하기' }).click()
  await expect(sheet.getByText('필수 항목에 동의해 주세요.')).toBeVisible()
  await sheet.getByRole('checkbox', { name: /필수/ }).check()
  await sheet.getByRole('button', { name: '예약하기' }).click()
  await expectPath(page, '/counseling/MyRsrvList')
  await lead(page, /몸을 재러 가요/)
  const slip = page.getByRole('region', { name: 'Fit-Check' })
  await expect(slip.getByText(chosen, { exact: true })).toBeVisible()
  const file = page.waitForEvent('download')
  await slip.getByRole('button', { name: /달력에 넣기/ }).click()
  expect((await file).suggestedFilename()).toMatch(new RegExp(`^hansang-\\d{8}${chosen.replace(':', '')}\\.ics$`))

  await slip.getByRole('link', { name: '시간 바꾸기' }).click()
  await lead(page, '언제로 옮길까요?')
  await chooseDay(page, 5)
  const other = times(page).last()
  const moved = ((await other.textContent()) ?? '').slice(0, 5)
  await other.click()
  await page.getByRole('button', { name: new RegExp(`${moved}(?:으)?로 할게요$`) }).click()
  await page.getByRole('dialog', { name: '이대로 바꿀까요?' }).getByRole('button', { name: '이대로 바꾸기' }).click()
  await expectPath(page, '/counseling/MyRsrvList')
  await expect(slip.getByText(moved, { exact: true })).toBeVisible()

  await slip.getByRole('button', { name: '예약 취소' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '예약 취소' }).click()
  await lead(page, '잡힌 약속이 없어요')
  await expect(page.getByRole('region', { name: 'Fit-Check' })).toContainText('예약 취소')
})

test('of two who want the last seat one has it; the other reads the nearest and keeps what was typed [RSV-09]', async ({
  page,
  member,
  device,
}) => {
  await openSignedIn(page, await member('saebyeok'), '/welfit/WelfitReservationReg?rsrvType=TALK')
  await chooseDay(page, 3)
  const last = times(page).first()
  const name = ((await last.textContent()) ?? '').slice(0, 5)
  await last.click()
  const memo = page.getByRole('textbox', { name: '상담에서 할 이야기' })
  await memo.fill('저녁 간식을 줄이고 싶어요')
  const ask = page.getByRole('button', { name: new RegExp(`${name}(?:으)?로 할게요$`) })
  await ask.click()
  const sheet = page.getByRole('dialog', { name: '이대로 예약할까요?' })
  await sheet.getByRole('checkbox', { name: /필수/ }).check()

  const second = await device()
  await openSignedIn(second, await member('saebyeok'), '/welfit/WelfitReservationReg?rsrvType=TALK')
  await chooseDay(second, 3)
  await times(second).filter({ hasText: name }).click()
  await second.getByRole('button', { name: new RegExp(`${name}(?:으)?로 할게요$`) }).click()
  const theirs = second.getByRole('dialog', { name: '이대로 예약할까요?' })
  await theirs.getByRole('checkbox', { name: /필수/ }).check()
  await theirs.getByRole('button', { name: '예약하기' }).click()
  await expectPath(second, '/counseling/MyRsrvList')

  await sheet.getByRole('button', { name: '예약하기' }).click()
  await expect(page.getByText(`${name} 자리는 방금 찼어요`)).toBeVisible()
  await expect(page.getByText(/가장 가까운 .*자리 있어요/)).toBeVisible()
  await expect(memo).toHaveValue('저녁 간식을 줄이고 싶어요')
  await expect(page.getByRole('button', { name: '시간을 골라 주세요' })).toBeDisabled()
})

test('counselling about meals leads to the talks [RSV-09]', async ({ page, member }) => {
  await openSignedIn(page, await member('saebyeok'))
  await open(page, '/meal/MealCoachReserve')
  await expectPath(page, '/welfit/WelfitReservationReg')
  await settled(page)
  await expect(page.getByText('식사 상담 예약')).toBeVisible()
})
