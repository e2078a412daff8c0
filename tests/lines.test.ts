import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, test } from 'vitest'

// The formatter breaks lines at 120 columns. What it cannot break is one literal: that is broken by hand, or stays.

const root = fileURLToPath(new URL('..', import.meta.url))
const MOST = 140
/** Of a line that is one literal so much may stand beside it: a name, a comma, the tag of a template. */
const MOST_BESIDE = 60

const files = ['src', 'server', 'scripts', 'tests', 'openapi', 'bench'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => posix.join(folder, name.replaceAll('\\', '/')))
    .filter((path) => /(?<!\.gen)\.tsx?$/.test(path) && !/(^|\/)(generated|node_modules)\//.test(path)),
)

/** Where literals and comments stand in a file, as offsets; a title of a test is none. */
function literalsIn(path: string, text: string): (readonly [from: number, to: number])[] {
  const found: (readonly [number, number])[] = []
  const visit = (node: ts.Node): void => {
    const isTitle =
      ts.isCallExpression(node.parent ?? node) && /^(?:test|it|describe)\b/.test(node.parent.getText(source))
    const isLiteral =
      ts.isStringLiteralLike(node) ||
      ts.isTemplateExpression(node) ||
      ts.isRegularExpressionLiteral(node) ||
      ts.isJsxText(node) ||
      ts.isTaggedTemplateExpression(node)
    if (isLiteral && !isTitle) found.push([node.getStart(source), node.end])
    ts.forEachChild(node, visit)
  }
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  visit(source)
  return found
}

test('no line of code is longer than 140 letters, sentences, patterns, SQL and directives aside', () => {
  const long = files.flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8')
    const lines = text.split('\n')
    if (lines.every((line) => line.length <= MOST)) return []
    const literals = literalsIn(path, text)
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
