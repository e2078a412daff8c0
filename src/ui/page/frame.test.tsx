// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import House from 'lucide-react/icons/house'
import { createElement } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { AppBar } from '../app-bar/app-bar.tsx'
import { Avatar } from '../avatar/avatar.tsx'
import { Checkbox, Switch } from '../choice/choice.tsx'
import { DateStepper } from '../date-stepper/date-stepper.tsx'
import { ErrorState } from '../error-state/error-state.tsx'
import { OfflineLine } from '../offline-line/offline-line.tsx'
import { TabBar } from '../tab-bar/tab-bar.tsx'
import { WeekStrip } from '../week-strip/week-strip.tsx'

afterEach(cleanup)

describe('the frame', () => {
  test('a page further in has its way back and its title', async () => {
    const back = vi.fn<() => void>()
    render(<AppBar kind="back" title="체중" backLabel="뒤로" onBack={back} />)
    expect(screen.getByRole('heading', { level: 1, name: '체중' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: '뒤로' }))
    expect(back).toHaveBeenCalledTimes(1)
  })

  test('a hub begins with the logo', () => {
    render(<AppBar kind="hub" logo={{ word: '한상', render: createElement('a', { href: '#/main' }) }} />)
    expect(screen.getByRole('link', { name: '한상' })).toBeTruthy()
  })

  test('the bottom navigation marks where one is', () => {
    const item = (id: string, current: boolean) => ({
      id,
      label: id,
      icon: House,
      render: createElement('a', { href: `#/${id}` }),
      current,
    })
    render(<TabBar label="주요 화면" items={[item('홈', true), item('식단', false)]} />)
    expect(screen.getByRole('navigation', { name: '주요 화면' })).toBeTruthy()
    expect(screen.getByRole('link', { name: '홈' }).getAttribute('aria-current')).toBe('page')
    expect(screen.getByRole('link', { name: '식단' }).getAttribute('aria-current')).toBeNull()
  })
})

describe('states', () => {
  test('an error offers the way on', async () => {
    const retry = vi.fn<() => void>()
    render(
      <ErrorState
        title="식단을 불러오지 못했어요"
        text="다시 시도해 주세요."
        retryLabel="다시 시도"
        onRetry={retry}
        fine="오류 500"
      />,
    )
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('식단을 불러오지 못했어요')
    await userEvent.click(screen.getByRole('button', { name: '다시 시도' }))
    expect(retry).toHaveBeenCalledTimes(1)
  })

  test('the offline line is announced with the age of what is shown', () => {
    render(<OfflineLine title="인터넷이 끊겼어요" text="11:20에 받아 둔 내용이에요" actionLabel="다시 연결" />)
    expect(screen.getByRole('status').textContent).toContain('11:20에 받아 둔 내용이에요')
  })
})

describe('dates', () => {
  test('the week strip chooses a day and marks today', async () => {
    const choose = vi.fn<(day: string) => void>()
    const day = (number: number, today = false) => ({
      day: `202611${number}`,
      name: ['수', '목', '금'][number - 18] ?? '',
      number,
      label: `11월 ${number}일`,
      today,
      disabled: number > 19,
    })
    render(<WeekStrip label="날짜" days={[day(18), day(19, true), day(20)]} value="20261119" onChange={choose} />)
    expect(screen.getByRole('group', { name: '날짜' })).toBeTruthy()
    expect(screen.getByRole('button', { name: '목 19, 11월 19일', pressed: true }).getAttribute('aria-current')).toBe(
      'date',
    )
    await userEvent.click(screen.getByRole('button', { name: '수 18, 11월 18일' }))
    await userEvent.click(screen.getByRole('button', { name: '금 20, 11월 20일' }))
    expect(choose).toHaveBeenCalledExactlyOnceWith('20261118')
  })

  test('the stepper goes a day back and not past its end', async () => {
    const previous = vi.fn<() => void>()
    const next = vi.fn<() => void>()
    render(
      <DateStepper
        text="오늘"
        previousLabel="어제"
        nextLabel="내일"
        onPrevious={previous}
        onNext={next}
        nextDisabled
      />,
    )
    await userEvent.click(screen.getByRole('button', { name: '어제' }))
    await userEvent.click(screen.getByRole('button', { name: '내일' }))
    expect([previous.mock.calls.length, next.mock.calls.length]).toEqual([1, 0])
  })
})

describe('choices', () => {
  test('checkbox and switch tell their new state', async () => {
    const change = vi.fn<(checked: boolean) => void>()
    render(
      <>
        <Checkbox label="자동 로그인" checked={false} onChange={change} />
        <Switch label="점심 메뉴 알림" checked onChange={change} hideLabel />
      </>,
    )
    await userEvent.click(screen.getByRole('checkbox', { name: '자동 로그인' }))
    await userEvent.click(screen.getByRole('switch', { name: '점심 메뉴 알림' }))
    expect(change.mock.calls).toEqual([[true], [false]])
  })

  test('a profile picture is decoration unless it has a name', () => {
    const { container } = render(<Avatar picture={7} />)
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
    render(<Avatar picture={3} label="당근" />)
    expect(screen.getByRole('img', { name: '당근' })).toBeTruthy()
  })
})
