import type { Browser } from '@playwright/test'
import type { Picture } from './pictures.ts'

export type Row = { title: string; pictures: readonly Picture[] }

/** All pictures on one sheet, a row of pictures under its title: PNG, at the pictures' own size. */
export async function sheetOf(browser: Browser, rows: readonly Row[]): Promise<Buffer> {
  const page = await browser.newPage()
  try {
    await page.setContent(`<!doctype html>
      <style>
        body { width: max-content; margin: 0; padding: 16px; background: #8a8780; font: 600 20px sans-serif; color: #fff }
        section { display: flex; gap: 16px; align-items: start; margin: 8px 0 24px }
        figure { margin: 0 }
        figcaption { padding-block: 4px; font-size: 16px }
        img { display: block }
      </style>
      ${rows.map(section).join('')}`)
    await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())))
    return await page.locator('body').screenshot()
  } finally {
    await page.close()
  }
}

const section = ({ title, pictures }: Row) =>
  `<h1 style="font-size: 22px; margin: 0">${escaped(title)}</h1><section>${pictures.map(figure).join('')}</section>`

const figure = ({ title, png }: Picture) => {
  const source = `data:image/png;base64,${png.toString('base64')}`
  return `<figure><figcaption>${escaped(title)}</figcaption><img src="${source}"></figure>`
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
