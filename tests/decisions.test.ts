import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const folder = join(root, 'docs', 'decisions')
const read = (path: string) => readFileSync(path, 'utf8')

const pages = ['', 'archive/'].flatMap((place) =>
  readdirSync(join(folder, place))
    .filter((name) => /^\d{3}-/.test(name))
    .map((name) => {
      const text = read(join(folder, place, name))
      const [title = '', head = ''] = text.split('\n')
      const [, status = '', by] = /^Status: (holds|history|replaced by (\d{3})) · \d{4}-\d{2}-\d{2}$/.exec(head) ?? []
      return { file: place + name, number: name.slice(0, 3), title: title.replace(/^# /, ''), text, status, by }
    }),
)
const numbers = pages.map(({ number }) => number)
const index = read(join(folder, 'README.md'))
const rules = read(join(root, 'docs', 'rules.md'))

/** What a text names of the pages: `docs/decisions/NNN, NNN`, `decision NNN`, also over two lines of a comment. */
function namedIn(text: string): string[] {
  const line = text.replace(/\n\s*(?:\*|\/\/|#)?\s*/g, ' ')
  return [...line.matchAll(/\bdecisions?[/ ](\d{3}(?:, (?:docs\/decisions\/)?\d{3})*)/gi)].flatMap(
    ([, list = '']) => list.match(/\d{3}/g) ?? [],
  )
}

/** Who names a page: code, tests and the contract. */
const namers = ['src', 'server', 'scripts', 'tests', 'bench', 'openapi', '.'].flatMap((place) =>
  readdirSync(join(root, place), { recursive: place !== '.', encoding: 'utf8' })
    .filter((name) => /\.(?:tsx?|mjs|css|yaml)$/.test(name) && !/(?:^|[\\/])(?:generated|node_modules)[\\/]/.test(name))
    .flatMap((name) => namedIn(read(join(root, place, name))).map((number) => ({ file: join(place, name), number }))),
)

describe('every decision', () => {
  test('has a number of its own, a title and a status with its day', () => {
    expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([])
    expect(pages.filter(({ title, number }) => !title.startsWith(`${number} `)).map(({ file }) => file)).toEqual([])
    expect(pages.filter(({ status }) => status === '').map(({ file }) => file)).toEqual([])
  })

  test('lies in the archive where another one has replaced it, and there alone', () => {
    const astray = pages.filter(({ file, by }) => file.startsWith('archive/') !== (by !== undefined))
    expect(astray.map(({ file }) => file)).toEqual([])
  })

  test('that replaces another is named there, and the other way round', () => {
    const said = pages.flatMap(({ number, text }) =>
      [...text.matchAll(/\bReplaces \[(\d{3})\]/g)].map(([, other = '']) => `${number} replaces ${other}`),
    )
    const told = pages.flatMap(({ number, by }) => (by === undefined ? [] : [`${by} replaces ${number}`]))
    expect(said.toSorted()).toEqual(told.toSorted())
  })

  test('that holds is named by code, by a test or by the rules', () => {
    const named = new Set([...namers.map(({ number }) => number), ...namedIn(rules)])
    expect(named.size).toBeGreaterThan(200)
    expect(
      pages.filter(({ status, number }) => status === 'holds' && !named.has(number)).map(({ file }) => file),
    ).toEqual([])
  })

  test('that code names is there, and was not replaced', () => {
    const there = new Set(pages.filter(({ by }) => by === undefined).map(({ number }) => number))
    expect(namers.filter(({ number }) => !there.has(number))).toEqual([])
  })
})

describe('the index', () => {
  const lines = [...index.matchAll(/^- \[([^\]]+)\]\(((?:archive\/)?\d{3}-.+?\.md)\)(.*)$/gm)]

  test('has every page once, under its own title and with what has become of it', () => {
    const listed = lines.map(([, title, file, end]) => `${file}: ${title}${end}`)
    const there = pages.map(({ file, title, status, by }) => {
      const other = pages.find(({ number }) => number === by)
      return `${file}: ${title}${other ? ` · by [${by}](${other.file})` : status === 'history' ? ' · history' : ''}`
    })
    expect(listed.toSorted()).toEqual(there.toSorted())
  })

  test('has the pages of a subject in the order of their numbers, those that were replaced last', () => {
    for (const group of index.split('\n## ').slice(1)) {
      const listed = [...group.matchAll(/^- \[(\d{3}) /gm)].map(([, number]) => number)
      expect(listed.length).toBeGreaterThan(0)
      expect(listed).toEqual(listed.toSorted())
      expect(group.includes('](archive/')).toBe(group.startsWith('Replaced\n'))
    }
  })
})

test('every rule is a line of its own that ends with its page, and names a page that holds', () => {
  const lines = rules.match(/^- .*$/gm) ?? []
  expect(lines.length).toBeGreaterThan(40)
  expect(
    lines.filter(
      (line) => !/\. \[(\d{3})\]\(decisions\/\1-[^)]+\)(?:, \[(\d{3})\]\(decisions\/\2-[^)]+\))*$/.test(line),
    ),
  ).toEqual([])
  const holding = new Set(pages.filter(({ status }) => status === 'holds').map(({ number }) => number))
  expect(namedIn(rules).filter((number) => !holding.has(number))).toEqual([])
})

test('links of decisions and rules lead to files', () => {
  const texts = [
    ...pages.map(({ file, text }) => ({ file: join('docs', 'decisions', file), text })),
    { file: join('docs', 'decisions', 'README.md'), text: index },
    { file: join('docs', 'rules.md'), text: rules },
  ]
  const dead = texts.flatMap(({ file, text }) =>
    [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)]
      .filter(([, target = '']) => !existsSync(join(root, dirname(file), target)))
      .map(([, target]) => `${file}: ${target}`),
  )
  expect(dead).toEqual([])
})
