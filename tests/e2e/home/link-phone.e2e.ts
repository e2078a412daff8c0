import { open, settled, signIn } from '../../support/app.ts'
import { SimulatorPanel } from '../../support/simulator.ts'
import { expect, test } from '../../support/test.ts'

// The handle of the simulator stands beside the phone column in a wide window.
test.use({ simulator: true, viewport: { width: 1280, height: 844 }, startsAt: '09:14' })
// Waits for a phone, and for what it brings.
test.setTimeout(90_000)

test('a newcomer links the phone on the card: refused, then allowed, steps stand [NAT-28] [NAT-29] [ERR-15]', async ({
  page,
  member,
}) => {
  const newcomer = await member('saebyeok')
  await open(page, '/login')
  const simulator = new SimulatorPanel(page)
  await simulator.play('Android', '1.01.14')
  await signIn(page, newcomer)
  await page.getByRole('button', { name: /^한빛타워점/ }).click()

  const card = page.getByRole('region', { name: /휴대폰이 세고 있어요/ })
  await card.getByRole('button', { name: '삼성 헬스 잇기' }).click()
  await card.getByRole('button', { name: '내용 보기' }).click()
  await expect(card.getByText(/^걸음과 식사는 이 동의만으로 저장하고/)).toBeVisible()
  await card.getByRole('button', { name: '동의하고 잇기' }).click()
  await expect(card.getByText('삼성 헬스에서 허용해 주세요')).toBeVisible()
  await simulator.answerSystem('허용 안 함')
  await expect(card.getByRole('alert')).toContainText('아직 허용되지 않았어요')
  await expect(page.getByRole('region', { name: '점심 식단' })).toBeVisible()

  await card.getByRole('button', { name: '다시 잇기' }).click()
  await simulator.answerSystem('허용')
  await expect(page.getByText('휴대폰을 이었어요. 걸음을 가져올게요.')).toBeVisible()
  await expect(card).toHaveCount(0, { timeout: 30_000 })
  await expect(page.getByRole('img', { name: /^걸음 [\d,]+보/ })).toBeVisible()
})

test('what is put off is not asked again on this visit, and home goes on without it [STO-09]', async ({
  page,
  member,
}) => {
  const newcomer = await member('saebyeok')
  await open(page, '/login')
  await new SimulatorPanel(page).play('iOS', '1.01.01')
  await signIn(page, newcomer)
  await page.getByRole('button', { name: /^한빛타워점/ }).click()
  await expect(page.getByRole('button', { name: '애플 건강 잇기' })).toBeVisible()
  await page.getByRole('button', { name: '나중에' }).click()
  await expect(page.getByRole('button', { name: '애플 건강 잇기' })).toHaveCount(0)
  await page.reload()
  await settled(page)
  await expect(page.getByRole('region', { name: '점심 식단' })).toBeVisible()
  await expect(page.getByRole('button', { name: '애플 건강 잇기' })).toHaveCount(0)
})
