import type { Page } from '@playwright/test'

/** Pixels of the pair for each pixel of a screen: letters stay legible, and a pair stays below 80 kB. */
const SCALE = 1.5
const QUALITY = 80

/** Both pictures beside each other, the board's left: WebP. `page` is any page of a context of its own. */
export async function pairOf(page: Page, board: Buffer, ours: Buffer): Promise<Buffer> {
  await page.setContent(`<!doctype html>
    <style>
      body { display: flex; gap: 16px; width: max-content; margin: 0; padding: 12px; background: #dcdad2 }
      img { display: block; height: 844px; border-radius: 28px }
    </style>
    <img src="${dataUrl(board)}"><img src="${dataUrl(ours)}">`)
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())))
  const { width, height } = await page.evaluate(() => ({
    width: document.body.offsetWidth,
    height: document.body.offsetHeight,
  }))
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width, height, scale: SCALE },
  })
  await session.detach()
  return Buffer.from(data, 'base64')
}

const dataUrl = (png: Buffer) => `data:image/png;base64,${png.toString('base64')}`
