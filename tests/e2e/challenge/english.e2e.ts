import type { Page } from '@playwright/test'
import { leaveLanguage, openSignedIn } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

/** The lines of the page's own part that hold Korean letters. */
const koreanLines = async (page: Page): Promise<string[]> =>
  (await page.getByRole('main').innerText()).split('\n').filter((line) => /[가-힣]/.test(line))

test('who reads English joins a challenge by English terms, and promises in English [CHA-08] [LNG-02]', async ({
  page,
  member,
}) => {
  await leaveLanguage(page, 'en')
  const emily = await member('emily')
  await openSignedIn(page, emily, '/challenge/ChallengeDetail?chalnCode=CH20261201')
  await expect(page.getByText('Teams of four, 7,000 steps a day.')).toBeVisible()
  expect(await koreanLines(page)).toEqual([])
  await page.getByRole('link', { name: 'Join', exact: true }).click()

  await expect(page.getByText('We delete them 6 months after the challenge ends.')).toBeVisible()
  expect(await koreanLines(page)).toEqual([])
  await page.getByRole('checkbox', { name: /Use of your step count/ }).click()
  await page.getByRole('checkbox', { name: /Showing your nickname and steps/ }).click()
  await page.getByRole('button', { name: 'Agree and go on' }).click()

  const promise = page.getByRole('textbox', { name: 'My promise' })
  const later = page.getByRole('link', { name: 'Later', exact: true })
  await expect(promise.or(later)).toBeVisible()
  if (await later.isVisible()) {
    expect(await koreanLines(page)).toEqual([])
    await later.click()
  }
  await expect(promise).toHaveValue('I will walk 7,000 steps, even when it is cold.')
  expect(await koreanLines(page)).toEqual([])
  await page.getByRole('button', { name: 'Promise and join' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /together/i })).toBeVisible()
})

test('who reads English answers a survey with its branch, and finds the answers in English [LNG-02]', async ({
  page,
  member,
}) => {
  await leaveLanguage(page, 'en')
  await openSignedIn(page, await member('saebyeok'), '/service/event/survey?eventSeq=91')
  const next = page.getByRole('button', { name: 'Next', exact: true })
  await page.getByRole('radio', { name: 'A Korean' }).check()
  expect(await koreanLines(page)).toEqual([])
  await next.click()
  await page.getByRole('checkbox', { name: 'Tofu' }).check()
  expect(await koreanLines(page)).toEqual([])
  await next.click()
  await expect(page.getByText('We ask because you chose tofu.')).toBeVisible()
  await page.getByRole('radio', { name: 'Braised' }).check()
  expect(await koreanLines(page)).toEqual([])
  await next.click()
  await expect(page.getByRole('heading', { level: 1, name: 'What did you like about lunch this week?' })).toBeVisible()
  expect(await koreanLines(page)).toEqual([])
  await next.click()
  await expect(page.getByText('We ask because you often go to the Korean corner.')).toBeVisible()
  await page.getByRole('radio').nth(3).check()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByRole('link', { name: 'See my answers' }).click()
  await expect(page.getByText('A Korean')).toBeVisible()
  expect(await koreanLines(page)).toEqual([])
})
