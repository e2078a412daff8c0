import type { Page } from '@playwright/test'
import { agreeAndSave, reload, toast, undoOf } from '../../support/app.ts'
import type { Member } from '../../support/backend.ts'
import { openSignedIn } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

const records = (page: Page) => page.getByRole('list', { name: '기록' }).getByRole('button')
const entry = (page: Page) => page.getByRole('dialog', { name: '혈압 기록하기' })
const keypad = (page: Page) => entry(page).getByRole('group', { name: '숫자판' })

const openPressure = (page: Page, who: Member) => openSignedIn(page, who, '/healthlog/BloodpressureRecord')

/** Opens the entry and presses these keys of the pad, one after the other. */
async function press(page: Page, keys: string): Promise<void> {
  await page.getByRole('button', { name: '혈압 기록하기' }).click()
  for (const key of keys) await keypad(page).getByRole('button', { name: key, exact: true }).click()
}

/** Comes to record, as from a notice: the address opens the entry. */
async function openToAdd(page: Page, who: Member, path: string): Promise<void> {
  await openSignedIn(page, who)
  await page.evaluate((address) => (location.hash = `#${address}?add=Y`), path)
}
const save = (page: Page) => entry(page).getByRole('button', { name: '저장하기' }).click()

test.describe('readings', () => {
  test.use({ startsAt: '21:31' })

  test('an evening pressure is two taps and five keys, and is there after a reload [HLG-09]', async ({
    page,
    member,
  }) => {
    await openPressure(page, await member('saebyeok'))
    await press(page, '11876')
    await expect(entry(page).getByRole('textbox', { name: '수축기' })).toHaveValue('118')
    await expect(entry(page).getByRole('textbox', { name: '이완기' })).toHaveValue('76')
    await agreeAndSave(entry(page))
    await expect(toast(page, '저장했어요')).toBeVisible()
    await expect(records(page).first()).toHaveAccessibleName(/^118\/76 mmHg.*직접 입력/)
    await reload(page)
    await expect(records(page)).toHaveCount(1)
    await expect(page.getByRole('img', { name: /혈압\. 평균 118\/76/ })).toBeVisible()
  })

  test('a slip is told before anything is sent; what is removed comes back with both numbers', async ({
    page,
    member,
  }) => {
    await openPressure(page, await member('saebyeok'))
    await press(page, '81176')
    await save(page)
    const diastolic = entry(page).getByRole('textbox', { name: '이완기' })
    await expect(diastolic).toHaveAccessibleDescription(/이완기는 수축기보다 낮아야 해요/)
    await entry(page).getByRole('textbox', { name: '수축기' }).fill('118')
    await diastolic.fill('76')
    await agreeAndSave(entry(page))
    await expect(entry(page)).toBeHidden()
    await expect(records(page)).toHaveCount(1)

    await records(page).first().click()
    const edit = page.getByRole('dialog', { name: '혈압 고치기' })
    await edit.getByRole('button', { name: '지우기', exact: true }).click()
    await expect(page.getByText('아직 혈압 기록이 없어요')).toBeVisible()
    await undoOf(page, '기록을 지웠어요').click()
    await expect(records(page).first()).toHaveAccessibleName(/^118\/76 mmHg/)
    await reload(page)
    await expect(records(page).first()).toHaveAccessibleName(/^118\/76 mmHg/)
  })

  test('when the connection drops the sheet stays with its numbers, and one tap saves them once', async ({
    page,
    context,
    member,
  }) => {
    await openPressure(page, await member('saebyeok'))
    await press(page, '12179')
    await expect(entry(page).getByRole('button', { name: '동의하고 저장하기' })).toBeVisible()
    await context.setOffline(true)
    await save(page)
    await expect(entry(page).getByText('저장하지 못했어요. 다시 시도해 주세요.')).toBeVisible()
    await expect(entry(page).getByRole('textbox', { name: '수축기' })).toHaveValue('121')
    await context.setOffline(false)
    await save(page)
    await expect(entry(page)).toBeHidden()
    await expect(records(page)).toHaveCount(1)
    await reload(page)
    await expect(records(page)).toHaveCount(1)
  })

  test('a double tap saves once, and of two browsers correcting one reading the last value stands', async ({
    page,
    member,
    device,
  }) => {
    const who = await member('saebyeok')
    await openPressure(page, who)
    await press(page, '11876')
    await entry(page).getByRole('button', { name: '동의하고 저장하기' }).dblclick()
    await expect(entry(page)).toBeHidden()
    await expect(records(page)).toHaveCount(1)

    const correct = async (where: Page, systolic: string) => {
      await records(where).first().click()
      const edit = where.getByRole('dialog', { name: '혈압 고치기' })
      await edit.getByRole('textbox', { name: '수축기' }).fill(systolic)
      await edit.getByRole('button', { name: '저장하기' }).click()
      await expect(edit).toBeHidden()
      await expect(records(where).first()).toHaveAccessibleName(new RegExp(`^${systolic}/76 mmHg`))
    }
    await correct(page, '119')
    // the first browser is signed out by this one: a member is signed in on one at a time
    const other = await device()
    await openPressure(other, who)
    await correct(other, '117')
    await reload(other)
    await expect(records(other).first()).toHaveAccessibleName(/^117\/76 mmHg/)
    await expect(records(other)).toHaveCount(1)
  })

  test('a value far outside is asked about once, and saved', async ({ page, member }) => {
    await openPressure(page, await member('saebyeok'))
    await press(page, '184121')
    await agreeAndSave(entry(page))
    const question = page.getByRole('alertdialog', { name: /184\/121, 맞나요/ })
    await question.getByRole('button', { name: '맞아요' }).click()
    await expect(entry(page)).toBeHidden()
    await expect(page.getByRole('link', { name: '119에 전화하기' })).toBeVisible()
    await expect(records(page).first()).toHaveAccessibleName(/^184\/121 mmHg/)
  })
})

test.describe('readings that say more', () => {
  test.use({ startsAt: '21:12' })

  test('glucose before and after lunch stands over the tray, and without a recorded lunch alone', async ({
    page,
    member,
    device,
  }) => {
    await openSignedIn(page, await member('haneul'), '/healthlog/BloodSugarRecord')
    await expect(page.getByRole('region', { name: '최근 혈당' })).toContainText(/32 올랐어요/)
    await expect(page.getByRole('img', { name: /점심\. 11:20에 96, 13:34에 128\. 32 올랐어요/ })).toBeVisible()

    const other = await device()
    await openToAdd(other, await member('saebyeok'), '/healthlog/BloodSugarRecord')
    const sheet = other.getByRole('dialog', { name: '혈당 기록' })
    const type = async (clock: string, when: string, mgdl: string, words: string) => {
      await sheet.getByRole('button', { name: /측정 시간/ }).click()
      await sheet.getByLabel('시각').fill(clock)
      await sheet.getByRole('radio', { name: when, exact: true }).click()
      await sheet.getByRole('textbox', { name: '혈당' }).fill(mgdl)
      await sheet.getByRole('button', { name: words, exact: true }).click()
      await expect(sheet).toBeHidden()
    }
    await type('11:20', '식전', '96', '동의하고 저장하기')
    await other.getByRole('button', { name: '혈당 기록하기' }).click()
    await type('13:34', '식후', '128', '저장하기')
    await expect(other.getByRole('region', { name: '최근 혈당' })).toContainText(/32 올랐어요/)
    await expect(other.getByText('먹기 전과 뒤')).toBeVisible()
  })

  test('every body fat of a day stands in the list, and each can be taken away [HLG-01]', async ({ page, member }) => {
    await openSignedIn(page, await member('saebyeok'), '/healthlog/WeightRecord?kind=BDF')
    const sheet = page.getByRole('dialog', { name: '체지방률 기록하기' })
    for (const [value, words] of [
      ['22.4', '동의하고 저장하기'],
      ['22.6', '저장하기'],
    ] as const) {
      await page.getByRole('button', { name: '체지방률 기록하기' }).click()
      await sheet.getByRole('textbox', { name: '체지방률' }).fill(value)
      await sheet.getByRole('button', { name: words, exact: true }).click()
      await expect(sheet).toBeHidden()
    }
    await reload(page)
    await expect(records(page)).toHaveCount(2)
    await records(page).filter({ hasText: '22.4' }).click()
    await page
      .getByRole('dialog', { name: '체지방률 고치기' })
      .getByRole('button', { name: '지우기', exact: true })
      .click()
    await expect(records(page)).toHaveCount(1)
    await expect(records(page)).toContainText(/22\.6/)
  })

  test('a night with stages has four lanes that add up to it; one typed by hand is a band', async ({
    page,
    member,
    device,
  }) => {
    await openSignedIn(page, await member('haneul'), '/healthlog/sleepRecord')
    const lanes = page.getByRole('img', { name: /깊은 잠.*얕은 잠.*렘수면.*깬 시간/ })
    await expect(lanes).toBeVisible()
    const said = (await lanes.getAttribute('aria-label')) ?? ''
    const minutes = (text: string) =>
      Number(/(\d+)시간/.exec(text)?.[1] ?? 0) * 60 + Number(/(\d+)분/.exec(text)?.[1] ?? 0)
    const [night = '', stages = ''] = said.split('. ')
    const sum = stages.split(',').reduce((total, stage) => total + minutes(stage), 0)
    expect(Math.abs(sum - minutes(night.slice(night.indexOf('까지'))))).toBeLessThanOrEqual(4)

    const other = await device()
    await openToAdd(other, await member('saebyeok'), '/healthlog/sleepRecord')
    const sheet = other.getByRole('dialog', { name: '수면 기록' })
    await agreeAndSave(sheet)
    await expect(sheet).toBeHidden()
    await expect(other.getByText('단계는 워치를 차고 잔 밤에 나와요.')).toBeVisible()
    await expect(other.getByRole('img', { name: /23:30부터 07:00까지 7시간 30분\. 단계는 몰라요/ })).toBeVisible()
  })
})
