import type { Browser } from '@playwright/test'

/** The sheet's own. */
const COLOURS = { ground: '#e7e5de', letters: '#3b3e38' }

/**
 * One WebP of the board's picture and ours with a word over each: side by side, the wide sections one above the other.
 */
export async function sideBySide(
  browser: Browser,
  board: Buffer,
  ours: Buffer,
  { wide }: { wide: boolean },
): Promise<Buffer> {
  const page = await browser.newPage()
  try {
    const pictures = [board, ours].map((png) => `data:image/png;base64,${png.toString('base64')}`)
    const webp = await page.evaluate(drawBoth, { pictures, wide, ...COLOURS })
    return Buffer.from(webp.slice(webp.indexOf(',') + 1), 'base64')
  } finally {
    await page.close()
  }
}

/** In the page: draws both at 1.4 px for each of the design's and answers a WebP as a data address. */
async function drawBoth({
  pictures,
  wide,
  ground,
  letters,
}: {
  pictures: string[]
  wide: boolean
  ground: string
  letters: string
}): Promise<string> {
  const SCALE = wide ? 0.5 : 0.7
  const [GAP, HEAD] = [16, 30]
  const images = await Promise.all(
    pictures.map(async (source) => {
      const image = new Image()
      image.src = source
      await image.decode()
      return image
    }),
  )
  const sizes = images.map(({ width, height }) => ({
    width: Math.round(width * SCALE),
    height: Math.round(height * SCALE),
  }))
  const widest = Math.max(...sizes.map(({ width }) => width))
  const tallest = Math.max(...sizes.map(({ height }) => height))
  const canvas = document.createElement('canvas')
  canvas.width = wide ? widest + 2 * GAP : 2 * widest + 3 * GAP
  canvas.height = wide ? sizes.reduce((sum, { height }) => sum + height + HEAD, GAP) : tallest + HEAD + GAP
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser draws no canvas.')
  pen.fillStyle = ground
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.font = '600 15px sans-serif'
  let top = 0
  images.forEach((image, at) => {
    const { width, height } = sizes[at] ?? { width: 0, height: 0 }
    const left = wide ? GAP : GAP + at * (widest + GAP)
    pen.fillStyle = letters
    pen.fillText(at === 0 ? 'Board' : 'Ours', left, top + 20)
    pen.drawImage(image, left, top + HEAD, width, height)
    if (wide) top += height + HEAD
  })
  return canvas.toDataURL('image/webp', 0.82)
}
