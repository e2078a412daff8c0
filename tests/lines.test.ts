import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, test } from 'vitest'

// The formatter breaks lines at 120 columns (docs/decisions/366). What it cannot break is one literal: that is broken by
// hand, or stays. And it puts on one line whatever fits: three choices that are made on it are taken apart by hand.

const root = fileURLToPath(new URL('..', import.meta.url))
const MOST = 140
/** Of a line that is one literal so much may stand beside it: a name, a comma, the tag of a template. */
const MOST_BESIDE = 60
const MOST_CONDITIONALS = 2

const files = ['src', 'server', 'scripts', 'tests', 'openapi', 'bench'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => posix.join(folder, name.replaceAll('\\', '/')))
    .filter((path) => /(?<!\.gen)\.tsx?$/.test(path) && !/(^|\/)(generated|node_modules)\//.test(path)),
)

/** Question marks of other uses aside: `?.`, `??`, `?:`. */
const mayHoldMany = (line: string): boolean => line.split(/\?(?![?.:])/).length - 1 > MOST_CONDITIONALS

/** The few files that may break a rule, each parsed once. */
const suspects = files.flatMap((path) => {
  const lines = readFileSync(join(root, path), 'utf8').split('\n')
  if (!lines.some((line) => line.length > MOST || mayHoldMany(line))) return []
  return [{ path, lines, source: ts.createSourceFile(path, lines.join('\n'), ts.ScriptTarget.Latest, true) }]
})

function nodesOf(source: ts.SourceFile): ts.Node[] {
  const found: ts.Node[] = []
  const visit = (node: ts.Node): void => {
    found.push(node)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** Where literals and comments stand in a file, as offsets; a title of a test is none. */
function literalsIn(source: ts.SourceFile): (readonly [from: number, to: number])[] {
  return nodesOf(source).flatMap((node) => {
    const isTitle =
      ts.isCallExpression(node.parent ?? node) && /^(?:test|it|describe)\b/.test(node.parent.getText(source))
    const isLiteral =
      ts.isStringLiteralLike(node) ||
      ts.isTemplateExpression(node) ||
      ts.isRegularExpressionLiteral(node) ||
      ts.isJsxText(node) ||
      ts.isTaggedTemplateExpression(node)
    return isLiteral && !isTitle ? [[node.getStart(source), node.end] as const] : []
  })
}

test('no line of code is longer than 140 letters, sentences, patterns, SQL and directives aside', () => {
  const long = suspects.flatMap(({ path, lines, source }) => {
    if (lines.every((line) => line.length <= MOST)) return []
    const literals = literalsIn(source)
    let from = 0
    return lines.flatMap((line, index) => {
      const [start, end] = [from, from + line.length]
      from = end + 1
      if (line.length <= MOST || /^\s*(?:\{?\/\*|\/\/) oxlint-/.test(line)) return []
      const inside = literals.map(([one, other]) => Math.min(other, end) - Math.max(one, start))
      return line.length - Math.max(0, ...inside) <= MOST_BESIDE ? [] : [`${path}:${index + 1}`]
    })
  })
  expect(files.length).toBeGreaterThan(4000)
  expect(long).toEqual([])
})

test('no line holds three conditional expressions', () => {
  const crowded = suspects.flatMap(({ path, source }) => {
    const conditionals = nodesOf(source).filter(ts.isConditionalExpression)
    const byLine = Map.groupBy(
      conditionals,
      ({ questionToken }) => source.getLineAndCharacterOfPosition(questionToken.end).line,
    )
    return [...byLine].filter(([, all]) => all.length > MOST_CONDITIONALS).map(([line]) => `${path}:${line + 1}`)
  })
  expect(crowded).toEqual([])
})
