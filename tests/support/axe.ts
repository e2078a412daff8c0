import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The rules whose outcome colours decide: what is to be asked again when nothing but the theme has changed. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** What axe finds on the page as it stands, one readable text each; with `rules` only these are asked. It is put into the page once: that takes longer than to run it. */
export async function axeFindings(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async (runOnly) => {
      // Addresses of screens begin with /#/, as one within the page does: axe takes the first link for a way past the rest where it is scrolled out of sight.
      const rules = { 'skip-link': { enabled: false } }
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run({ runOnly, rules, resultTypes: ['violations'] }) // axe's global
      return violations.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help}\n  ${node.html.slice(0, 200)}\n  ${node.failureSummary ?? ''}`))
    },
    rules ? { type: 'rule' as const, values: [...rules] } : { type: 'tag' as const, values: TAGS },
  )
}

/** Fails with one readable text per finding when axe finds anything on the page as it stands. */
export async function expectNoAxeFindings(page: Page): Promise<void> {
  expect(await axeFindings(page), `axe on ${page.url()}`).toEqual([])
}
