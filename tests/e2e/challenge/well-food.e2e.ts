import { badTexts, sideways } from '../../support/findings.ts'
import { leaveLanguage, openSignedIn } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

test('Well Food in English with large text: no word is cut, every day says how it went [LNG-02] [journey 11]', async ({
  page,
  member,
}) => {
  await leaveLanguage(page, 'en')
  await openSignedIn(page, await member('emily'), '/challenge/ChallengeDetail?chalnCode=CH20261109')
  await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'))
  await expect(page.getByRole('heading', { level: 1, name: /more Well Food lunch/ })).toBeVisible()
  await expect(page.getByRole('img', { name: /^\d of 6 lunches to finish$/ })).toBeVisible()
  const served = page.getByRole('list', { name: 'What was served' }).getByRole('listitem')
  await expect(served.first()).toBeVisible()
  for (const row of await served.all()) await expect(row).toContainText(/Counted|Not chosen|Today/)
  expect([await page.evaluate(sideways), await page.evaluate(badTexts)]).toEqual([[], []])
})
