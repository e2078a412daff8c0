import type { Page } from '@playwright/test'
import { openFresh, settled } from '../../support/app.ts'
import { seoulDay, seoulTime, shiftBrowserClock } from '../../support/clock.ts'
import { openSignedIn, tokenOf } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

test.use({ weeksGoBy: true })

/** The noon of a day that counts: today, or Monday at the weekend. */
function countedNoon(now: Date): Date {
  const weekday = (new Date(now.getTime() + 9 * 3_600_000).getUTCDay() + 6) % 7
  return seoulTime('12:20', new Date(now.getTime() + (weekday > 4 ? 7 - weekday : 0) * 86_400_000))
}

/** What the phone that is signed in here sends: so many steps between two times of the lunch, `HHmm`. */
async function walk(page: Page, day: string, [from, to]: readonly [string, string], stepCnt: number): Promise<void> {
  const token = await tokenOf(page)
  const sample = {
    datauuid: `lunch-${day}-${from}`,
    startDt: `${day}${from}00`,
    endDt: `${day}${to}00`,
    stepCnt,
    distance: null,
    kcal: null,
    sourceNm: '휴대폰',
  }
  const answer = await page.request.post('/api/common/regHealthStepData', {
    headers: { authorization: `Bearer ${token ?? ''}` },
    data: { healthType: 'SS', startDate: `${day}000000`, endDate: `${day}235959`, data: [sample] },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}

test('a lunch long enough is one more stone at once, and moves the ranking the next morning [journey 6]', async ({
  page,
  member,
  backend,
  now,
}) => {
  const haneul = await member('haneul')
  const noon = countedNoon(now)
  const at = async (instant: Date) => {
    await backend.setClock(instant)
    await shiftBrowserClock(page.context(), instant)
  }
  const brook = page.getByRole('img', { name: /^완주까지 16칸 가운데 \d+칸을 건넜어요$/ })
  const stones = async () => Number(/가운데 (\d+)칸/.exec((await brook.getAttribute('aria-label')) ?? '')?.[1])
  const own = page.getByRole('list', { name: '팀 순위' }).getByRole('listitem').filter({ hasText: '우리 팀' })
  const place = async () => {
    await openFresh(page, '/challenge/ChallengeDetail?chalnCode=CH20261102&view=ranking')
    await page.getByRole('radio', { name: '전체' }).click()
    await settled(page)
    await expect(own).toHaveCount(1)
    return own.innerText()
  }

  await at(noon)
  await openSignedIn(page, haneul, '/challenge/challenge')
  await walk(page, seoulDay(noon), ['1135', '1140'], 200)
  await openFresh(page, '/challenge/challenge')
  await expect(brook).toBeVisible()
  const [before, counted] = [await stones(), await place()]

  await walk(page, seoulDay(noon), ['1140', '1215'], 2900)
  await openFresh(page, '/challenge/challenge')
  await expect(brook).toHaveAccessibleName(`완주까지 16칸 가운데 ${String(before + 1)}칸을 건넜어요`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/오늘도 성공이에요|완주까지 다 왔어요/)
  // Today never counts before its night is over.
  expect(await place()).toBe(counted)

  await at(new Date(seoulTime('04:05', noon).getTime() + 86_400_000))
  await openSignedIn(page, haneul, '/challenge/challenge')
  // A reading that comes while the count is being made tells of the one before.
  await expect.poll(place).not.toBe(counted)
})
