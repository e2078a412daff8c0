import type { Page } from '@playwright/test'
import { expectPath, open, signIn } from '../../support/app.ts'
import type { Backend, Member } from '../../support/backend.ts'
import { SimulatorPanel } from '../../support/simulator.ts'
import { expect, test } from '../../support/test.ts'

// The handle of the simulator stands beside the phone column in a wide window.
// A cuff takes its twenty seconds and a page that waits in vain its two minutes: they go by as fast as the page can.
test.use({ simulator: true, viewport: { width: 1280, height: 844 }, heldTimers: true })

const PAGE = '/healthlog/omronbloodpressureMeasurement'

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name })
const records = (page: Page) => page.getByRole('list', { name: '기록' }).getByRole('button')

/** What is typed in place of what did not come: five keys, and it is there. */
async function typeIn(page: Page): Promise<void> {
  await page.getByRole('link', { name: '숫자로 적기' }).click()
  await expectPath(page, '/healthlog/BloodpressureRecord')
  const entry = page.getByRole('dialog', { name: '혈압 기록하기' })
  const keypad = entry.getByRole('group', { name: '숫자판' })
  for (const key of '12179') await keypad.getByRole('button', { name: key, exact: true }).click()
  await entry.getByRole('button', { name: '저장하기' }).click()
  await expect(entry).toBeHidden()
  await expect(records(page).first()).toHaveAccessibleName(/^121\/79 mmHg.*직접 입력/)
}

/**
 * Lets so many seconds go by, on the server too, which would else hear of values from times to come. Stops every
 * second, so that what a timer asks for is answered before the next one.
 */
async function pass(page: Page, backend: Backend, seconds: number): Promise<void> {
  const now = () => page.evaluate(() => Date.now())
  const before = await now()
  await backend.setClock(new Date(before + seconds * 1000))
  for (let second = 0; second < seconds; second += 1) await page.clock.runFor(1000)
  // Beside what passes by itself meanwhile.
  expect((await now()) - before).toBeGreaterThanOrEqual(seconds * 1000)
}

async function onPhone(page: Page, member: Member, platform: 'Android' | 'iOS' = 'Android'): Promise<SimulatorPanel> {
  await open(page, '/login')
  const simulator = new SimulatorPanel(page)
  await simulator.play(platform, '1.01.14')
  await signIn(page, member)
  return simulator
}

/** A device of the simulator sends; it arrives twenty seconds later. */
async function send(
  simulator: SimulatorPanel,
  device: string,
  what: '값 보내기' | '일부만 보내기' | '틀린 값 보내기' = '값 보내기',
): Promise<void> {
  const panel = await simulator.open('건강 기록')
  await panel.getByRole('combobox', { name: '보내는 기기' }).selectOption({ label: device })
  await panel.getByRole('button', { name: what, exact: true }).click()
  await simulator.close()
}

test('a pressure that the cuff sends twenty seconds later is found and saved by itself, once [HLG-09]', async ({
  page,
  member,
  backend,
}) => {
  const simulator = await onPhone(page, await member('haneul'))
  await open(page, PAGE)
  await expect(page.getByRole('heading', { name: /편하게 앉아/ })).toBeVisible()
  await send(simulator, '오므론 혈압계')
  await pass(page, backend, 5)
  await expect(page.getByRole('heading', { name: /편하게 앉아/ })).toBeVisible()
  await pass(page, backend, 25)
  await expect(page.getByRole('heading', { name: /저장했어요/ })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: '117/75' })).toBeVisible()
  // The same value is not found again: the server knows it.
  await page.getByRole('button', { name: '한 번 더 재기' }).click()
  await expect(page.getByRole('heading', { name: /편하게 앉아/ })).toBeVisible()
  await expect(page.getByText(/초째 기다리고 있어요/)).toBeVisible()

  // The next sync brings the same value under the same key: it stands once.
  await open(page, '/healthlog/healthDataLink')
  await page.getByRole('button', { name: '지금 연동하기' }).click()
  await expect(page.getByText('연동을 마쳤어요').first()).toBeVisible({ timeout: 60_000 })
  await open(page, '/healthlog/BloodpressureRecord')
  await expect(records(page).filter({ hasText: '117/75' }).filter({ hasText: '오늘' })).toHaveCount(1)
})

test('with no value for two minutes the page says what was looked at, and what is typed is saved', async ({
  page,
  member,
  backend,
}) => {
  await onPhone(page, await member('haneul'))
  await open(page, PAGE)
  await expect(heading(page, /편하게 앉아/)).toBeVisible()
  await expect(page.getByRole('timer')).toBeVisible()
  await pass(page, backend, 100)
  await expect(page.getByRole('timer')).toContainText(/1\d\d초째 기다리고 있어요/)
  await expect(heading(page, /편하게 앉아/)).toBeVisible()
  await pass(page, backend, 25)
  await expect(heading(page, /혈압계의 값이/)).toBeVisible()
  await expect(page.getByText('삼성 헬스와 이어져 있어요')).toBeVisible()
  await expect(page.getByText(/뒤에 온 혈압 값이 없어요/)).toBeVisible()
  await typeIn(page)
})

test('a phone that does not let it be read says so, also after a second no, and the number gets in', async ({
  page,
  member,
}) => {
  const simulator = await onPhone(page, await member('haneul'))
  const panel = await simulator.open('기기')
  await panel.getByRole('button', { name: '모두 끄기' }).click()
  await simulator.close()
  await open(page, PAGE)
  await expect(heading(page, '혈압 값 읽기가 꺼져 있어요')).toBeVisible()
  await page.getByRole('button', { name: '허용하러 가기' }).click()
  await simulator.answerSystem('허용 안 함')
  await expect(heading(page, '혈압 값 읽기가 꺼져 있어요')).toBeVisible()
  await typeIn(page)
})

const OTHERS = [
  {
    name: '아이센스 혈당계',
    path: '/healthlog/isensConnect',
    waits: /손을 씻고/,
    shown: '식후 128',
    record: '/healthlog/BloodSugarRecord',
    row: /^128 mg\/dL/,
  },
  {
    name: '오토첵 혈당계',
    path: '/healthlog/autocheck',
    waits: /손을 씻고/,
    shown: '공복 97',
    record: '/healthlog/BloodSugarRecord',
    row: /^97 mg\/dL/,
  },
  {
    name: '오토첵 CS20E',
    path: '/healthlog/autocheckCS20E',
    waits: /손을 씻고/,
    shown: '식전 108',
    record: '/healthlog/BloodSugarRecord',
    row: /^108 mg\/dL/,
  },
  {
    name: '오므론 체지방계',
    path: '/healthlog/omronfatConnect',
    waits: /맨발로/,
    shown: '68.2',
    record: '/healthlog/WeightRecord',
    row: /^68\.2\skg/,
  },
] as const

for (const { name, path, waits, shown, record, row } of OTHERS) {
  // What the gate plays of them stands for both kinds of record.
  const details = name.startsWith('오토첵') ? { tag: '@whole' } : {}
  test(
    `${name}: it is linked by what the phone holds, measures, and its value stands in its record [HLG-02] [HLG-09]`,
    details,
    async ({ page, member, backend }) => {
      const simulator = await onPhone(page, await member('haneul'))
      await open(page, path)
      await page.getByRole('button', { name: '연결하기' }).click()
      await expect(heading(page, `${name}, 연결됐어요`)).toBeVisible()
      await page
        .getByRole('button', { name: '재러 가기' })
        .or(page.getByRole('link', { name: '재러 가기' }))
        .click()
      await expect(heading(page, waits)).toBeVisible()
      await expect(page.getByRole('timer')).toBeVisible()
      await send(simulator, name)
      await pass(page, backend, 30)
      await expect(heading(page, /저장했어요/)).toBeVisible()
      await expect(page.getByRole('status').filter({ hasText: shown })).toBeVisible()
      await page.getByRole('link', { name: '기록 보기' }).click()
      await expectPath(page, record)
      await expect(records(page).filter({ hasText: '오늘' }).first()).toHaveAccessibleName(row)
    },
  )
}

test('a glucose of which the meter does not say when is asked about, and stands with the answer [HLG-09]', async ({
  page,
  member,
  backend,
}) => {
  const simulator = await onPhone(page, await member('haneul'))
  await open(page, '/healthlog/isensMeasurement')
  await expect(page.getByRole('timer')).toBeVisible()
  await send(simulator, '아이센스 혈당계', '일부만 보내기')
  await pass(page, backend, 30)
  await expect(heading(page, '언제 잰 혈당이에요?')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: '128' })).toBeVisible()
  await page.getByRole('button', { name: '취침 전' }).click()
  await expect(heading(page, /저장했어요/)).toBeVisible()
  await page.getByRole('link', { name: '기록 보기' }).click()
  await expect(records(page).filter({ hasText: '취침 전' }).first()).toHaveAccessibleName(/^128 mg\/dL/)
})

test('what nobody measures is not said to be saved; the next one counts', async ({ page, member, backend }) => {
  const simulator = await onPhone(page, await member('haneul'))
  await open(page, PAGE)
  await expect(page.getByRole('timer')).toBeVisible()
  await send(simulator, '오므론 혈압계', '틀린 값 보내기')
  await pass(page, backend, 30)
  await expect(heading(page, '이 값은 저장할 수 없어요')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: '290/20' })).toBeVisible()
  await page.getByRole('button', { name: '한 번 더 재기' }).click()
  await expect(page.getByRole('timer')).toBeVisible()
  await send(simulator, '오므론 혈압계')
  await pass(page, backend, 30)
  await expect(heading(page, /저장했어요/)).toBeVisible()
  await page.getByRole('link', { name: '기록 보기' }).click()
  await expect(records(page).first()).toHaveAccessibleName(/^117\/75 mmHg/)
  await expect(records(page).filter({ hasText: '290' })).toHaveCount(0)
})

test('a phone that stays silent is told after two minutes, and what it held is found by looking again', async ({
  page,
  member,
  backend,
}) => {
  const simulator = await onPhone(page, await member('haneul'))
  await open(page, PAGE)
  await expect(page.getByRole('timer')).toBeVisible()
  const panel = await simulator.open('장애')
  await panel.getByRole('combobox', { name: '호출', exact: true }).selectOption('BLOODPRESSURE')
  await simulator.fault('답이 오지 않음')
  await send(simulator, '오므론 혈압계')
  await pass(page, backend, 125)
  await expect(heading(page, /혈압계의 값이/)).toBeVisible()
  await simulator.fault('장애 없음')
  await page.getByRole('button', { name: '다시 찾기' }).click()
  await expect(heading(page, /저장했어요/)).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: '117/75' })).toBeVisible()
})

test('a value that comes when the maker’s app is opened is found on the way back, minutes later', async ({
  page,
  member,
  backend,
}) => {
  const simulator = await onPhone(page, await member('haneul'))
  await open(page, PAGE)
  await expect(page.getByRole('timer')).toBeVisible()
  await pass(page, backend, 125)
  await expect(heading(page, /혈압계의 값이/)).toBeVisible()
  await send(simulator, '오므론 혈압계')
  const panel = await simulator.open('기기')
  await panel.getByRole('button', { name: '앱을 뒤로 보내기' }).click()
  await pass(page, backend, 150)
  await panel.getByRole('button', { name: '앱으로 돌아오기' }).click()
  await simulator.close()
  await expect(heading(page, /저장했어요/)).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: '117/75' })).toBeVisible()
})

test('an iPhone says why nothing comes, and the number is typed [HLG-09]', async ({ page, member }) => {
  await onPhone(page, await member('haneul'), 'iOS')
  await open(page, PAGE)
  await expect(heading(page, '아이폰은 혈압 값을 주지 않아요')).toBeVisible()
  await typeIn(page)
})
