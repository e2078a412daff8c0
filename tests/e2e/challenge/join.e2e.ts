import { settled } from '../../support/app.ts'
import { openSignedIn } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

test('who joins is told who sees what, may link a phone later, and finds their promise after a reload [CHA-08] [CHA-03]', async ({ page, member }) => {
  await openSignedIn(page, await member('saebyeok'), '/challenge/ChallengeDetail?chalnCode=CH20261201')
  await page.getByRole('link', { name: '참여하기' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '누가 무엇을 보는지 먼저 알려 드릴게요' })).toBeVisible()
  await page.getByRole('checkbox', { name: '모두 동의해요' }).click()
  await page.getByRole('button', { name: '동의하고 계속하기' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '걸음은 휴대전화가 세어 줘요' })).toBeVisible()
  await page.getByRole('link', { name: '나중에 이을게요' }).click()
  await page.getByRole('textbox', { name: '나의 약속' }).fill('점심 먹고 한 바퀴')
  await page.getByRole('button', { name: '약속하고 참여하기' }).click()

  const slip = page.getByRole('region', { name: '나의 약속' })
  await expect(slip.getByText('점심 먹고 한 바퀴')).toBeVisible()
  await page.reload()
  await settled(page)
  await expect(slip.getByText('점심 먹고 한 바퀴')).toBeVisible()

  await slip.getByRole('button', { name: '약속 고치기' }).click()
  const sheet = page.getByRole('dialog', { name: '약속 고치기' })
  await sheet.getByRole('textbox', { name: '나의 약속' }).fill('저녁에도 한 바퀴')
  await sheet.getByRole('button', { name: '저장' }).click()
  await expect(slip.getByText('저녁에도 한 바퀴')).toBeVisible()
})
