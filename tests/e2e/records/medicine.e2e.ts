import { settled, toast } from '../../support/app.ts'
import { openSignedIn } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

const ADDRESS = '/healthlog/healthMedicine'

test('a medicine is added, changed, removed and taken back [HLG-04]', async ({ page, member }) => {
  await openSignedIn(page, await member('saebyeok'), ADDRESS)
  await expect(page.getByRole('heading', { name: '먹는 약이 있나요?' })).toBeVisible()
  await page.getByRole('link', { name: '약 더하기' }).click()

  // What is missing is said before anything is sent.
  await expect(page.getByRole('heading', { name: '어떤 약을 드세요?' })).toBeVisible()
  await page.getByRole('button', { name: '저장하기' }).click()
  await expect(page.getByText('약 이름을 적어 주세요.')).toBeVisible()
  await page.getByRole('textbox', { name: '이름' }).fill('유산균')
  await page.getByRole('textbox', { name: '한 번에 먹는 양' }).fill('0.5')
  await page.getByRole('group', { name: '단위' }).getByRole('button', { name: '포' }).click()
  await page.getByRole('button', { name: '시간 더하기' }).click()
  await page.getByRole('group', { name: '2번째 시간, 식사와의 관계' }).getByRole('button', { name: '식전' }).click()

  // Leaving asks while something has changed.
  await page.getByRole('button', { name: '뒤로' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '계속 적을게요' }).click()
  await page.getByRole('button', { name: '저장하기' }).click()
  await expect(toast(page, '저장했어요').first()).toBeVisible()
  await settled(page)
  await expect(page.getByRole('heading', { name: '지금 먹는 약이 한 가지예요' })).toBeVisible()
  const row = page.getByRole('link', { name: /유산균/ })
  await expect(row).toContainText('½포 · 08:00 식후, 12:30 식전')

  await row.click()
  await page.getByRole('textbox', { name: '이름' }).fill('비타민 C')
  await page.getByRole('button', { name: '저장하기' }).click()
  const changed = page.getByRole('link', { name: /비타민 C/ })
  await expect(changed).toBeVisible()

  await changed.click()
  await page.getByRole('button', { name: '이 약 지우기' }).click()
  await expect(page.getByRole('heading', { name: '먹는 약이 있나요?' })).toBeVisible()
  await page.getByRole('button', { name: '되돌리기' }).click()
  await expect(changed).toContainText('½포 · 08:00 식후, 12:30 식전')
})

test('what haneul takes now stands before what is over, and a number of nobody says so', async ({ page, member }) => {
  const haneul = await member('haneul')
  await openSignedIn(page, haneul, ADDRESS)
  await expect(page.getByRole('heading', { name: '지금 먹는 약이 한 가지예요' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['지금 먹는 약', '전에 먹은 약'])
  await page.goto(`/#${ADDRESS}?medicine=9999`)
  await expect(page.getByRole('heading', { name: '이 약은 이제 없어요' })).toBeVisible()
})
