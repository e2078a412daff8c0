import { reload, settled } from '../../support/app.ts'
import { seoulDay, seoulToday } from '../../support/clock.ts'
import { openSignedIn } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

/** Saturday and Sunday: how many days ago Friday was. */
const SINCE_FRIDAY = new Map([
  [6, 1],
  [0, 2],
])

/** The last day on which the lunch walk asks for something: today, or Friday at the weekend. */
function lastWorkday(): string {
  const noon = seoulToday('12:00')
  const weekday = noon.getUTCDay()
  const back = SINCE_FRIDAY.get(weekday) ?? 0
  return seoulDay(new Date(noon.getTime() - back * 86_400_000))
}

test('a mission is taken back and ticked again with a note, also after a reload [MIS-01] [MIS-03] [MIS-05]', async ({
  page,
  member,
}) => {
  await openSignedIn(page, await member('haneul'), `/challenge/mission?day=${lastWorkday()}`)
  const missions = page.getByRole('list', { name: '미션', exact: true })
  const sheet = page.getByRole('dialog', { name: '계단으로 5층 오르기' })
  const stairs = (state: string) => missions.getByRole('button', { name: new RegExp(`${state}.*계단으로 5층 오르기`) })

  await stairs('완료').click()
  await sheet.getByRole('button', { name: '안 한 것으로 되돌리기' }).click()
  await expect(sheet).toBeHidden()
  await stairs('하는 중').click()
  await sheet.getByLabel('한마디').fill('두 번에 나눠서')
  await sheet.getByRole('button', { name: '했어요' }).click()
  await expect(sheet).toBeHidden()
  await expect(stairs('완료')).toBeVisible()

  await reload(page)
  await settled(page)
  await stairs('완료').click()
  await expect(sheet.getByLabel('한마디')).toHaveValue('두 번에 나눠서')
})

test('a challenge is joined, its three missions are done there, and the day counts at once [CHA-01] [MIS-01]', async ({
  page,
  member,
}) => {
  await openSignedIn(page, await member('saebyeok'), '/challenge/ChallengeDetail?chalnCode=CH20261116')
  await page.getByRole('link', { name: '참여하기' }).click()
  await page.getByRole('checkbox', { name: '모두 동의해요' }).click()
  await page.getByRole('button', { name: '동의하고 계속하기' }).click()
  await page.getByRole('textbox', { name: '나의 약속' }).fill('한 층이라도')
  await page.getByRole('button', { name: '약속하고 참여하기' }).click()

  await expect(page.getByRole('heading', { level: 1, name: '20일만 더 하면' })).toBeVisible()
  const missions = page.getByRole('list', { name: '오늘의 미션', exact: true })
  for (const name of ['출근길에 계단 한 번', '점심 먹고 계단으로 돌아오기', '한 층은 걸어서 내려가기']) {
    await missions.getByRole('button', { name: new RegExp(`하는 중.*${name}`) }).click()
    const sheet = page.getByRole('dialog', { name })
    await sheet.getByRole('button', { name: '했어요' }).click()
    await expect(sheet).toBeHidden()
    await expect(missions.getByRole('button', { name: new RegExp(`완료.*${name}`) })).toBeVisible()
  }
  await expect(page.getByRole('heading', { level: 1, name: '19일만 더 하면' })).toBeVisible()

  await missions.getByRole('button', { name: /완료.*출근길에 계단 한 번/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: '안 한 것으로 되돌리기' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '20일만 더 하면' })).toBeVisible()
})
