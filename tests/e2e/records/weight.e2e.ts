import type { Page } from '@playwright/test'
import { agreeAndSave, expectPath, reload, toast, undoOf } from '../../support/app.ts'
import type { Member } from '../../support/backend.ts'
import { openSignedIn } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

const records = (page: Page) => page.getByRole('list', { name: '기록' }).getByRole('button')
const graph = (page: Page) => page.getByRole('img', { name: /체중\./ })
const entry = (page: Page) => page.getByRole('dialog', { name: '체중 기록' })

const openWeight = (page: Page, who: Member) => openSignedIn(page, who, '/healthlog/WeightRecord')

/** The first weight of saebyeok. */
async function enter(page: Page, kg: string): Promise<void> {
  await page.getByRole('button', { name: '체중 기록하기' }).click()
  await entry(page).getByRole('textbox', { name: '체중' }).fill(kg)
  await agreeAndSave(entry(page))
  await expect(entry(page)).toBeHidden()
}

test.describe('weight', () => {
  test('the field opens with the last value, and saving takes two taps and the number [HLG-01]', async ({
    page,
    member,
  }) => {
    await openWeight(page, await member())
    const last = /^([\d.]+)\skg/.exec((await records(page).first().innerText()).trim())?.[1]
    await page.getByRole('button', { name: '체중 기록하기' }).click()
    const field = entry(page).getByRole('textbox', { name: '체중' })
    await expect(field).toHaveValue(String(last))
    await field.fill('67.9')
    await entry(page).getByRole('button', { name: '저장하기' }).click()
    await expect(toast(page, '저장했어요')).toBeVisible()
    await expect(records(page).first()).toHaveAccessibleName(/^67\.9\skg.*직접 입력/)
    await expect(graph(page)).toHaveAccessibleName(/67\.9\skg/)
  })

  test('on an address typed by hand too, going back closes the sheet first', async ({ page, member }) => {
    await openSignedIn(page, await member())
    await expectPath(page, '/main')
    await page.evaluate(() => (location.hash = '#/healthlog/WeightRecord'))
    await expectPath(page, '/healthlog/WeightRecord')
    await page.getByRole('button', { name: '체중 기록하기' }).click()
    await expect(entry(page)).toBeVisible()
    await page.goBack()
    await expect(entry(page)).toBeHidden()
    await expectPath(page, '/healthlog/WeightRecord')
    await page.goBack()
    await expectPath(page, '/main')
  })

  test('what was typed survives going back, until it is saved', async ({ page, member }) => {
    await openSignedIn(page, await member())
    const openFromHome = async () => {
      await page.getByRole('navigation', { name: '바로 기록하기' }).getByRole('link', { name: '체중' }).click()
      await expectPath(page, '/healthlog/WeightRecord')
      await page.getByRole('button', { name: '체중 기록하기' }).click()
    }
    const field = entry(page).getByRole('textbox', { name: '체중' })
    await openFromHome()
    const last = await field.inputValue()
    await field.fill('64.2')
    await page.goBack()
    await expect(entry(page)).toBeHidden()
    await expectPath(page, '/healthlog/WeightRecord')
    // another screen in between: what is half written waits, and nobody is asked about it
    await page.getByRole('button', { name: '뒤로' }).click()
    await expectPath(page, '/main')
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await openFromHome()
    await expect(field).toHaveValue('64.2')
    await field.fill(last)
    await entry(page).getByRole('button', { name: '저장하기' }).click()
    await expect(toast(page, '저장했어요')).toBeVisible()
    await page.getByRole('button', { name: '체중 기록하기' }).click()
    await expect(field).toHaveValue(last)
  })

  test('a number can be typed on the board’s keypad', async ({ page, member }) => {
    await openWeight(page, await member('saebyeok'))
    await page.getByRole('button', { name: '체중 기록하기' }).click()
    const keypad = entry(page).getByRole('group', { name: '숫자판' })
    for (const key of ['7', '1']) await keypad.getByRole('button', { name: key, exact: true }).click()
    await keypad.getByRole('button', { name: '소수점' }).click()
    await keypad.getByRole('button', { name: '4', exact: true }).click()
    await expect(entry(page).getByRole('textbox', { name: '체중' })).toHaveValue('71.4')
    await agreeAndSave(entry(page))
    await expect(records(page)).toHaveCount(1)
  })

  test('a reading can be changed, deleted, and brought back', async ({ page, member }) => {
    await openWeight(page, await member('saebyeok'))
    await enter(page, '70.2')
    await records(page).first().click()
    const edit = page.getByRole('dialog', { name: '체중 고치기' })
    await edit.getByRole('textbox', { name: '체중' }).fill('70.8')
    await edit.getByRole('button', { name: '저장하기' }).click()
    await expect(toast(page, '수정했어요')).toBeVisible()
    await expect(records(page)).toHaveCount(1)
    await expect(records(page).first()).toHaveAccessibleName(/^70\.8\skg/)

    await records(page).first().click()
    await edit.getByRole('button', { name: '지우기', exact: true }).click()
    await expect(toast(page, '기록을 지웠어요')).toBeVisible()
    await expect(page.getByText('아직 체중 기록이 없어요')).toBeVisible()
    await undoOf(page, '기록을 지웠어요').click()
    await expect(records(page).first()).toHaveAccessibleName(/^70\.8\skg/)
    await reload(page)
    await expect(records(page).first()).toHaveAccessibleName(/^70\.8\skg/)
  })

  test('a forgotten day can be entered later, and the newest stays on top', async ({ page, member, now }) => {
    await openWeight(page, await member('saebyeok'))
    await enter(page, '70.0')
    await page.getByRole('button', { name: '체중 기록하기' }).click()
    await entry(page)
      .getByRole('button', { name: /측정 시간/ })
      .click()
    // Of another week, whatever day it is: the sentence compares weeks.
    const earlier = new Date(now.getTime() + 9 * 3_600_000 - 8 * 86_400_000).toISOString().slice(0, 10)
    await entry(page).getByLabel('날짜').fill(earlier)
    await entry(page).getByRole('textbox', { name: '체중' }).fill('71.5')
    await entry(page).getByRole('button', { name: '저장하기' }).click()
    await expect(entry(page)).toBeHidden()
    await expect(records(page)).toHaveCount(2)
    await expect(records(page).nth(0)).toHaveAccessibleName(/^70\.0\skg/)
    await expect(records(page).nth(1)).toHaveAccessibleName(/^71\.5\skg/)
    await expect(graph(page)).toHaveAccessibleName(/1\.5\skg 줄었어요.*70\.0\skg/)
  })

  test('a value nobody can weigh is refused in words, beside the field', async ({ page, member }) => {
    await openWeight(page, await member('saebyeok'))
    await page.getByRole('button', { name: '체중 기록하기' }).click()
    const field = entry(page).getByRole('textbox', { name: '체중' })
    await field.fill('5')
    await entry(page).getByRole('button', { name: '저장하기' }).click()
    await expect(field).toHaveAccessibleDescription(/kg 사이로 적어 주세요/)
    await expect(entry(page)).toBeVisible()
  })

  test('a goal can be set and changed, and the graph names it [HLG-05]', async ({ page, member }) => {
    await openWeight(page, await member('saebyeok'))
    await enter(page, '70.0')
    const setGoal = async (button: RegExp, kg: string) => {
      await page.getByRole('button', { name: '더 보기' }).click()
      await page.getByRole('dialog', { name: '더 보기' }).getByRole('button', { name: button }).click()
      const goal = page.getByRole('dialog', { name: button })
      await goal.getByRole('textbox', { name: '목표 체중' }).fill(kg)
      await goal.getByRole('button', { name: '저장하기' }).click()
      await expect(goal).toBeHidden()
    }
    await setGoal(/목표 정하기/, '66.0')
    await expect(page.getByRole('region', { name: '최근 체중' })).toContainText(/4\.0\skg/)
    await setGoal(/목표 바꾸기/, '65.0')
    await expect(page.getByRole('region', { name: '최근 체중' })).toContainText(/5\.0\skg/)
    await expect(graph(page)).toHaveAccessibleName(/목표는 65\.0\skg/)
  })

  test('week, month, three months, a year and three each show their span, and so does the month before', async ({
    page,
    member,
  }) => {
    await openWeight(page, await member())
    for (const [name, words] of [
      ['1주', '최근 1주'],
      ['3개월', '최근 3개월'],
      ['1년', '최근 1년'],
      ['3년', '최근 3년'],
      ['1개월', '최근 1개월'],
    ] as const) {
      await page.getByRole('radio', { name }).click()
      await expect(page.getByRole('radio', { name })).toBeChecked()
      await expect(graph(page)).toHaveAccessibleName(new RegExp(words))
    }
    await page.getByRole('button', { name: '이전 달' }).click()
    await expect(graph(page)).toHaveAccessibleName(/^(\d{4}년 )?\d{1,2}월 체중\. .*kg/)
    await page.getByRole('button', { name: '다음 달' }).click()
    await expect(graph(page)).toHaveAccessibleName(/^최근 1개월 체중\./)
  })

  test('readings say where they come from', async ({ page, member }) => {
    await openWeight(page, await member())
    await page.getByRole('button', { name: '전체 보기' }).click()
    await expect(records(page).filter({ hasText: '삼성 헬스' }).first()).toBeVisible()
    await expect(records(page).filter({ hasText: '직접 입력' }).first()).toBeVisible()
  })

  test('the values of the graph can be read as a table', async ({ page, member }) => {
    await openWeight(page, await member())
    await expect(graph(page)).toBeVisible()
    expect(await page.getByRole('table', { name: /체중/ }).getByRole('row').count()).toBeGreaterThan(3)
  })
})
