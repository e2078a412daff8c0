import { open, settled, toast } from '../../support/app.ts'
import { openSignedIn } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

test('from the survey to a routine of what fits, and a favourite of it [EXR-01] [EXR-02]', async ({ page, member }) => {
  await openSignedIn(page, await member('saebyeok'), '/healthlog/exerciseAiCustom')
  await page.getByRole('radio', { name: '힘 기르기' }).check()
  await page.getByRole('button', { name: '다음' }).click()
  await page.getByRole('radio', { name: '한두 번' }).check()
  await page.getByRole('button', { name: '다음' }).click()
  await page.getByRole('checkbox', { name: '허리' }).check()
  await page.getByRole('button', { name: '결과 보기' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '대답에 맞는 운동이에요' })).toBeVisible()
  const [first] = await page.getByRole('checkbox', { name: /, 내 운동에 담기$/ }).all()
  await first?.check()
  await page.getByRole('button', { name: '1가지 담기' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '내 운동 1가지' })).toBeVisible()
  await page.getByRole('list', { name: '내 운동' }).getByRole('link').click()
  await expect(page.getByRole('link', { name: '시작하기' })).toBeVisible()
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await page.getByRole('button', { name: '즐겨찾기에 더하기' }).click()
  await expect(page.getByRole('button', { name: '즐겨찾기에서 빼기' })).toBeVisible()
  await open(page, '/healthlog/exerciseAiFavorite')
  await expect(page.getByRole('heading', { level: 1, name: '즐겨찾는 운동 1가지' })).toBeVisible()
  await expect(page.getByRole('link', { name: new RegExp(name) })).toBeVisible()
})

test('two tabs that save the settings for the first time end with them saved, the later with its own [HLG-08]', async ({
  page,
  context,
  member,
}) => {
  await openSignedIn(page, await member('saebyeok'), '/healthlog/exerciseAiSetting')
  // a second sign-in would end the first: another phone of the same member is another tab here
  const other = await context.newPage()
  await open(other, '/healthlog/exerciseAiSetting')
  await settled(other)
  const choose = async (one: typeof page, goal: string) => {
    await one.getByRole('button', { name: goal }).click()
    await one.getByRole('button', { name: '저장하기' }).click()
    await expect(toast(one, '저장했어요').first()).toBeVisible()
    await expect(one.getByRole('alert')).toHaveCount(0)
  }
  await choose(page, '근력 기르기')
  await choose(other, '몸 풀기')
  await open(page, '/healthlog/exercise')
  await settled(page)
  await page.reload()
  await open(page, '/healthlog/exerciseAiSetting')
  await expect(page.getByRole('button', { name: '몸 풀기' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('button', { name: '근력 기르기' })).toHaveAttribute('aria-pressed', 'false')
})
