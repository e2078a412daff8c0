import type { Page } from '@playwright/test'
import { expectPath, open, openFresh, signIn, signOut } from '../../support/app.ts'
import { openSignedIn } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

test.use({ simulator: true })

// One pixel is photograph enough: what is sent is drawn anew.
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const databases = (page: Page) => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
const photo = (name: string) => ({ name, mimeType: 'image/png', buffer: PIXEL })

test('what is said without a connection is kept with its photos, sent once, and answered [CUS-01] [CUS-02]', async ({
  page,
  member,
  device,
  context,
}) => {
  const haneul = await member('haneul')
  await openSignedIn(page, haneul, '/customer/voc')
  await expect(page.getByRole('heading', { level: 1, name: '무슨 일이 있었어요?' })).toBeVisible()
  await page.getByLabel('있었던 일', { exact: true }).last().fill('미역국이 평소보다 짰어요.')
  await page.locator('input[type=file]').setInputFiles([photo('국.png'), photo('밥.png')])
  await expect(page.getByRole('button', { name: '사진 2 빼기' })).toBeVisible()

  await context.setOffline(true)
  await page.getByRole('button', { name: '보내기', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: '아직 보내지 못했어요' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: '답을 기다리고 있어요' })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('미역국이 평소보다 짰어요.', { exact: true })).toBeVisible()
  await expect(page.getByRole('img', { name: /보낸 사진/ })).toHaveCount(2)
  const qnaSeq = Number(/qnaSeq=(\d+)/.exec(page.url())?.[1])
  await page.getByRole('link', { name: '내가 한 말 모두 보기' }).click()
  await expectPath(page, '/customer/voc-list')
  await expect(page.getByRole('list', { name: '내가 한 말' }).getByRole('listitem')).toHaveCount(2)

  const answered = await page.request.post('/_stand-in/answer', {
    data: { usrId: haneul.username, qnaSeq, answer: '국간장을 줄였어요.' },
  })
  expect(answered.status()).toBe(204)
  await open(page, '/pushList')
  await expect(page.getByRole('link', { name: /물어보신 것에 답이 왔어요/ })).toBeVisible()

  const other = await device()
  await openSignedIn(other, await member('saebyeok'), `/customer/voc-list?qnaSeq=${String(qnaSeq)}`)
  await expect(other.getByRole('heading', { level: 1, name: '아직 하신 말이 없어요' })).toBeVisible()
})

test('what was not sent outlives a reload and a sign-out, locked, for the same member alone [CUS-01]', async ({
  page,
  member,
}) => {
  const [haneul, other] = [await member('haneul'), await member('haneul')]
  const words = page.getByRole('textbox', { name: '있었던 일' })
  const shown = page.getByRole('button', { name: '사진 1 빼기' })
  await openSignedIn(page, haneul, '/customer/voc')
  await words.fill('미역국이 평소보다 짰어요.')
  await page.locator('input[type=file]').setInputFiles([photo('국.png')])
  await expect(shown).toBeVisible()
  await expect.poll(() => databases(page)).toContain('hansang-locker')
  await openFresh(page, '/customer/voc')
  await expect(words).toHaveValue('미역국이 평소보다 짰어요.')
  await expect(shown).toBeVisible()

  await open(page, '/my/menu')
  await page.getByRole('button', { name: '로그아웃' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('보내지 않은 문의는 7일 동안 잠가 두고')
  await page.getByRole('alertdialog').getByRole('button', { name: '로그아웃' }).click()
  await expect.poll(() => databases(page)).toEqual(['hansang-locker'])

  await signIn(page, other)
  await open(page, '/customer/voc')
  await expect(words).toHaveValue('')
  await expect(shown).toBeHidden()
  await signOut(page)

  await signIn(page, haneul)
  await open(page, '/customer/voc')
  await expect(words).toHaveValue('미역국이 평소보다 짰어요.')
  await expect(shown).toBeVisible()
  await page.getByRole('button', { name: '보내기', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: '답을 기다리고 있어요' })).toBeVisible()
  await signOut(page)
  await expect.poll(() => databases(page)).toEqual([])
})
