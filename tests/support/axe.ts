import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The rules whose outcome colours decide: what is to be asked again when nothing but the theme has changed. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/**
 * What axe finds on the page as it stands, one readable text each; with `rules` only these are asked. It is put into
 * the page once: that takes longer than to run it.
 */
export async function axeFindings(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async (runOnly) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run({
        runOnly,
        resultTypes: ['violations'],
      }) // axe's global
      // Addresses of screens begin with /#/, which axe takes for a place within the page where a page's first link is
      // scrolled out of sight.
      const isOfScreen = (id: string, html: string) => id === 'skip-link' && html.includes('href="/#/')
      return violations.flatMap(({ id, help, nodes }) =>
        nodes
          .filter(({ html }) => !isOfScreen(id, html))
          .map((node) => `${id}: ${help}\n  ${node.html.slice(0, 200)}\n  ${node.failureSummary ?? ''}`),
      )
    },
    rules ? { type: 'rule' as const, values: [...rules] } : { type: 'tag' as const, values: TAGS },
  )
}

/** Fails with one readable text per finding when axe finds anything on the page as it stands. */
export async function expectNoAxeFindings(page: Page): Promise<void> {
  expect(await axeFindings(page), `axe on ${page.url()}`).toEqual([])
}
