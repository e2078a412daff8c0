import type { Page } from '@playwright/test'
import { open } from '../../support/app.ts'
import { expect, test } from '../../support/test.ts'

const SLICE = /\/Pretendard-\w+\.subset\.\d+-/

/** The fonts fetched so far, by their address. */
const fonts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.woff2')),
  )

/** The fonts that the letters of a field are drawn in. */
async function drawnIn(page: Page, field: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: field })
  const drawn = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  await session.detach()
  return drawn.fonts.filter(({ isCustomFont }) => isCustomFont).map(({ familyName }) => familyName)
}

// That a usual visit fetches none of them is heard on every screen (tests/screens/visitor.ts).
test('a rare syllable that a member writes brings one small file, and is drawn in Pretendard', async ({
  page,
  now: _now,
}) => {
  await open(page, '/login/username')
  await expect.poll(() => fonts(page)).toContainEqual(expect.stringContaining('/common-'))
  await page.getByRole('textbox', { name: '아이디' }).fill('뷁')
  await expect.poll(async () => (await fonts(page)).filter((name) => SLICE.test(name))).toHaveLength(1)
  await expect.poll(() => drawnIn(page, 'input[name=username]')).toEqual(['Pretendard SemiBold'])
  const [file = ''] = (await fonts(page)).filter((name) => SLICE.test(name))
  const answer = await page.request.get(file)
  expect(answer.headers()['cache-control']).toContain('immutable')
  expect((await answer.body()).length).toBeLessThan(25_000)
})
