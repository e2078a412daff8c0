import { expectPath, fillSignIn, open, pathOf, settled } from '../../support/app.ts'
import { openSignedIn } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

/** Every preview, and all that it asks for. */
const PREVIEWS = {
  '/preview/reportPreview?tempReportSeq=418': ['getTempReport'],
  '/preview/healthScorePreview?sample=CAUTION': ['helhScore'],
  '/preview/detailAnalysisPreview': ['detailAnalysis'],
  '/preview/eatingTypePreview': ['getNbtiList', 'getUserNbti'],
  '/preview/differentTypePreview?code=RLMN': ['getNbtiList'],
  '/preview/cntntsPreview?cntntsSeq=78': ['getCntntsInfo'],
}

test.describe('previews', () => {
  test('need a sign-in, and nothing is asked for before it [PRV-04]', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/api/')) asked.push(request.url())
    })
    for (const address of Object.keys(PREVIEWS)) {
      await open(page, address)
      await expectPath(page, '/login')
    }
    expect(asked).toEqual([])
  })

  test('come back after the sign-in; without records they name nobody and offer nothing to write [PRV-02]', async ({
    page,
    member,
  }) => {
    const haneul = await member('haneul')
    const address = '/preview/healthScorePreview?sample=EMPTY'
    await open(page, address)
    await expectPath(page, '/login')
    await fillSignIn(page, haneul)
    await expect.poll(() => pathOf(page)).toBe(address)
    for (const empty of [
      address,
      '/preview/detailAnalysisPreview?sample=EMPTY',
      '/preview/eatingTypePreview?sample=EMPTY',
    ]) {
      if (pathOf(page) !== empty) await open(page, empty)
      await expect(page.getByText('미리보기예요. 내 기록이 아니에요.')).toBeVisible()
      await settled(page)
      const main = page.getByRole('main')
      await expect(main).not.toContainText('하늘')
      await expect(main.getByRole('button').or(main.getByRole('textbox'))).toHaveCount(0)
      const ways = await main
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => (link.getAttribute('href') ?? '').replace(/^.*#/, '')))
      expect(
        ways.filter((way) => !way.startsWith('/preview/')),
        empty,
      ).toEqual([])
    }
  })

  for (const [address, calls] of Object.entries(PREVIEWS))
    test(`${address.split('?')[0]} asks ${calls.join(' and ')} by POST, and nothing of the member [PRV-03]`, async ({
      page,
      member,
    }) => {
      const lastOfTheStart = page.waitForRequest('**/api/mypage/getToastTimeOut')
      await openSignedIn(page, await member('haneul'), '/my/faqList')
      await lastOfTheStart
      const asked: string[] = []
      page.on('request', (request) => {
        const { pathname } = new URL(request.url())
        if (pathname.startsWith('/api/')) asked.push(`${request.method()} ${pathname}`)
      })
      await open(page, address)
      await expect(page.getByText('미리보기예요. 내 기록이 아니에요.')).toBeVisible()
      await settled(page)
      expect(asked.toSorted()).toEqual(calls.map((call) => `POST /api/preview/${call}`))
    })
})
