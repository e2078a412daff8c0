import { open, settled } from '../../support/app.ts'
import { openSignedIn } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

const STORIES = '/care/healthCareService'

test('stories lead on to the challenges a member is in, and to what a station measured [CAR-01]', async ({
  page,
  member,
}) => {
  await openSignedIn(page, await member('haneul'), STORIES)
  await settled(page)
  const challenges = page.getByRole('region', { name: '읽었으면 해 볼까요' }).getByRole('link')
  await expect(challenges).toHaveCount(2)
  await challenges.filter({ hasText: '영양사와 함께 저녁을 가볍게 바꾸는 32일' }).click()
  await expect(page).toHaveURL(/\/challenge\/ChallengeDetail\?chalnCode=CH20261029/)

  await open(page, '/welfit/WelfitMeasureList')
  await settled(page)
  await expect(
    page
      .getByRole('link', { name: /Fit-Check/ })
      .filter({ hasText: '체중 70.4 kg · 체지방률 22.7% · 골격근량 31.5 kg · 혈압 119/77 · 맥박 72 · 키 174.0 cm' }),
  ).toHaveCount(1)
})

test('the story of the week follows the sleep, once records may choose; before it is the newest [CAR-01]', async ({
  page,
  member,
}) => {
  await openSignedIn(page, await member('saebyeok'))
  await page.evaluate(() => (location.hash = '#/healthlog/sleepRecord?add=Y'))
  const sheet = page.getByRole('dialog', { name: '수면 기록' })
  await sheet.getByRole('button', { name: /일어난 시각/ }).click()
  await sheet.getByRole('group', { name: '일어난 시각' }).getByLabel('시각', { exact: true }).fill('04:40')
  await sheet.getByRole('button', { name: '동의하고 저장하기' }).click()
  await expect(sheet).toBeHidden()

  // The hub asks for the week's means; stories ask for nothing of the kind.
  const week = async () => {
    await open(page, '/healthlog/healthlog')
    await settled(page)
    await page.waitForLoadState('networkidle')
    await open(page, STORIES)
    await settled(page)
  }
  await week()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('잠들기 두 시간 전, 불빛부터 낮춰요')
  await expect(page.getByText(/이번 주 .* 주무신/)).toHaveCount(0)

  await open(page, '/my/settingAgree')
  await page.getByRole('switch', { name: '코칭 활용' }).press('Space')
  await expect(page.getByRole('switch', { name: '코칭 활용' })).toBeChecked()
  await week()
  await expect(page.getByText(/이번 주 5시간 10분 주무신 .+님께/)).toBeVisible()
  await page.getByRole('link', { name: /읽어 보기$/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('잠들기 두 시간 전, 불빛부터 낮춰요')
})

test('what a member chooses to read about stands first among the stories, and says why [MYP-09]', async ({
  page,
  member,
}) => {
  await openSignedIn(page, await member('saebyeok'), '/mypage/topic')
  await page.getByRole('button', { name: '마음 쉬기' }).click()
  await expect(page.getByText('1가지를 골랐어요. 건강 이야기에서 먼저 보여 드려요.')).toBeVisible()
  await page.getByRole('button', { name: '저장하기' }).click()
  await expect(page.getByText('저장했어요').first()).toBeVisible()
  await open(page, STORIES)
  await settled(page)
  await expect(page.getByText('관심 있다고 하신 마음 이야기예요')).toBeVisible()
})
