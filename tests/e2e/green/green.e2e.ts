import { reload } from '../../support/app.ts'
import { openSignedIn } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

test('a right quiz answer and a deed are one plate more each; the answer is on no wire before [journey 7]', async ({
  page,
  member,
}) => {
  const haneul = await member('haneul')
  const told: string[] = []
  page.on('response', (answer) => {
    if (answer.url().includes('/api/service/greenQuiz')) void answer.text().then((text) => told.push(text))
  })
  const done = page.getByRole('list', { name: /^10번 가운데/ })
  const count = async () => Number(/가운데 (\d+)번/.exec((await done.getAttribute('aria-label')) ?? '')?.[1])
  await openSignedIn(page, haneul, '/service/greenStamp')
  await expect(done).toBeVisible()
  const before = await count()

  await page.getByRole('link', { name: /그린 퀴즈/ }).click()
  await page.getByRole('link', { name: /지금 풀기/ }).click()
  await page.getByRole('radio', { name: '11 g', exact: true }).check()
  expect(told.length).toBeGreaterThan(0)
  for (const text of told) expect(text).not.toMatch(/"openYn":"Y"[^}]*"answerNo":\d/)
  await page.getByRole('button', { name: '11 g으로 답하기' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('맞았어요,\n11 g이에요', { useInnerText: true })
  await expect(page.getByText(/번째예요/)).toBeVisible()

  await page.getByRole('link', { name: '그린 스탬프 보기' }).click()
  await page.getByRole('button', { name: '계단 이용하기, 했어요' }).click()
  await expect(page.getByRole('button', { name: '계단 이용하기, 했어요' })).toBeHidden()
  expect(await count()).toBe(before + 2)
  await reload(page)
  await expect(page.getByRole('list', { name: `10번 가운데 ${String(before + 2)}번 했어요` })).toBeVisible()
})

test('a story is read by opening it, and not by a look at the list', async ({ page, member }) => {
  await openSignedIn(page, await member('haneul'), '/service/greenStory')
  const row = page.getByRole('link', { name: /잔반 한 숟가락의 무게/ })
  await row.hover()
  await row.focus()
  await page.reload()
  await expect(row).toContainText('안 읽음')
  await row.click()
  await expect(page.getByRole('heading', { level: 1, name: '잔반 한 숟가락의 무게' })).toBeVisible()
  await page.getByRole('button', { name: '뒤로' }).click()
  await expect(row).toBeVisible()
  await expect(row).not.toContainText('안 읽음')
})
