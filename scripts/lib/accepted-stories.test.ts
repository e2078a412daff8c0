import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { AROUND, lineOf, readAccepted, storyHashes, writeAccepted, type ModuleGraph } from './accepted-stories.ts'
import { ROOT } from './run.ts'

let root = ''
const put = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'hansang-stories-'))
  put('src/ui/button.tsx', 'button')
  put('src/ui/button.module.css', ".a { composes: b from './shared.module.css'; background: url('./dots.svg') }")
  put('src/ui/shared.module.css', '.b {}')
  put('src/ui/dots.svg', '<svg/>')
  put('src/ui/button.stories.tsx', 'stories')
  put('src/ui/badge.stories.tsx', 'badge')
  put('src/gallery/preview.tsx', 'preview')
  put('src/styles/index.css', "@import './tokens.css';")
  put('src/styles/tokens.css', ':root {}')
  put('node_modules/lucide-react/package.json', '{"version":"1.0.0"}')
  put('tests/gallery/pictures/button--a.png', 'light')
  put('tests/gallery/pictures/button--a-dark.png', 'dark')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const graph: ModuleGraph = {
  'src/ui/button.stories.tsx': ['src/ui/button.tsx'],
  'src/ui/button.tsx': ['src/ui/button.module.css', 'node_modules/lucide-react/dist/esm/icons/plus.mjs'],
  'src/gallery/preview.tsx': ['src/styles/index.css'],
}
const stories = [
  { id: 'button--a', file: 'src/ui/button.stories.tsx' },
  { id: 'badge--a', file: 'src/ui/badge.stories.tsx' },
]

/** The stories whose hash is another one after the change. */
function changedBy(change: () => void): string[] {
  const before = storyHashes(root, graph, stories)
  change()
  const after = storyHashes(root, graph, stories)
  return stories.map(({ id }) => id).filter((id) => before.get(id) !== after.get(id))
}

describe('a story’s pictures are compared again', () => {
  test.each([
    ['its own file', () => put('src/ui/button.stories.tsx', 'other')],
    ['what it imports', () => put('src/ui/button.tsx', 'other')],
    [
      'a style sheet that a style sheet of it composes from',
      () => put('src/ui/shared.module.css', '.b { color: red }'),
    ],
    ['a picture that its styles name', () => put('src/ui/dots.svg', '<svg> </svg>')],
    ['the version of a package in it', () => put('node_modules/lucide-react/package.json', '{"version":"1.0.1"}')],
    ['its accepted picture', () => put('tests/gallery/pictures/button--a-dark.png', 'lighter')],
    ['a picture that is gone', () => rmSync(join(root, 'tests/gallery/pictures/button--a.png'))],
  ])('after a change of %s, and only its', (_, change) => expect(changedBy(change)).toEqual(['button--a']))

  test.each([
    ['the tokens', () => put('src/styles/tokens.css', ':root { --a: 1 }')],
    ['what stands around every story', () => put('src/gallery/preview.tsx', 'other')],
    ['the test that takes the pictures', () => put('tests/gallery/stories.e2e.ts', 'other')],
    ['the builder', () => put('node_modules/vite/package.json', '{"version":"9.0.0"}')],
  ])('with every other one after a change of %s', (_, change) =>
    expect(changedBy(change)).toEqual(['button--a', 'badge--a']),
  )
})

test('a record gives back what was written, and none is an empty one', () => {
  const file = join(root, 'accepted.txt')
  expect(readAccepted(file)).toEqual(new Set())
  const hashes = storyHashes(root, graph, stories)
  writeAccepted(file, hashes)
  expect(readAccepted(file)).toEqual(new Set([...hashes].map(lineOf)))
})

test('what stands around every story is there, so that its changes are seen', () => {
  expect(AROUND.filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
})
