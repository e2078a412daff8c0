import { chromium } from '@playwright/test'
import { freePort } from '../../scripts/lib/ports.ts'
import { tool } from '../../scripts/lib/tools.ts'
import { launchOptions } from './browser.ts'

export type LighthouseScores = {
  performance: number
  accessibility: number
  bestPractices: number
  lcpMs: number
  failing: string[]
}

/** What of Lighthouse is used here. Its own types are there only once it is installed. */
type Lighthouse = (
  url: string,
  flags: { port: number; output: 'json'; logLevel: 'error'; onlyCategories: string[] },
) => Promise<
  | { lhr: { categories: Record<string, { score: number | null } | undefined>; audits: Record<string, Audit> } }
  | undefined
>
type Audit = { id: string; score: number | null; scoreDisplayMode: string; numericValue?: number }

/** One Lighthouse run, mobile, in a browser of its own; scores are 0 to 100. */
export async function lighthouse(url: string): Promise<LighthouseScores> {
  // The shape that its documentation gives; see above.
  const { default: runLighthouse } = (await (await tool('lighthouse')).load('lighthouse')) as { default: Lighthouse }
  const port = await freePort()
  // Playwright switches the cache for going back off, which Lighthouse would hold against the page.
  const browser = await chromium.launch({
    ...(await launchOptions([`--remote-debugging-port=${port}`])),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  try {
    const result = await runLighthouse(url, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility', 'best-practices'],
    })
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`)
    const { categories, audits } = result.lhr
    const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100)
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      lcpMs: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
      failing: Object.values(audits)
        .filter((audit) => audit.scoreDisplayMode === 'binary' && audit.score === 0)
        .map(({ id }) => id),
    }
  } finally {
    await browser.close()
  }
}
