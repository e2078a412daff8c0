import { pathOf } from '../support/app.ts'
import { axeFindings, COLOUR_RULES } from '../support/axe.ts'
import { badTexts, hangul, sideways, smallTargets, unsaidWords } from '../support/findings.ts'
import type { BuiltRoute } from '../support/routes.ts'
import { focusUnderAction, underAction } from '../support/under-action.ts'
import { exampleOf } from './examples.ts'
import { PHONE, type Visitor } from './visitor.ts'

/**
 * The narrowest phone, also with large text; and a phone on its side, also with its keyboard open: where the page's
 * action might lie over its end (docs/decisions/077).
 */
const TIGHT = [
  { size: { width: 320, height: 640 }, text: 100 },
  { size: { width: 320, height: 640 }, text: 200 },
  { size: { width: 844, height: 390 }, text: 100 },
  { size: { width: 844, height: 200 }, text: 100 },
]

/** What was found, with the looks it was seen in. */
type Findings = Map<string, string[]>
type Look = {
  /** Also in `TIGHT`. */
  tight: boolean
  /**
   * Screens that were looked at before, as they stand in the document: one that says the same to two members is looked
   * at once.
   */
  seen: Set<string>
  findings: Findings
}

/** The addresses at which this visitor opens a route; none where the route needs a link that they do not see. */
export async function addressesOf(visitor: Visitor, route: BuiltRoute): Promise<readonly string[]> {
  const example = exampleOf(route)
  if ('at' in example) return example.at
  await visitor.go(example.linkOn)
  const address = await visitor.linkTo(route.path)
  return address === undefined ? [] : [address]
}

/**
 * Opens a screen, looks at it from all sides, and leaves the page as it was. What is wrong is added to `findings`.
 *
 * @returns how many rows and controls stand there
 */
export async function visit(visitor: Visitor, address: string, { tight, seen, findings }: Look): Promise<number> {
  const { page, who, language } = visitor
  const note = (looks: string, found: readonly string[]) => {
    for (const one of found.filter((text) => text !== ''))
      findings.set(one, [...(findings.get(one) ?? []), [who, language, ...(looks ? [looks] : []), address].join(', ')])
  }
  const layout = async () => [
    (await page.evaluate(sideways)).join('\n  '),
    ...(await page.evaluate(smallTargets)),
    ...(await page.evaluate(badTexts)),
    ...(await page.evaluate(unsaidWords)),
  ]

  visitor.complaints()
  await visitor.go(address)
  note('', visitor.complaints())
  const path = pathOf(page).split('?')[0] ?? ''
  // Some addresses forward, but no member's leads to the sign-in or to an error.
  if (who !== 'nobody' && /^\/(?:login|ErrorPage)/.test(path) && !address.startsWith(path))
    note('', [`leads to ${path}`])

  const html = `${language} ${await page.evaluate(() => document.body.innerHTML)}`
  if (!seen.has(html)) {
    seen.add(html)
    note('light', [...(await layout()), ...(await axeFindings(page))])
    if (language === 'en')
      note(
        '',
        visitor.ours(await page.evaluate(hangul)).map((text) => `Korean of ours: ${text}`),
      )
    const onlyColours = await visitor.inTheme('dark')
    note('dark', await axeFindings(page, onlyColours ? COLOUR_RULES : undefined))
    await visitor.inTheme('light')
  }
  if (tight) {
    for (const { size, text } of TIGHT) {
      await visitor.resize(size, text)
      note(`${size.width} × ${size.height} px, text ${text} %`, [
        ...(await layout()),
        ...(await page.evaluate(underAction)),
        ...(await page.evaluate(focusUnderAction)).map((control) => `has the focus under the action: ${control}`),
      ])
    }
    await visitor.resize(PHONE)
  }
  note('', visitor.complaints())
  return page.evaluate(() => document.querySelectorAll('li, tr, article, button, a, input').length)
}

/** One text for each finding, for a person. */
export function said(findings: Findings): string[] {
  return [...findings].map(
    ([finding, looks]) =>
      `${finding}\n    ${looks.slice(0, 4).join('\n    ')}${looks.length > 4 ? `\n    and ${looks.length - 4} more` : ''}`,
  )
}
