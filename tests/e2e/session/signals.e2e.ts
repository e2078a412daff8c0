import type { Locator, Page } from '@playwright/test'
import { bottomNavigation, expectPath, open, pathOf, settled, signInForm } from '../../support/app.ts'
import type { Fault } from '../../support/backend.ts'
import { openSignedIn } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

/**
 * Of the weight screen alone: what another page still reads in the background takes no fault that is meant for this
 * one.
 */
const GRAPH = '/api/healthlog/health/MyWeightRecord'

/** Signs in, lets the server play the fault, and opens the weight screen, which then meets it. */
const meeting = test.extend<{ meet: (fault: Omit<Fault, 'username'>) => Promise<void> }>({
  meet: async ({ page, backend, member }, provide) => {
    await provide(async (fault) => {
      const haneul = await member()
      await openSignedIn(page, haneul)
      await backend.play({ ...fault, username: haneul.username })
      await open(page, '/healthlog/WeightRecord')
    })
  },
})

/**
 * Taps the button that tries again, unless the app, which looks by itself whether there is an answer again, has been
 * faster; then the records stand.
 */
async function tryAgain(page: Page, retry: Locator): Promise<void> {
  const records = page.getByRole('list', { name: '기록' })
  await expect(async () => {
    if (await retry.isVisible()) await retry.click({ timeout: 2000 })
    await expect(records).toBeVisible({ timeout: 5000 })
  }).toPass()
}

meeting.describe('what the server may answer', () => {
  meeting('an expired token is renewed unseen [ERR-03]', { tag: '@whole' }, async ({ page, meet }) => {
    await meet({ name: 'expired-token' })
    await expect(page.getByRole('list', { name: '기록' })).toBeVisible()
  })

  meeting(
    'an expired token that stays expired ends the session instead of looping [SES-23]',
    async ({ page, meet }) => {
      await meet({ name: 'expired-token', times: 'always' })
      await expectPath(page, '/login')
    },
  )

  meeting('a duplicate login leads to the notice and clears the session [SES-16] [ERR-01]', async ({ page, meet }) => {
    await meet({ name: 'duplicate-login' })
    await expect(page.getByText('다른 기기에서 로그인했어요')).toBeVisible()
    expect(pathOf(page)).toBe('/login/username?error=dupLogin')
    const kept = await page.evaluate(() => ['accessToken', 'autoLogin'].map((key) => localStorage.getItem(key)))
    expect(kept.filter((value) => value !== null && value !== 'null')).toEqual([])
  })

  meeting('the login signal leads to the sign-in [SES-17] [ERR-02]', { tag: '@whole' }, async ({ page, meet }) => {
    await meet({ name: 'login' })
    await expectPath(page, '/login')
    await expect(signInForm(page).username).toBeVisible()
  })

  meeting('401 shows its page, with the way to the sign-in [ERR-07] [ERR-09]', async ({ page, meet }) => {
    await meet({ name: '401', path: GRAPH })
    // The server's words first [ERR-09], the page when they have been read.
    await page.getByRole('alertdialog').getByRole('button').click()
    await expectPath(page, '/ErrorPage401')
    await page
      .getByRole('link', { name: '로그인' })
      .or(page.getByRole('button', { name: '로그인' }))
      .click()
    await expectPath(page, '/login')
  })

  meeting(
    '403 tells the server’s words and goes to the sign-in without a loop [ERR-04] [ERR-09]',
    async ({ page, meet }) => {
      await meet({ name: '403', times: 'always' })
      await expect(page.getByRole('alertdialog')).toContainText('이용할 수 없는 서비스예요')
      await page.getByRole('alertdialog').getByRole('button').click()
      await expectPath(page, '/login')
    },
  )

  meeting('500 shows its page, and trying again works [ERR-06]', { tag: '@whole' }, async ({ page, meet }) => {
    await meet({ name: '500', path: GRAPH })
    await expectPath(page, '/ErrorPage500')
    await page.getByRole('button', { name: '다시 시도' }).click()
    await expect(page.getByRole('list', { name: '기록' })).toBeVisible()
  })

  meeting(
    '440 leaves the member where they are, with the error and a way to retry [ERR-12]',
    { tag: '@whole' },
    async ({ page, meet }) => {
      await meet({ name: '440', path: GRAPH, times: 'always' })
      await expect(page.getByRole('button', { name: '다시 시도' })).toBeVisible()
      await expect(page.getByRole('alertdialog')).toBeHidden()
      await expectPath(page, '/healthlog/WeightRecord')
    },
  )

  for (const name of ['missing-body', 'html-body'] as const) {
    meeting(
      `${name} where content is due is asked for again, and ends nothing while the session lives`,
      { tag: '@whole' },
      async ({ page, meet }) => {
        await meet({ name, path: GRAPH })
        await expect(page.getByRole('list', { name: '기록' })).toBeVisible()
        await expectPath(page, '/healthlog/WeightRecord')
      },
    )
  }

  meeting('a page of maintenance everywhere signs nobody out', async ({ page, backend, meet }) => {
    await meet({ name: 'html-body', path: '/', times: 'always' })
    const retry = page.getByRole('button', { name: /다시 (시도|연결)/ }).first()
    await expect(retry).toBeVisible()
    await expectPath(page, '/healthlog/WeightRecord')
    await backend.endFaults()
    await tryAgain(page, retry)
  })

  meeting('a slow answer shows the shape of the page, then the page', { tag: '@whole' }, async ({ page, meet }) => {
    await meet({ name: 'slow', path: GRAPH, ms: 2500 })
    await expect(page.locator('[aria-busy=true]').first()).toBeVisible()
    await expect(page.getByRole('list', { name: '기록' })).toBeVisible()
  })

  meeting('an answer that was lost once is asked for again', { tag: '@whole' }, async ({ page, meet }) => {
    await meet({ name: 'lost', path: GRAPH })
    await expect(page.getByRole('list', { name: '기록' })).toBeVisible()
  })

  meeting('a cut connection says so and can be tried again [HTP-21]', async ({ page, backend, meet }) => {
    await meet({ name: 'cut', path: GRAPH, times: 'always' })
    const retry = page.getByRole('button', { name: /다시 (시도|연결)/ })
    await expect(retry.first()).toBeVisible()
    await backend.endFaults()
    await tryAgain(page, retry.first())
  })

  test('every fault the server can play is in this file', async ({ backend }) => {
    const played = [
      'expired-token',
      'duplicate-login',
      'login',
      '401',
      '403',
      '500',
      '440',
      'missing-body',
      'html-body',
      'slow',
      'cut',
      'lost',
    ]
    expect((await backend.faults()).toSorted()).toEqual(played.toSorted())
  })

  meeting(
    'after a signal the next sign-in works as if nothing had been [SES-36]',
    { tag: '@whole' },
    async ({ page, member, meet }) => {
      await meet({ name: 'duplicate-login' })
      await expectPath(page, '/login/username')
      const next = await member('saebyeok')
      await page.getByRole('button', { name: '여기서 다시 로그인' }).click()
      const form = signInForm(page)
      await form.username.fill(next.username)
      await form.password.fill(next.password)
      await form.submit.click()
      await expect(bottomNavigation(page)).toBeVisible()
      await settled(page)
    },
  )
})
