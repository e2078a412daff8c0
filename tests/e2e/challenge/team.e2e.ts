import type { Page } from '@playwright/test'
import { expectPath, openFresh, reload } from '../../support/app.ts'
import type { Member } from '../../support/backend.ts'
import { openSignedIn } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

const WINTER = 'chalnCode=CH20261201'
const title = (page: Page, name: RegExp) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

test('a kept seat is taken after its terms, and left again with the challenge [CHA-05] [CHA-08] [CHA-02]', async ({
  page,
  member,
}) => {
  await openSignedIn(page, await member(), '/challenge/challenge')
  const waiting = page.getByRole('link', { name: /도담님이 한 자리를 비워 뒀어요/ })
  await waiting.click()
  await title(page, /도담님이 한 자리를/)
  await page.getByRole('button', { name: '자리에 앉기' }).click()
  await page.getByRole('checkbox', { name: '모두 동의해요' }).click()
  await page.getByRole('button', { name: '동의하고 계속하기' }).click()
  await title(page, /3명이 함께해요/)

  await openFresh(page, `/challenge/ChallengeDetail?${WINTER}`)
  await page.getByRole('button', { name: '더 보기' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '그만두기' }).click()
  const asked = page.getByRole('alertdialog', { name: '그만둘까요?' })
  await expect(asked).toContainText('팀에서도 나와요')
  await asked.getByRole('button', { name: '그만두기' }).click()
  await expectPath(page, '/challenge/challenge')
  await expect(page.getByRole('link', { name: '모든 챌린지 보기' })).toBeVisible()
  // The seat was answered: leaving does not ask anew.
  await expect(waiting).toBeHidden()
  await openFresh(page, `/challenge/ChallengeDetail?${WINTER}`)
  await expect(page.getByRole('link', { name: '참여하기' })).toBeVisible()
})

/**
 * Gives somebody a name of their own, by which the list of colleagues finds nobody else, and takes them into the
 * challenge where they are to be in it.
 */
async function named(page: Page, { username, password }: Member, isIn = false): Promise<string> {
  const nickName = `걷는${username.slice(-5)}`
  const session = await page.request.post('/login', { form: { username, password, 'remember-me': 'false' } })
  const write = async (path: string, data: object) => {
    const answer = await page.request.post(path, {
      data,
      headers: { Authorization: session.headers()['authorization'] ?? '' },
    })
    expect(answer.status()).toBe(200)
  }
  await write('/api/mypage/modifyUsrInfoNickNm', { nickName })
  if (isIn) {
    const chalnCode = 'CH20261201'
    await write('/api/chalen/challenge/insertChalTerms', {
      chalnCode,
      termsList: [61, 62, 63].map((termsSeq) => ({ termsSeq, agreeYn: 'Y' })),
    })
    await write('/api/chalen/challenge/insertChalJoin', { chalnCode })
  }
  return nickName
}

test('a team is made and two are asked; one sits it out, and the seat goes to a third [CHA-05] [journey 5]', async ({
  page,
  member,
  device,
}) => {
  const [leader, waits, declines, third] = [
    await member('saebyeok'),
    await member('saebyeok'),
    await member('saebyeok'),
    await member('saebyeok'),
  ]
  const phone = await device()
  const leaderName = await named(page, leader, true)
  const [waitsName, declinesName, thirdName] = [
    await named(phone, waits),
    await named(phone, declines),
    await named(phone, third),
  ]
  const pick = async (name: string) => {
    const found = page.getByRole('list', { name: '동료 부르기' })
    await page.getByLabel('별명으로 찾기').fill(name)
    // A row that moves up between pressing and letting go is not tapped.
    await expect(found.getByRole('listitem')).toHaveCount(1)
    await found.getByRole('checkbox', { name }).check()
  }
  const sent = page.getByRole('list', { name: '보낸 초대' })

  await openSignedIn(page, leader, `/service/chalTeamMake?${WINTER}`)
  await page.getByRole('textbox', { name: '팀 이름' }).fill(`느린 ${leaderName}`)
  await pick(waitsName)
  await pick(declinesName)
  await page.getByRole('button', { name: '팀 만들고 2명 부르기' }).click()
  await title(page, /1명이 함께해요/)
  await expect(sent.getByText(declinesName)).toBeVisible()

  await openSignedIn(phone, declines, '/challenge/challenge')
  const waiting = phone.getByRole('link', { name: new RegExp(`${leaderName}님이 한 자리를 비워 뒀어요`) })
  await waiting.click()
  await title(phone, new RegExp(`${leaderName}님이 한 자리를`))
  await phone.getByRole('button', { name: '이번엔 쉴게요' }).click()
  await expectPath(phone, '/challenge/challenge')
  await expect(waiting).toBeHidden()

  await reload(page)
  await expect(sent.getByText(waitsName)).toBeVisible()
  await expect(sent.getByText(declinesName)).toBeHidden()
  await pick(thirdName)
  await page.getByRole('button', { name: '1명 부르기' }).click()
  await expect(sent.getByText(thirdName)).toBeVisible()
})

test('the own team has its place among all, and of people those of the own team alone are shown', async ({
  page,
  member,
}) => {
  await openSignedIn(page, await member(), '/challenge/ChallengeDetail?chalnCode=CH20261102&view=ranking')
  await page.getByRole('radio', { name: '전체' }).click()
  const teams = page.getByRole('list', { name: '팀 순위' })
  await expect(
    teams.getByRole('listitem').filter({ hasText: '산책은 못 참지' }).filter({ hasText: '우리 팀' }),
  ).toHaveCount(1)
  await expect(teams.getByText('계단부자')).toBeVisible()
  await page.getByRole('radio', { name: '우리 팀' }).click()
  const people = page.getByRole('list', { name: '우리 팀' })
  await expect(people.getByText('서윤')).toBeVisible()
  // The first of another team walks more than anybody here.
  await expect(people.getByText('단비')).toHaveCount(0)
})
