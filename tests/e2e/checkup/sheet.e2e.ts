import { settled } from '../../support/app.ts'
import { openSignedIn } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

const DETAIL = '/mypage/healthcheckup/healthScreeningDetail'

test('a check-up on one sheet: without a name, one page of paper, and handed on in words without an address', async ({
  page,
  member,
}) => {
  await page.addInitScript(() => {
    const told: unknown[] = []
    Object.assign(window, { told, print: () => told.push('print') })
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: async (data: unknown) => void told.push(data),
    })
  })
  await openSignedIn(page, await member('haneul'), DETAIL)
  await page.getByRole('link', { name: '한 장으로 보여 주기' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '건강검진 결과' })).toBeVisible()
  await settled(page)
  await expect(page).toHaveURL(/healthScreeningDetail\?checkupSeq=\d+&show=Y$/)
  await expect(page.getByRole('table')).toHaveCount(9)
  await expect(
    page
      .getByRole('table', { name: '주의: 수축기 혈압' })
      .getByRole('row', { name: '수축기 혈압 124 mmHg 120mmHg 미만 121' }),
  ).toBeVisible()
  await expect(page.getByText('윤하늘')).toHaveCount(0)

  await page.getByRole('button', { name: '인쇄하기' }).click()
  await page.getByRole('button', { name: '검진 결과 나누기' }).click()
  const told = await page.evaluate(() => (window as unknown as { told: unknown[] }).told)
  expect(told).toEqual([
    'print',
    { text: '2026년 5월 14일 건강검진\n혈압만 살펴보세요 나머지는 괜찮아요\n수축기 혈압 124 mmHg (보통 120mmHg 미만)' },
  ])

  // What the phone prints: one page, and neither bar nor button on it.
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: '인쇄하기' })).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
})
