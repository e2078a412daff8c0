import { open, settled, signOut } from '../../support/app.ts'
import { openSignedIn } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

test.describe('leaving the health log', () => {
  test.use({ startsAt: '21:05' })

  test('with its records empties hub, pages, exercise, medicine, score; a sign-out leaves nothing [HLG-10]', async ({
    page,
    member,
  }) => {
    await openSignedIn(page, await member('haneul'), '/healthlog/healthlog')
    await expect(page.getByText('68.4 kg').first()).toBeVisible()

    await open(page, '/my/settingAgree')
    await page.getByRole('button', { name: '휴대폰·기기에서 그만 가져오기' }).click()
    await page.getByRole('button', { name: '그만 가져오고 기록도 지우기' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '모두 지우기' }).click()
    await expect(page.getByText(/건강 기록 [\d,]+개를 지웠어요/)).toBeVisible()
    await expect(page.getByRole('switch', { name: '민감정보 처리' })).not.toBeChecked()

    await open(page, '/healthlog/healthlog')
    await settled(page)
    await expect(page.getByText('68.4')).toHaveCount(0)
    await open(page, '/healthlog/BloodpressureRecord')
    await expect(page.getByText('아직 혈압 기록이 없어요')).toBeVisible()
    await open(page, '/healthlog/sleepRecord')
    await expect(page.getByText('아직 수면 기록이 없어요')).toBeVisible()
    await open(page, '/healthlog/exerciselog')
    await expect(page.getByText('운동한 기록이 없어요').first()).toBeVisible()
    await open(page, '/healthlog/healthMedicine')
    await expect(page.getByRole('heading', { name: '먹는 약이 있나요?' })).toBeVisible()
    await open(page, '/healthlog/healthScore')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('세 가지만 알면')

    await signOut(page)
    const left = await page.evaluate(async () => ({
      databases: (await indexedDB.databases()).map(({ name }) => name),
      texts: JSON.stringify([...Object.entries(localStorage), ...Object.entries(sessionStorage)]),
    }))
    expect(left.databases).toEqual([])
    expect(left.texts).not.toMatch(/68\.4|118|kcal|helhidx/)
  })

  test('without its records keeps every value, and takes the consent back', async ({ page, member }) => {
    await openSignedIn(page, await member('haneul'), '/my/settingAgree')
    await page.getByRole('button', { name: '휴대폰·기기에서 그만 가져오기' }).click()
    await page.getByRole('button', { name: '기록은 두고 그만 가져오기' }).click()
    await expect(page.getByText('이제 휴대폰과 연결한 기기에서 가져오지 않아요')).toBeVisible()
    await expect(page.getByRole('switch', { name: '민감정보 처리' })).not.toBeChecked()
    await open(page, '/healthlog/WeightRecord')
    await expect(page.getByRole('list', { name: '기록' }).getByRole('button').first()).toBeVisible()
  })
})
