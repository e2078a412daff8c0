import { dataColor } from '#src/charts/data-color.ts'
import { loomX, loomY } from '#src/charts/week-loom-layout.ts'
import type { LoomRow } from '#src/charts/week-loom.tsx'

export interface WeekPicture {
  /** Which week: "11월 16일–22일". */
  range: string
  /** The sentence of the report, a line each. */
  lead: readonly string[]
  rows: readonly LoomRow[]
}

const WIDTH = 720
const PAD = 48
const HEAD = 132
const LINE = 52
const ROW = 116
const PLOT = { x: 168, width: 330, height: ROW - 24 }
const DAYS = 7
const BAR = 22

/**
 * The card of a week as a picture to hand on, without a name: what somebody shows of themselves is theirs to sign. Null
 * where a browser draws none.
 */
export async function drawWeek(week: WeekPicture, canvas = document.createElement('canvas')): Promise<File | null> {
  const height = HEAD + week.lead.length * LINE + week.rows.length * ROW + PAD
  canvas.width = WIDTH
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (!pen) return null
  const style = getComputedStyle(document.documentElement)
  const colour = (token: string) => style.getPropertyValue(/--[\w-]+/.exec(token)?.[0] ?? token).trim()
  const family = getComputedStyle(document.body).fontFamily
  const write = (
    text: string,
    x: number,
    y: number,
    {
      size,
      weight = 500,
      ink = '--ink-strong',
      align = 'left',
    }: { size: number; weight?: number; ink?: string; align?: CanvasTextAlign },
  ) => {
    pen.font = `${weight} ${size}px ${family}`
    pen.fillStyle = colour(ink)
    pen.textAlign = align
    pen.fillText(text, x, y)
  }

  pen.fillStyle = colour('--surface-card')
  pen.fillRect(0, 0, WIDTH, height)
  write(week.range, PAD, PAD + 26, { size: 24, ink: '--ink-sub' })
  for (const [at, line] of week.lead.entries()) write(line, PAD, HEAD + at * LINE, { size: 40, weight: 700 })
  for (const [at, row] of week.rows.entries()) {
    const top = HEAD + week.lead.length * LINE + at * ROW
    write(row.name, PAD, top + 56, { size: 24, weight: 600 })
    drawThreads(pen, row, top + 6, colour)
    write(row.mean, WIDTH - PAD, top + 50, { size: 26, weight: 700, align: 'right' })
    if (row.change !== undefined)
      write(row.change, WIDTH - PAD, top + 84, {
        size: 22,
        ink: row.good ? '--brand-text' : '--ink-sub',
        align: 'right',
      })
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  return blob && new File([blob], 'hansang-week.png', { type: 'image/png' })
}

/** One value over the days, as the loom weaves it: bars from zero, else dots, with a stick where a day has two. */
function drawThreads(
  pen: CanvasRenderingContext2D,
  { shape, values, lower, color }: LoomRow,
  top: number,
  colour: (token: string) => string,
): void {
  const known = [...values, ...(lower?.values ?? [])].filter((value) => value !== null)
  const y = loomY(shape, known, PLOT.height)
  const dot = (x: number, at: number, radius: number, fill: string) => {
    pen.fillStyle = colour(fill)
    pen.beginPath()
    pen.arc(x, top + at, radius, 0, 2 * Math.PI)
    pen.fill()
  }
  for (const [at, value] of values.entries()) {
    const x = PLOT.x + loomX(at, DAYS, PLOT.width)
    if (value === null) {
      dot(x, PLOT.height / 2, 3, '--ink-faint')
      continue
    }
    if (shape === 'bars') {
      pen.fillStyle = colour(dataColor(color))
      pen.fillRect(x - BAR / 2, top + y(value), BAR, Math.max(3, PLOT.height - 8 - y(value)))
      continue
    }
    const low = lower?.values[at] ?? null
    if (low !== null && lower) {
      pen.fillStyle = colour('--data-track')
      pen.fillRect(x - 3, top + y(value), 6, y(low) - y(value))
      dot(x, y(low), 6, dataColor(lower.color))
    }
    dot(x, y(value), 7, dataColor(color))
  }
}
