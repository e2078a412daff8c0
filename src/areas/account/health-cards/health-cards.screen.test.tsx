// @vitest-environment happy-dom
import { cleanup, screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { setNumbersOff } from '#src/app/numbers-off.ts'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { HealthCardsScreen } from './health-cards.screen.tsx'

afterEach(() => {
  cleanup()
  setNumbersOff(false)
})

type Row = { healthCardCode: string; healthCardNm: string; shwYn: string; orderSeq: number }
const OFF_AT_HOME = '홈 편집에서 오늘 활동을 꺼 두어 지금은 홈에 없어요.'

/** Three cards, of which the first two are shown; `activity` is home's card in which they stand. */
async function draw(activity: 'Y' | 'N' = 'Y') {
  const saved: string[] = []
  let rows: Row[] = [
    ['STEP', '걸음 수'],
    ['EAT', '먹은 열량'],
    ['WEIGHT', '체중'],
  ].map(([code = '', name = ''], at) => ({
    healthCardCode: code,
    healthCardNm: name,
    shwYn: at < 2 ? 'Y' : 'N',
    orderSeq: at + 1,
  }))
  connectApi(
    fakePorts(async (request) => {
      const name = new URL(request.url).pathname.split('/').at(-1)
      if (name === 'getMainMenuWidget')
        return answer(
          envelope([{ menuId: 'activity', menuNm: '오늘 활동', menuNmEng: '', showYn: activity, orderSeq: 1 }]),
        )
      if (name !== 'saveSettingHealthShwYn') return answer(envelope(rows))
      const wanted = (await request.clone().json()) as Row[] // as the screen sends it
      rows = wanted.map((row) => ({
        ...row,
        healthCardNm: rows.find(({ healthCardCode }) => healthCardCode === row.healthCardCode)?.healthCardNm ?? '',
      }))
      saved.push(wanted.map(({ healthCardCode, shwYn }) => healthCardCode + shwYn).join(' '))
      return answer(envelope({ resultCnt: 1 }))
    }),
  )
  const data = screen({
    entry: { name: 'mySettingHealthShw' },
    kind: 'settings',
    title: { id: '건강 카드', message: '건강 카드' },
  })
  await renderRouter(
    testRouter([{ path: '/my/settingHealthShw', data, component: HealthCardsScreen }], { at: '/my/settingHealthShw' }),
  )
  await page.findByRole('switch', { name: '걸음 수 보이기' })
  return saved
}
const turn = (name: string) => userEvent.click(page.getByRole('switch', { name: `${name} 보이기` }))

test('a card switched is saved at once with all others; with none left it says the way back [MYP-03]', async () => {
  const saved = await draw()
  expect(page.queryByText(OFF_AT_HOME)).toBeNull()
  await turn('체중')
  await waitFor(() => expect(saved).toEqual(['STEPY EATY WEIGHTY']))
  for (const name of ['걸음 수', '먹은 열량', '체중']) await turn(name)
  await waitFor(() => expect(saved.at(-1)).toBe('STEPN EATN WEIGHTN'))
  expect(page.getByText('모두 껐어요. 다시 보려면 하나를 켜 주세요.')).toBeTruthy()
})

test('what hides the cards at home is said: today taken off, or a device without numbers [MYP-03]', async () => {
  await draw('N')
  expect(await page.findByText(OFF_AT_HOME)).toBeTruthy()
  cleanup()
  setNumbersOff(true)
  await draw()
  expect(page.getByText('숫자 없이 보기를 켜 두어 먹은 열량은 이 기기에서 보이지 않아요.')).toBeTruthy()
  await turn('먹은 열량')
  await waitFor(() => expect(page.queryByText(/숫자 없이 보기/)).toBeNull())
})
