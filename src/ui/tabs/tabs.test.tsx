// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { Segmented } from '../segmented/segmented.tsx'
import { TabPanel, Tabs } from './tabs.tsx'

const meals = [
  { value: 'breakfast', label: '아침' },
  { value: 'lunch', label: '점심' },
  { value: 'dinner', label: '저녁', disabled: true },
] as const

function Meals() {
  const [value, setValue] = useState<'breakfast' | 'lunch' | 'dinner'>('breakfast')
  return (
    <>
      <Tabs id="meal" label="끼니" tabs={meals} value={value} onChange={setValue} />
      <TabPanel tabsId="meal" value={value}>
        {value}
      </TabPanel>
    </>
  )
}

function Period() {
  const [value, setValue] = useState('week')
  const options = ['week', 'month', 'year'].map((period) => ({ value: period, label: period }))
  return <Segmented label="기간" options={options} value={value} onChange={setValue} />
}

afterEach(cleanup)

describe('tabs', () => {
  test('show the panel of the one that is pressed [WID-18]', async () => {
    render(<Meals />)
    expect(screen.getByRole('tabpanel', { name: '아침' }).textContent).toBe('breakfast')
    await userEvent.click(screen.getByRole('tab', { name: '점심' }))
    expect(screen.getByRole('tabpanel', { name: '점심' }).textContent).toBe('lunch')
    expect(screen.getByRole('tab', { name: '점심', selected: true })).toBeTruthy()
  })

  test('are one stop for Tab; arrows move, choose and pass over what is off [WID-18]', async () => {
    const user = userEvent.setup()
    render(<Meals />)
    await user.tab()
    expect(document.activeElement?.textContent).toBe('아침')
    await user.keyboard('{ArrowRight}')
    expect(screen.getByRole('tab', { name: '점심', selected: true })).toBe(document.activeElement)
    await user.keyboard('{ArrowRight}')
    expect(document.activeElement?.textContent).toBe('아침')
    await user.keyboard('{End}')
    expect(document.activeElement?.textContent).toBe('점심')
  })

  test('are reached by Tab at the first that can be pressed where the chosen one is off or gone [WID-18]', async () => {
    const user = userEvent.setup()
    const { rerender } = render(<Tabs id="meal" label="끼니" tabs={meals} value="dinner" onChange={() => undefined} />)
    await user.tab()
    expect(document.activeElement?.textContent).toBe('아침')
    document.body.focus()
    rerender(<Tabs<string> id="meal" label="끼니" tabs={meals} value="supper" onChange={() => undefined} />)
    expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1])
  })
})

describe('a segmented control', () => {
  test('is a radio group that arrow keys go round', async () => {
    const user = userEvent.setup()
    render(<Period />)
    expect(screen.getByRole('radiogroup', { name: '기간' })).toBeTruthy()
    await user.tab()
    await user.keyboard('{ArrowLeft}')
    expect(screen.getByRole('radio', { name: 'year', checked: true })).toBe(document.activeElement)
    await user.click(screen.getByRole('radio', { name: 'month' }))
    expect(screen.getByRole('radio', { name: 'month', checked: true })).toBeTruthy()
  })
})
