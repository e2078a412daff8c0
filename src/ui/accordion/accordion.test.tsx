// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef, useState, type ReactNode } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Accordion, type AccordionHandle } from './accordion.tsx'
import { Collapse } from '../collapse/collapse.tsx'

const items = ['가', '나', '다'].map((title) => ({ title, content: <p>{title}의 답</p> }))
const head = (name: string) => screen.getByRole('button', { name })
const openOnes = () =>
  screen
    .getAllByRole('button')
    .filter((one) => one.getAttribute('aria-expanded') === 'true')
    .map((one) => one.textContent)
const panelOf = (name: string) => document.getElementById(head(name).getAttribute('aria-controls') ?? '')

afterEach(cleanup)

describe('an accordion', () => {
  test('opens an item on a press and closes it on the next [WID-19]', async () => {
    render(<Accordion items={items} />)
    expect(panelOf('가')?.hasAttribute('inert')).toBe(true)
    await userEvent.click(head('가'))
    expect(openOnes()).toEqual(['가'])
    expect(panelOf('가')?.hasAttribute('inert')).toBe(false)
    await userEvent.click(head('가'))
    expect(openOnes()).toEqual([])
  })

  test('keeps several items open [WID-38]', async () => {
    render(<Accordion items={items} />)
    await userEvent.click(head('가'))
    await userEvent.click(head('나'))
    expect(openOnes()).toEqual(['가', '나'])
  })

  test('in exclusive mode closes the others, and cannot open all [WID-20] [WID-21]', async () => {
    const handle = createRef<AccordionHandle>()
    render(<Accordion ref={handle} items={items} exclusive />)
    await userEvent.click(head('가'))
    await userEvent.click(head('나'))
    expect(openOnes()).toEqual(['나'])
    act(() => handle.current?.expandAll())
    expect(openOnes()).toEqual(['나'])
  })

  test('opens all at once or one by its index from 0; an index that is not there is ignored [WID-21] [WID-22]', () => {
    const handle = createRef<AccordionHandle>()
    render(<Accordion ref={handle} items={items} />)
    act(() => handle.current?.expand(2))
    expect(openOnes()).toEqual(['다'])
    for (const index of [3, -1, 0.5, Number.NaN]) act(() => handle.current?.expand(index))
    expect(openOnes()).toEqual(['다'])
    act(() => handle.current?.expandAll())
    expect(openOnes()).toEqual(['가', '나', '다'])
  })

  test('keeps closed content in the page; what asks for data comes when first unfolded, and stays', async () => {
    const Asks = vi.fn<() => ReactNode>(() => <p>라의 답</p>)
    render(<Accordion items={[...items, { title: '라', content: <Asks />, lazy: true }]} />)
    expect(screen.getByText('가의 답')).toBeTruthy()
    expect([Asks.mock.calls.length, screen.queryByText('라의 답')]).toEqual([0, null])
    await userEvent.click(head('라'))
    expect(screen.getByText('라의 답')).toBeTruthy()
    await userEvent.click(head('라'))
    expect(screen.getByText('라의 답')).toBeTruthy()
  })

  test('is all open on paper, where nothing can be pressed', () => {
    render(<Accordion items={items} initiallyOpen={[0]} />)
    expect(panelOf('다')?.className).toMatch(/panel/)
    const [, print = ''] = readFileSync('src/ui/accordion/accordion.module.css', 'utf8').split('@media print')
    // Stronger than what the panel says of itself closed, whichever file comes first.
    expect(print).toMatch(/\.accordion \.panel \{\s*grid-template-rows: 1fr;\s*transition: none/)
    expect(print).toMatch(/\.accordion \.panel > div \{\s*overflow: visible/)
  })

  test('works with the keyboard, and its panels are named after their heads', async () => {
    render(<Accordion items={items} initiallyOpen={[1]} />)
    await userEvent.tab()
    expect(document.activeElement).toBe(head('가'))
    await userEvent.keyboard('{Enter}')
    expect(screen.getByRole('region', { name: '가' })).toBe(panelOf('가')?.firstElementChild)
    expect(openOnes()).toEqual(['가', '나'])
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3)
  })
})

describe('a collapse panel', () => {
  const css = readFileSync('src/ui/collapse/collapse.module.css', 'utf8')
  const tokens = readFileSync('src/styles/tokens.css', 'utf8')

  test('takes 250 ms for its height unless told otherwise [WID-23] [WID-37] [CON-03]', () => {
    expect(css).toMatch(/transition: grid-template-rows var\(--collapse-time, var\(--motion-collapse\)\)/)
    expect(tokens).toMatch(/--motion-collapse: 250ms/)
    const { container } = render(
      <Collapse open durationMs={400}>
        글
      </Collapse>,
    )
    expect((container.firstElementChild as HTMLElement).style.getPropertyValue('--collapse-time')).toBe('400ms')
  })

  test('stands alone, opens and closes, with no height that later content can outgrow [WID-37] [WID-39]', async () => {
    function Lone() {
      const [open, setOpen] = useState(false)
      return (
        <>
          <button onClick={() => setOpen(!open)}>더 보기</button>
          <Collapse open={open}>
            <a href="#there">안쪽</a>
          </Collapse>
        </>
      )
    }
    const { container } = render(<Lone />)
    const panel = container.querySelector('div') as HTMLElement
    expect(panel.inert).toBe(true)
    await userEvent.click(screen.getByRole('button'))
    expect(panel.inert).toBe(false)
    expect([panel.style.height, (panel.firstElementChild as HTMLElement).style.height]).toEqual(['', ''])
    expect(css).toMatch(/\[data-open\] \{\s*grid-template-rows: 1fr/)
  })
})
