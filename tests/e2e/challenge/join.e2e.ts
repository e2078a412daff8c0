import { settled } from '../../support/app.ts'
import { openSignedIn } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

test('who joins is told who sees what, may link a phone later, and finds the promise again [CHA-08] [CHA-03]', async ({
  page,
  member,
}) => {
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

const STAIRS = '/challenge/ChallengeDetail?chalnCode=CH20261116'
const DINNERS = '/challenge/ChallengeDetail?chalnCode=CH20261204'

test('who reads a day’s tasks joins, sees today’s missions, also after a reload [CHA-01] [CHA-08] [journey 1]', async ({
  page,
  member,
}) => {
  await openSignedIn(page, await member('haneul'), STAIRS)
  await expect(page.getByRole('list', { name: '하루에 할 일' }).getByText('출근길에 계단 한 번')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: '누가 무엇을 보나요' })).toBeVisible()
  await page.getByRole('link', { name: '참여하기' }).click()
  await expect(page.getByRole('button', { name: '동의하고 계속하기' })).toBeDisabled()
  await page.getByRole('checkbox', { name: '모두 동의해요' }).click()
  await page.getByRole('button', { name: '동의하고 계속하기' }).click()
  await page.getByRole('textbox', { name: '나의 약속' }).fill('두 층은 걸어서')
  await page.getByRole('button', { name: '약속하고 참여하기' }).click()

  const missions = page.getByRole('list', { name: '오늘의 미션', exact: true })
  await expect(missions.getByText('출근길에 계단 한 번')).toBeVisible()
  await page.reload()
  await settled(page)
  await expect(missions.getByText('출근길에 계단 한 번')).toBeVisible()
  await expect(page.getByRole('region', { name: '나의 약속' }).getByText('두 층은 걸어서')).toBeVisible()
})

test('a sign-up whose answer is lost is found to have gone well, and has taken one place [journey 2]', async ({
  page,
  member,
  backend,
}) => {
  const saebyeok = await member('saebyeok')
  await openSignedIn(page, saebyeok, DINNERS)
  const people = page.getByRole('listitem').filter({ hasText: '함께하는 사람' })
  await expect(people).toContainText(/\d+명/)
  const before = Number(/(\d+)명/.exec(await people.innerText())?.[1])
  await page.getByRole('link', { name: '참여하기' }).click()
  await page.getByRole('checkbox', { name: '모두 동의해요' }).click()
  await page.getByRole('button', { name: '동의하고 계속하기' }).click()
  // Nothing is promised here: nothing is asked.
  await expect(page.getByRole('heading', { level: 1, name: '이제 함께 시작해 볼까요?' })).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await backend.play({ name: 'lost', username: saebyeok.username, path: '/api/chalen/challenge/insertChalJoin' })
  await page.getByRole('button', { name: '참여하기' }).click()

  await expect(page.getByText('함께하게 됐어요')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: /뒤에 함께 시작해요/ })).toBeVisible()
  await expect(people).toContainText(`${String(before + 1)}명`)
})
