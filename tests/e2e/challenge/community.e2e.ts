import type { Page } from '@playwright/test'
import { openFresh } from '../../support/app.ts'
import { leaveSession, openSignedIn, tokenOf } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

const COMMUNITY = '/challenge/ChallengeDetail?chalnCode=CH20261102&view=community'
const C = '/api/chalen/challenge'

/** What the phone that is signed in here says of the post with these words. */
async function say(page: Page, name: string, words: string, more: object): Promise<void> {
  const headers = { authorization: `Bearer ${(await tokenOf(page)) ?? ''}` }
  const listed = await page.request.get(`${C}/chalComunityList?chalnCode=CH20261102`, { headers })
  const { data } = (await listed.json()) as { data: { list: { cmutySeq: number; contents: string }[] } }
  const cmutySeq = data.list.find(({ contents }) => contents === words)?.cmutySeq
  const answer = await page.request.post(`${C}/${name}`, { headers, data: { cmutySeq, ...more } })
  expect(answer.ok(), await answer.text()).toBe(true)
}

test('an offline post is kept and sent once, a like counts once, and reports fold it [CHA-09] [journey 7]', async ({
  page,
  device,
  member,
  backend,
}) => {
  const writer = await member()
  const words = '하천 길로 두 바퀴 돌았어요.'
  await openSignedIn(page, writer, COMMUNITY)
  await page.getByRole('button', { name: '이야기 쓰기' }).click()
  const field = page.getByRole('textbox', { name: '오늘 이야기' })
  await field.fill(words)
  await backend.play({ name: 'cut', username: writer.username, times: 'always', path: `${C}/saveCmuty` })
  await page.getByRole('button', { name: '올리기' }).click()
  await expect(page.getByRole('alert').filter({ hasText: '저장' }).first()).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: '이야기 쓰기' }).click()
  await expect(field).toHaveValue(words)
  await backend.endFaults(writer.username)
  await page.getByRole('button', { name: '올리기' }).click()
  await expect(page.getByRole('article').filter({ hasText: words })).toHaveCount(1)

  const reader = await device()
  await openSignedIn(reader, await member(), '/challenge/ChallengeDetail?chalnCode=CH20261102')
  await reader.getByRole('link', { name: new RegExp(`함께하는 사람들 이야기.*${words}`) }).click()
  const post = reader.getByRole('article').filter({ hasText: words })
  const isSaved = reader.waitForResponse(/updateCmutyGreat/)
  await post.getByRole('button', { name: '좋아요 0개' }).click()
  await isSaved
  await say(reader, 'updateCmutyGreat', words, { greatYn: 'Y' })
  await openFresh(reader, COMMUNITY)
  await expect(post.getByRole('button', { name: '좋아요 1개' })).toHaveAttribute('aria-pressed', 'true')

  await post.getByRole('button', { name: /님의 글, 더 보기/ }).click()
  const sheet = reader.getByRole('dialog')
  await sheet.getByRole('button', { name: '신고하기' }).click()
  await sheet.getByRole('radio', { name: '광고예요' }).check()
  await sheet.getByRole('button', { name: '신고하기' }).click()
  await expect(reader.getByText('신고한 글이라 접어 뒀어요')).toBeVisible()
  await expect(post).toHaveCount(0)

  for (let others = 0; others < 2; others += 1) {
    const other = await device()
    await leaveSession(other, await member())
    await say(other, 'insertCmpl', words, { cmplCode: 'AD' })
  }
  await openFresh(page, COMMUNITY)
  await page.getByRole('button', { name: '내가 쓴 글' }).click()
  await expect(page.getByText('이야기 1개', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('신고가 여러 건이라 확인하고 있어요')).toHaveCount(1)
  await expect(page.getByText(words)).toHaveCount(0)
  await page.getByRole('button', { name: /님의 글, 더 보기/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: '이야기 지우기' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '삭제할게요' }).click()
  await expect(page.getByText('아직 쓴 이야기가 없어요')).toBeVisible()
})
