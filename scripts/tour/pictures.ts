import { PHONE, type Visitor } from '../../tests/screens/visitor.ts'

export type Picture = { title: string; png: Buffer }

/** The narrowest phone, and one with large text. */
const NARROW = { width: 320, height: 844 }

/** The screen that the visitor has open, in all its looks. `whole`: the page to its end, not the window. */
export async function picturesOf(visitor: Visitor, { whole }: { whole: boolean }): Promise<Picture[]> {
  const { page } = visitor
  const take = async (title: string): Promise<Picture> => {
    await page.evaluate(() => scrollTo(0, 0))
    return { title, png: await page.screenshot({ animations: 'disabled', fullPage: whole }) }
  }
  const light = await take('light')
  await visitor.inTheme('dark')
  const dark = await take('dark')
  await visitor.inTheme('light')
  await visitor.resize(NARROW)
  const narrow = await take('320 px')
  await visitor.resize(PHONE, 200)
  const large = await take('text 200 %')
  await visitor.resize(PHONE)
  return [light, dark, narrow, large]
}
