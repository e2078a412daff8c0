// @vitest-environment happy-dom
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createBridge } from '../bridge.ts'
import { createNativeCalls } from '../native-calls.ts'
import { SimulatorPanel } from './panel.tsx'
import { createSimulator, type Simulator } from './simulator.ts'
import { installStandIn } from './stand-in.ts'
import { fromLink, initialState } from './state.ts'

const TODAY = { startDate: '20261119000000', endDate: '20261119235959' }

function draw(simulator: Simulator = createSimulator({ ...initialState(), platform: 'android' }, () => {})) {
  const door = new EventTarget()
  render(
    <I18nProvider i18n={setupI18n({ locale: 'ko', messages: { ko: {} } })}>
      <SimulatorPanel simulator={simulator} door={door} />
    </I18nProvider>,
  )
  return { simulator, door, user: userEvent.setup() }
}

const panel = () => within(screen.getByRole('complementary', { name: '셸 시뮬레이터' }))

test('opens from its handle and from the menu’s door, and closes again', async () => {
  const { door, user } = draw()
  await user.click(screen.getByRole('button', { name: '셸 시뮬레이터' }))
  await user.click(panel().getByRole('button', { name: '시뮬레이터 닫기' }))
  expect(screen.queryByRole('complementary')).toBeNull()
  door.dispatchEvent(new Event('open'))
  expect(await screen.findByRole('complementary')).toBeTruthy()
})

test('changes permissions, fault and the phone’s last day, and puts the state into a link', async () => {
  const { simulator, user } = draw()
  await user.click(screen.getByRole('button', { name: '셸 시뮬레이터' }))
  await user.click(panel().getByRole('checkbox', { name: '수면' }))
  expect(simulator.state().permissions).toMatchObject({ sleep: false, bw: true })
  await user.click(panel().getByRole('button', { name: '링크 복사' }))
  const link = panel().getByRole<HTMLInputElement>('textbox', { name: '상태 링크' }).value
  expect(fromLink(new URL(link).searchParams.get('sim') ?? '')?.permissions.sleep).toBe(false)
  await user.click(panel().getByRole('tab', { name: '장애' }))
  await user.click(panel().getByRole('radio', { name: '401 권한 없음' }))
  expect(simulator.state().fault).toBe('401')
})

test('lists calls with their answers as they come, and asks for the member’s answer on a system page', async () => {
  const simulator = createSimulator({ ...initialState(), platform: 'android' }, () => {})
  const host = {}
  installStandIn(simulator, host)
  const calls = createNativeCalls(createBridge(host))
  const { user } = draw(simulator)
  await user.click(screen.getByRole('button', { name: '셸 시뮬레이터' }))
  await user.click(panel().getByRole('tab', { name: '호출' }))
  await calls.querySamsungHealth({ type: 'EXERCISE', ...TODAY })
  const row = await panel().findByText('querySamsungHealth EXERCISE')
  expect(within(row.closest('li') ?? row).getByText('200')).toBeTruthy()
  const asked = calls.querySamsungHealth({ type: 'OPENPERMISSION' })
  const page = await screen.findByRole('dialog')
  await user.click(within(page).getByRole('button', { name: '허용 안 함' }))
  expect(Object.values((await asked).data ?? {})).not.toContain(true)
  expect(screen.queryByRole('dialog')).toBeNull()
})
