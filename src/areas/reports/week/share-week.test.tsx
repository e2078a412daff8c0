// @vitest-environment happy-dom
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ShareWeek } from './share-week.tsx'
import type { Strand } from './week.ts'
import { drawWeek } from './week-picture.ts'

const strands: Strand[] = [
  { thread: 'BW', values: [69, null, 68.8, null, 68.7, null, 68.4], mean: 68.7, change: -0.5, good: true },
  {
    thread: 'BP',
    values: [118, 120, null, null, null, null, 117],
    mean: 118,
    change: -3,
    good: true,
    lower: { values: [76, 78, null, null, null, null, 75], mean: 76, change: 0 },
  },
]

/** A canvas that remembers what was written and filled. */
function paper() {
  const written: string[] = []
  let filled = 0
  const pen = {
    fillText: (text: string) => void written.push(text),
    fillRect: () => void (filled += 1),
    beginPath: () => {},
    arc: () => {},
    fill: () => void (filled += 1),
  }
  const canvas = {
    getContext: () => pen,
    toBlob: (then: (blob: Blob) => void) => then(new Blob(['png'])),
  } as unknown as HTMLCanvasElement // no other part of it is used
  return { canvas, written, marks: () => filled }
}

beforeEach(() => {
  i18n.load('ko', {})
  i18n.activate('ko')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('the picture holds the week, its sentence and each mean with its change, and nobody’s name', async () => {
  const { canvas, written, marks } = paper()
  const rows = strands.map(({ thread, values }) => ({
    key: thread,
    name: thread,
    shape: 'line' as const,
    color: 'weight' as const,
    values,
    mean: '68.7 kg',
    change: '−0.5',
  }))
  const file = await drawWeek(
    { range: '11월 16일–22일', lead: ['체중은 0.5 kg 줄고', '혈압은 3 낮아졌어요'], rows },
    canvas,
  )
  expect([file?.name, file?.type]).toEqual(['hansang-week.png', 'image/png'])
  expect(written).toEqual([
    '11월 16일–22일',
    '체중은 0.5 kg 줄고',
    '혈압은 3 낮아졌어요',
    'BW',
    '68.7 kg',
    '−0.5',
    'BP',
    '68.7 kg',
    '−0.5',
  ])
  // The sheet, and a mark for each day of each value, also for those without one.
  expect(marks()).toBe(1 + 14)
})

test('where no picture can be handed on the sentences go alone, and without a sheet into the clipboard', async () => {
  const share = vi.fn(() => Promise.resolve())
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share, canShare: () => false }))
  render(
    <I18nProvider i18n={i18n}>
      <ShareWeek range="11월 16일–22일" lead={'체중은 줄고\n혈압은 낮아졌어요'} strands={strands} />
    </I18nProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: '한 주 나누기' }))
  await vi.waitFor(() => expect(share).toHaveBeenCalledWith({ text: '11월 16일–22일 · 체중은 줄고 혈압은 낮아졌어요' }))
})
