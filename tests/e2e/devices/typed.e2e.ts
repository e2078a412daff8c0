import { agreeAndSave, expectPath } from '../../support/app.ts'
import { openSignedIn } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

test('a computer says why nothing comes to it, and the number gets in [HLG-09]', async ({ page, member }) => {
  await openSignedIn(page, await member('saebyeok'), '/healthlog/omronbloodpressureMeasurement')
  await expect(page.getByRole('heading', { name: '여기서는 기다릴 수 없어요' })).toBeVisible()
  await page.getByRole('link', { name: '숫자로 적기' }).click()
  await expectPath(page, '/healthlog/BloodpressureRecord')
  const entry = page.getByRole('dialog', { name: '혈압 기록하기' })
  const keypad = entry.getByRole('group', { name: '숫자판' })
  for (const key of '11876') await keypad.getByRole('button', { name: key, exact: true }).click()
  await agreeAndSave(entry)
  await expect(entry).toBeHidden()
  await expect(page.getByRole('list', { name: '기록' }).getByRole('button').first()).toHaveAccessibleName(
    /^118\/76 mmHg.*직접 입력/,
  )
})
