import { expectPath, open, pathOf, settled, signIn, toast } from '../../support/app.ts'
import { wantedPath } from '../../support/session.ts'
import { SimulatorPanel } from '../../support/simulator.ts'
import { expect, test } from '../../support/test.ts'
import type { Page } from '@playwright/test'
import type { Member } from '../../support/backend.ts'

// The handle of the simulator stands beside the phone column in a wide window.
test.use({ simulator: true, viewport: { width: 1280, height: 844 } })
// Several syncs, and the waits of a slow shell, one after the other.
test.setTimeout(90_000)

/** Signs a member without data in, on a phone of this kind. */
async function onPhone(
  page: Page,
  member: Member,
  platform: 'Android' | 'iOS',
  version: string,
): Promise<SimulatorPanel> {
  await open(page, '/login')
  const simulator = new SimulatorPanel(page)
  await simulator.play(platform, version)
  await signIn(page, member)
  return simulator
}

/** Links the phone as a member does: what is asked is read, both consents are given. */
async function link(page: Page): Promise<void> {
  await open(page, '/healthlog/healthDataLink')
  await page.getByRole('link', { name: '연결하기' }).click()
  await page.getByRole('checkbox', { name: '건강정보 수집·이용 동의 (필수)' }).check()
  await page.getByRole('checkbox', { name: '민감정보 처리 동의 (필수)' }).check()
  await page.getByRole('button', { name: '동의하고 권한 고르기' }).click()
}

const lastSync = (page: Page) => page.getByText('연동을 마쳤어요').first()
const syncButton = (page: Page) => page.getByRole('button', { name: '지금 연동하기' })
const todaySteps = async (page: Page): Promise<number> => {
  await open(page, '/main')
  await settled(page)
  const words = await page.getByRole('img', { name: /^걸음 [\d,]+보/ }).getAttribute('aria-label')
  return Number(/걸음 ([\d,]+)보/.exec(words ?? '')?.[1]?.replaceAll(',', ''))
}

test('a new member links an Android phone; steps and weights arrive, once [HSY-15] [HSY-29] [HSY-52] [HSY-61]', async ({
  page,
  member,
}) => {
  const simulator = await onPhone(page, await member('saebyeok'), 'Android', '1.01.14')
  await link(page)
  await simulator.answerSystem('허용')
  await expectPath(page, '/healthlog/healthDataLink')
  await expect(lastSync(page)).toBeVisible({ timeout: 30_000 })
  expect(await simulator.calls()).toContain('querySamsungHealth ALLDATA')
  // The receipt tells the range asked, what was read and what was kept.
  await page.getByRole('button', { name: '마지막 연동 자세히' }).click()
  const receipt = page.getByRole('dialog', { name: /연동$/ })
  await expect(receipt.getByRole('region', { name: '걸음', exact: true })).toHaveText(
    /^걸음기록 [1-9]\d*개.+월 \d+일 – .+월 \d+일 · [1-9]\d*개 읽음/,
  )
  await receipt.getByRole('button', { name: '닫기' }).click()
  await expect(receipt).toHaveCount(0)

  const steps = await todaySteps(page)
  expect(steps).toBeGreaterThan(0)
  await open(page, '/healthlog/WeightRecord')
  await expect(page.getByText('삼성 헬스').first()).toBeVisible()

  await open(page, '/healthlog/healthDataLink')
  await syncButton(page).click()
  await expect(page.getByRole('heading', { name: '지난 연동' })).toBeVisible({ timeout: 30_000 })
  await expect(syncButton(page)).not.toHaveAttribute('aria-busy', 'true', { timeout: 30_000 })
  expect(await todaySteps(page)).toBe(steps)
})

test('a weight that is removed here stays away at the next sync, the receipt says so, and the rest stays', async ({
  page,
  member,
}) => {
  const simulator = await onPhone(page, await member('saebyeok'), 'Android', '1.01.14')
  await link(page)
  await simulator.answerSystem('허용')
  await expect(lastSync(page)).toBeVisible({ timeout: 30_000 })
  await open(page, '/healthlog/WeightRecord')
  const records = page.getByRole('list', { name: '기록' }).getByRole('button')
  await expect(records.first()).toBeVisible()
  const count = await records.count()
  await records.first().click()
  await page.getByRole('dialog', { name: '체중 고치기' }).getByRole('button', { name: '지우기', exact: true }).click()
  await expect(toast(page, '기록을 지웠어요. 휴대폰에는 남아 있지만 다시 가져오지 않아요.')).toBeVisible()
  await expect(records).toHaveCount(count - 1)

  await open(page, '/healthlog/healthDataLink')
  await syncButton(page).click()
  await expect(syncButton(page)).not.toHaveAttribute('aria-busy', 'true', { timeout: 30_000 })
  await expect(page.getByRole('heading', { name: '지난 연동' })).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: '마지막 연동 자세히' }).click()
  const kind = page.getByRole('dialog', { name: /연동$/ }).getByRole('region', { name: '몸 상태와 수면', exact: true })
  await expect(kind).toContainText('1개 제외: 여기서 지운 기록')
  await expect(kind).not.toContainText('여기서도 지웠어요')
  await open(page, '/healthlog/WeightRecord')
  await expect(records).toHaveCount(count - 1)
})

test('a new member links an iPhone 1.01.01: steps arrive, by Apple’s queries alone [HSY-17] [HSY-53] [HSY-79]', async ({
  page,
  member,
}) => {
  const simulator = await onPhone(page, await member('saebyeok'), 'iOS', '1.01.01')
  await link(page)
  await expectPath(page, '/healthlog/healthDataLink')
  await expect(lastSync(page)).toBeVisible({ timeout: 30_000 })
  const calls = await simulator.calls()
  expect(calls).toContain('queryAppleHealth STEPCOUNT')
  expect(calls.filter((name) => name.startsWith('querySamsungHealth'))).toEqual([])
  expect(await todaySteps(page)).toBeGreaterThan(0)
})

test('an old shell 1.00.16 is asked no permissions, and takes what it is assumed to allow [HSY-29] [HSY-30]', async ({
  page,
  member,
}) => {
  const simulator = await onPhone(page, await member('saebyeok'), 'Android', '1.00.16')
  await link(page)
  await expectPath(page, '/healthlog/healthDataLink')
  await expect(lastSync(page)).toBeVisible({ timeout: 30_000 })
  const calls = await simulator.calls()
  expect(calls.filter((name) => /PERMISSION|ALLDATA|SLEEP|BLOODPRESSURE/.test(name))).toEqual([])
  expect(calls).toContain('querySamsungHealth STEPCOUNT_DETAIL')
})

test('with the consent off nothing is read from the phone [HSY-01] [HSY-04] [HSY-68]', async ({ page, member }) => {
  const simulator = await onPhone(page, await member('saebyeok'), 'Android', '1.01.14')
  await link(page)
  await simulator.answerSystem('허용')
  await expect(lastSync(page)).toBeVisible({ timeout: 30_000 })
  await open(page, '/my/settingAgree')
  await page.getByRole('switch', { name: '민감정보 처리' }).press('Space')
  await page.getByRole('alertdialog').getByRole('button', { name: '거둘게요' }).click()
  await expect(page.getByText('동의를 거뒀어요')).toBeVisible()
  const panel = await simulator.open('호출')
  await panel.getByRole('button', { name: '목록 비우기' }).click()
  await (await simulator.open('기기')).getByRole('button', { name: '앱으로 돌아오기' }).click()
  await simulator.close()
  await open(page, '/healthlog/healthDataLink')
  await expect(page.getByText('민감정보 동의가 꺼져 있어요')).toBeVisible()
  expect((await simulator.calls()).filter((name) => /^query(?:Samsung|Apple)Health/.test(name))).toEqual([])
})

test('a refused permission leaves the link without records, and says how they come [HSY-34] [HSY-35]', async ({
  page,
  member,
}) => {
  const simulator = await onPhone(page, await member('saebyeok'), 'Android', '1.01.14')
  await link(page)
  await simulator.answerSystem('허용 안 함')
  await expectPath(page, '/healthlog/healthDataLink')
  await expect(page.getByText('연결됨', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('휴대폰에서 권한을 켜면 들어와요').first()).toBeVisible({ timeout: 30_000 })
  const calls = await simulator.calls()
  expect(calls.filter((name) => /STEPCOUNT|EXERCISE|FOOD/.test(name))).toEqual([])
})

test('a bridge that dies midway loses nothing and doubles nothing: the next sync goes on [HSY-70]', async ({
  page,
  member,
}) => {
  const simulator = await onPhone(page, await member('saebyeok'), 'Android', '1.01.14')
  await simulator.fault('연동 중간에 브리지가 죽음')
  await link(page)
  await simulator.answerSystem('허용')
  await expectPath(page, '/healthlog/healthDataLink')
  await expect(page.getByText(/다음에 다시 가져와요/).first()).toBeVisible({ timeout: 30_000 })
  await simulator.fault('장애 없음')
  await simulator.play('Android', '1.01.14')
  // The session is kept in local storage where the dead bridge could not take it: the member is still signed in.
  await expectPath(page, '/healthlog/healthDataLink')
  await syncButton(page).click()
  await expect(lastSync(page)).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText(/이번에는 가져오지 못했어요/)).toHaveCount(0)
  const steps = await todaySteps(page)
  expect(steps).toBeGreaterThan(0)
  await open(page, '/healthlog/healthDataLink')
  await syncButton(page).click()
  await expect(syncButton(page)).not.toHaveAttribute('aria-busy', 'true', { timeout: 30_000 })
  expect(await todaySteps(page)).toBe(steps)
})

test('a second sign-in during a sync ends the session as ever, and the sync too [ERR-01] [HSY-13] [SES-25]', async ({
  page,
  member,
  device,
}) => {
  const account = await member('saebyeok')
  const simulator = await onPhone(page, account, 'Android', '1.01.14')
  await link(page)
  await simulator.answerSystem('허용')
  await expect(lastSync(page)).toBeVisible({ timeout: 30_000 })
  await simulator.fault('느림 (4초)')
  await syncButton(page).click()
  await signIn(await device(), account)
  await expect.poll(() => pathOf(page), { timeout: 40_000 }).toMatch(/dupLogin/)
})

test('a deep link to a challenge that arrives signed out waits for the sign-in [RSM-14] [RSM-21] [STO-06]', async ({
  page,
  member,
}) => {
  await open(page, '/login')
  const simulator = new SimulatorPanel(page)
  await simulator.play('Android', '1.01.14')
  // A link that came before the first start has looked for one would be taken by that.
  await expect(
    (await simulator.open('호출')).getByRole('list', { name: '브리지 호출' }).getByText('"deepLink"'),
  ).toBeAttached()
  const panel = await simulator.open('기기')
  await panel.getByRole('button', { name: '딥링크로 열기' }).click()
  // Coming back on the sign-in does nothing [RSM-02]; the start that follows reads the link once.
  await panel.getByRole('button', { name: '앱 다시 시작' }).click()
  await expectPath(page, '/login')
  // The start has read the link: it stands on the sign-in as before, and only this tells.
  await expect.poll(() => wantedPath(page)).toContain('/challenge/ChallengeDetail')
  const account = await member('saebyeok')
  await page.getByRole('textbox', { name: '아이디' }).fill(account.username)
  await page.getByLabel('비밀번호', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: '로그인', exact: true }).click()
  await expect.poll(() => pathOf(page), { timeout: 20_000 }).toContain('/challenge/ChallengeDetail')
  await expect.poll(() => pathOf(page)).toContain('CH20261102')
})
