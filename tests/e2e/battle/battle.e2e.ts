import type { Page } from '@playwright/test'
import type { Member } from '../../support/backend.ts'
import { openFresh, pathOf, reload } from '../../support/app.ts'
import { openSignedIn } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

/** Opens the app as somebody with a name of their own: the list of colleagues finds nobody else by it. */
async function openNamed(page: Page, member: Member, path: string): Promise<string> {
  const { username, password } = member
  const nickName = `맞수${username.slice(-5)}`
  const session = await page.request.post('/login', { form: { username, password, 'remember-me': 'false' } })
  const answer = await page.request.post('/api/mypage/modifyUsrInfoNickNm', {
    data: { nickName },
    headers: { Authorization: session.headers()['authorization'] ?? '' },
  })
  expect(answer.status()).toBe(200)
  await openSignedIn(page, member, path)
  return nickName
}

const title = (page: Page, name: RegExp) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

test('a battle is asked for, gathered, accepted after a lost answer, and called off for both [CHA-06]', async ({
  page,
  member,
  device,
  backend,
}) => {
  const [maker, rival] = [await member('saebyeok'), await member('saebyeok')]
  const phone = await device()
  const rivalName = await openNamed(phone, rival, '/service/battle/BatList')
  await title(phone, /아직 배틀이 없어요/)

  const makerName = await openNamed(page, maker, '/service/battle/BatTeamMake')
  await page.getByLabel('별명으로 찾기').first().fill(rivalName)
  await page.getByRole('list', { name: '상대 팀을 이끌 사람' }).getByRole('checkbox', { name: rivalName }).check()
  await page.getByLabel('배틀 이름').fill('다음 주 한판')
  await page.getByLabel('우리 팀 이름').fill('천천히 하나')
  await page.getByRole('button', { name: `${rivalName}님에게 한판 걸기` }).click()
  await title(page, /답을\s+기다리고 있어요/)
  // By its number: without one the address means the battle that is still being counted.
  await expect.poll(() => pathOf(page)).toMatch(/^\/service\/battle\/Battle\?batSeq=\d+$/)

  await openFresh(phone, '/challenge/challenge')
  await phone.getByRole('link', { name: new RegExp(`${makerName}님이 한판 하재요`) }).click()
  await title(phone, /한판 하재요/)
  await phone.getByRole('link', { name: '받고 팀 꾸리기' }).click()
  await phone.getByLabel('우리 팀 이름').fill('느긋한 하나')
  await backend.play({
    name: 'cut',
    username: rival.username,
    times: 'always',
    path: '/api/chalen/battle/acceptBattle',
  })
  await phone.getByRole('button', { name: '한판 받기' }).click()
  await title(phone, /이제 받기만 하면 돼요/)
  await expect(phone.getByRole('alert').filter({ hasText: '저장하지 못했어요' })).toBeVisible()
  // Who leaves there finds the way on where the invitation was, and in the battle itself.
  await openFresh(phone, '/service/battle/Battle')
  await title(phone, /아직 답하지 않았어요/)
  await expect(phone.getByRole('link', { name: '초대 보기' })).toBeVisible()
  await openFresh(phone, '/challenge/challenge')
  await phone.getByRole('link', { name: new RegExp(`${makerName}님이 한판 하재요`) }).click()
  await phone.getByRole('link', { name: '이어서 받기' }).click()
  await title(phone, /이제 받기만 하면 돼요/)
  await backend.endFaults(rival.username)
  await phone.getByRole('button', { name: '한판 받기' }).click()
  await title(phone, /뒤에 시작해요/)

  await openFresh(phone, '/service/battle/BatList')
  await expect(phone.getByRole('link', { name: /느긋한 하나 대 천천히 하나/ })).toBeVisible()

  await reload(page)
  await title(page, /뒤에 시작해요/)
  await page.getByRole('button', { name: '배틀 취소하기' }).click()
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: '취소하기' }).click()
  await expect(page.getByText('배틀을 취소했어요')).toBeVisible()

  await openFresh(phone, '/service/battle/BatList?tab=news')
  await expect(phone.getByText('배틀이 취소됐어요')).toBeVisible()
})
