import { openSignedIn } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

// The screen at the tray return is a stand-in of the simulator, and shows a code while a meal is served.
test.use({ simulator: true, startsAt: '12:21' })

test('what the screen at the tray return shows stamps today; what is no code of it says what to scan', async ({
  page,
  member,
}) => {
  await openSignedIn(page, await member('saebyeok'), '/service/event/stamp?eventSeq=93')
  const left = (count: string) =>
    expect(page.getByRole('heading', { level: 1, name: `${count} 번 더 비우면 500포인트예요` })).toBeVisible()
  const answered = await page.request.get('/_stand-in/counter/codes')
  const { screens } = (await answered.json()) as { screens: { code: string }[] }
  const code = screens.find((screen) => screen.code.includes('.REST000311.93.'))?.code ?? ''
  expect(code).not.toBe('')

  await left('일곱')
  await page.getByRole('button', { name: '퇴식구 코드 찍기' }).click()
  const sheet = page.getByRole('dialog', { name: '퇴식구 코드 찍기' })
  const send = async (typed: string) => {
    await sheet.getByRole('textbox', { name: '퇴식구 화면의 코드' }).fill(typed)
    await sheet.getByRole('button', { name: '이 코드로 찍기' }).click()
  }
  await send(code.replace('.93.', '.57.'))
  await expect(sheet.getByText('이 이벤트의 코드가 아니에요. 퇴식구 화면의 코드를 찍어 주세요.')).toBeVisible()
  // Typed in small letters it is the same code.
  await send(code.toLowerCase())
  await expect(sheet).toHaveCount(0)
  await left('여섯')
})
