import { expectPath, open } from '../../support/app.ts'
import { openSignedIn } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

test('what was said to the cafeteria is read with its answer, by its own member alone [CUS-02]', async ({
  page,
  member,
  device,
}) => {
  await openSignedIn(page, await member('haneul'), '/customer/voc-list')
  await page.getByRole('link', { name: /^국이 조금 짜요/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: '한빛타워점에서 답이 왔어요' })).toBeVisible()
  await expect(page.getByText('점심 소고기무국이 평소보다 짰어요.')).toBeVisible()
  await expect(page.getByText('20시간 54분 뒤')).toBeVisible()
  await page.getByRole('link', { name: '내가 한 말 모두 보기' }).click()
  await expectPath(page, '/customer/voc-list')
  await expect(page.getByRole('list', { name: '내가 한 말' }).getByRole('listitem')).toHaveCount(1)
  await open(page, '/customer/appqna-list')
  await expect(page.getByRole('heading', { level: 1, name: '답을 기다리고 있어요' })).toBeVisible()

  const other = await device()
  await openSignedIn(other, await member('saebyeok'), '/customer/voc-list?qnaSeq=874')
  await expect(other.getByRole('heading', { level: 1, name: '아직 하신 말이 없어요' })).toBeVisible()
})
