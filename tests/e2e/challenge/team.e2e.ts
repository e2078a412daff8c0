import type { Page } from '@playwright/test'
import { expectPath, openFresh } from '../../support/app.ts'
import { openSignedIn } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

const WINTER = 'chalnCode=CH20261201'
const title = (page: Page, name: RegExp) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

test('a kept seat is taken after its terms, and left again with the challenge [CHA-05] [CHA-08] [CHA-02]', async ({ page, member }) => {
  await openSignedIn(page, await member(), '/challenge/challenge')
  const waiting = page.getByRole('link', { name: /도담님이 한 자리를 비워 뒀어요/ })
  await waiting.click()
  await title(page, /도담님이 한 자리를/)
  await page.getByRole('button', { name: '자리에 앉기' }).click()
  await page.getByRole('checkbox', { name: '모두 동의해요' }).click()
  await page.getByRole('button', { name: '동의하고 계속하기' }).click()
  await title(page, /3명이 함께해요/)

  await openFresh(page, `/challenge/ChallengeDetail?${WINTER}`)
  await page.getByRole('button', { name: '더 보기' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '그만두기' }).click()
  const asked = page.getByRole('alertdialog', { name: '그만둘까요?' })
  await expect(asked).toContainText('팀에서도 나와요')
  await asked.getByRole('button', { name: '그만두기' }).click()
  await expectPath(page, '/challenge/challenge')
  await expect(page.getByRole('link', { name: '모든 챌린지 보기' })).toBeVisible()
  // The seat was answered: leaving does not ask anew.
  await expect(waiting).toBeHidden()
  await openFresh(page, `/challenge/ChallengeDetail?${WINTER}`)
  await expect(page.getByRole('link', { name: '참여하기' })).toBeVisible()
})

test('the own team has its place among all, and of people those of the own team alone are shown', async ({ page, member }) => {
  await openSignedIn(page, await member(), '/challenge/ChallengeDetail?chalnCode=CH20261102&view=ranking')
  await page.getByRole('radio', { name: '전체' }).click()
  const teams = page.getByRole('list', { name: '팀 순위' })
  await expect(teams.getByRole('listitem').filter({ hasText: '산책은 못 참지' }).filter({ hasText: '우리 팀' })).toHaveCount(1)
  await expect(teams.getByText('계단부자')).toBeVisible()
  await page.getByRole('radio', { name: '우리 팀' }).click()
  const people = page.getByRole('list', { name: '우리 팀' })
  await expect(people.getByText('서윤')).toBeVisible()
  // The first of another team walks more than anybody here.
  await expect(people.getByText('단비')).toHaveCount(0)
})
