import { expect } from '@playwright/test'
import { atEnds, cellsUnder, factorSides, knobOver, markedAt, needleOver, ribbonFrom } from '../support/marks.ts'
import { withArgs } from '../support/story-args.ts'
import { test, type Gallery, type Looks } from './gallery-page.ts'

// Where the marks of charts stand on the screen, by what they mean: an angle, a share or a length of our own says
// nothing about where it brings them.

const LIGHT: Looks = { theme: 'light', language: 'ko', text: '100' }

/** As the meter writes a figure: with a real minus. */
function signed(years: number): string {
  if (years < 0) return `−${String(-years)}`
  return years > 0 ? `+${String(years)}` : '0'
}

/** Draws a story with each of these arguments in turn, and then with its own again. */
async function each<Args extends Record<string, unknown>>(
  gallery: Gallery,
  story: string,
  list: readonly Args[],
  look: (args: Args) => Promise<void>,
): Promise<void> {
  await gallery.show(story, LIGHT)
  gallery.used()
  try {
    for (const args of list) {
      await gallery.page.evaluate(withArgs, { story, args })
      await gallery.still(60)
      await look(args)
    }
  } finally {
    await gallery.page.evaluate(withArgs, { story })
  }
}

test('age-gap meter: the needle is at the figure of its years, over the arc of its level, the younger left', async ({
  gallery,
}) => {
  const levels: Record<string, string> = {
    '-12': 'best',
    '-10': 'best',
    '-9': 'good',
    '-5': 'good',
    '-4': 'mid',
    '-1': 'mid',
    '0': 'zero',
    '1': 'warning',
    '4': 'warning',
    '5': 'danger',
    '9': 'danger',
    '10': 'worst',
    '12': 'worst',
  }
  const years = Object.keys(levels)
    .map(Number)
    .toSorted((one, other) => one - other)
  await each(
    gallery,
    'charts-age-gap-meter--younger',
    years.map((gapYears) => ({ gapYears })),
    async ({ gapYears }) => {
      const { levels: under, figures, side } = await gallery.page.evaluate(needleOver)
      expect([gapYears, under, side]).toEqual([gapYears, [levels[String(gapYears)]], Math.sign(gapYears)])
      const words = signed(gapYears)
      const away = figures.find(({ text }) => text === words)?.away
      if ([-10, -5, 0, 5, 10].includes(gapYears))
        expect(away, `degrees between the needle and ${words}`).toBeLessThan(4)
    },
  )
})

test('rope: the ribbon stands on the side that is ahead, by as much', async ({ gallery }) => {
  await each(
    gallery,
    'widgets-rope--ahead',
    [-1, -0.5, 0, 0.5, 1, 3].map((at) => ({ at })),
    async ({ at }) => {
      const { away, reach } = await gallery.page.evaluate(ribbonFrom)
      // As far as a tenth of the rope, and no further.
      expect(away / reach, `the ribbon of ${String(at)}`).toBeCloseTo(Math.min(1, at), 1)
    },
  )
})

test('status pointer: the knob stands over its own third, further to the right the further into it', async ({
  gallery,
}) => {
  const places: number[] = []
  const list = ['normal', 'caution', 'danger'].flatMap((status) => [0.2, 0.5, 0.8].map((way) => ({ status, way })))
  await each(gallery, 'charts-status-pointer--caution', list, async ({ status }) => {
    const { thirds, lit, x } = await gallery.page.evaluate(knobOver)
    expect([status, thirds, lit]).toEqual([
      status,
      [['normal', 'caution', 'danger'].indexOf(status)],
      [['normal', 'caution', 'danger'].indexOf(status)],
    ])
    places.push(x)
  })
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(new Set(places).size).toBe(list.length)
})

test('factor rows: what makes it better reaches left from the middle, what makes it worse right, by its share', async ({
  gallery,
}) => {
  await gallery.show('charts-factor-rows--with-sum', LIGHT)
  const [steps, sodium] = await gallery.page.evaluate(factorSides)
  expect([steps?.from, sodium?.to].map((share) => Number(share?.toFixed(2)))).toEqual([-0.8, 0.27])
  expect([steps?.to, sodium?.from].map((share) => Math.abs(Number(share?.toFixed(2))))).toEqual([0, 0])
})

test('progress ring and semicircle: what is reached begins at the top, or on the left, and goes on clockwise', async ({
  gallery,
}) => {
  await each(gallery, 'charts-progress-ring--butt-ends', [{ percent: 25 }, { percent: 75 }], async ({ percent }) => {
    // Eighths of the way round from the top: in the middle of each quarter.
    expect(await gallery.page.evaluate(atEnds, [1, 3, 5, 7])).toEqual(
      percent === 25 ? [true, false, false, false] : [true, true, true, false],
    )
  })
  await each(gallery, 'charts-semicircle--low', [{ percent: 30 }, { percent: 70 }], async ({ percent }) => {
    // From the left over the top to the right.
    expect(await gallery.page.evaluate(atEnds, [-1.5, -0.2, 0.2, 1.5])).toEqual(
      percent === 30 ? [true, false, false, false] : [true, true, true, false],
    )
  })
})

test('semicircle: the second mark and its words stand where their value lies on the arc', async ({ gallery }) => {
  for (const [story, percent] of [
    ['charts-semicircle--marked', 79],
    ['charts-semicircle--marked-low', 41],
  ] as const) {
    await gallery.show(story, LIGHT)
    const { degrees, wordsSide } = await gallery.page.evaluate(markedAt)
    // The whole is half a turn, from the left to the right.
    expect([story, Math.round(degrees), wordsSide]).toEqual([
      story,
      Math.round((percent / 100) * 180 - 90),
      percent < 50 ? -1 : 1,
    ])
  }
})

test('nine plate: each name stands in the dish of its own state', async ({ gallery }) => {
  for (const story of ['charts-nine-plate--one-beyond', 'charts-nine-plate--one-to-look-at']) {
    await gallery.show(story, LIGHT)
    const cells = await gallery.page.evaluate(cellsUnder)
    expect(cells).toHaveLength(9)
    for (const { name, own, under } of cells) expect([name, under]).toEqual([name, [own]])
  }
})
