import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { builtRoutes } from '../../tests/support/routes.ts'
import { ROOT } from './run.ts'
import { changedSince, saidOf, screenTitles, selectionOf } from './since.ts'

let root = ''
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args], {
    cwd: root,
    encoding: 'utf8',
  }).trim()
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
const route = (path: string, ...imports: string[]) =>
  `${imports.map((from) => `import '${from}'`).join('\n')}\nexport const Route = createFileRoute('${path}')({})`

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'hansang-since-'))
  write('src/routes/main.tsx', route('/main', '#src/areas/home/hub/hub.screen.tsx'))
  write('src/routes/goal/index.tsx', route('/goal/', '#src/areas/goal/list.screen.tsx'))
  write(
    'src/routes/member.$type.tsx',
    `export const Route = createFileRoute('/member/$type')({ component: lazy(() => import('#src/areas/goal/list.screen.tsx')) })`,
  )
  write('src/routes/__root.tsx', `import '#src/areas/goal/list.screen.tsx'`)
  write(
    'src/areas/home/hub/hub.screen.tsx',
    [
      `import css from './hub.module.css'`,
      `import { useDay } from '#src/domain/day/use-day.ts'`,
      `import { Button } from '#src/ui/button/button.tsx'`,
    ].join('\n'),
  )
  write('src/areas/home/hub/hub.module.css', '.a {}')
  write('src/areas/home/hub/en.po', '')
  write('src/areas/goal/list.screen.tsx', `import type { Day } from '#src/domain/day/use-day.ts'`)
  write('src/domain/day/use-day.ts', '')
  write('src/ui/button/button.tsx', '')
  git('init', '-q', '-b', 'main')
  git('add', '.')
  git('commit', '-qm', 'first')
})
afterAll(() => rmSync(root, { recursive: true }))

describe('what changed', () => {
  test('is what differs from where the work began, committed or not, not what others added since', async () => {
    const first = git('rev-parse', 'HEAD')
    git('checkout', '-qb', 'work')
    write('server/a.ts', '1')
    git('add', '.')
    git('commit', '-qm', 'work')
    git('checkout', '-q', 'main')
    write('server/theirs.ts', '1')
    git('add', '.')
    git('commit', '-qm', 'theirs')
    git('checkout', '-q', 'work')
    write('src/ui/button/button.tsx', 'changed')
    write('tests/e2e/new one.e2e.ts', '')
    expect(await changedSince('main', root)).toEqual({
      ref: 'main',
      base: first,
      changed: ['server/a.ts', 'src/ui/button/button.tsx', 'tests/e2e/new one.e2e.ts'],
    })
    expect((await changedSince('HEAD', root)).changed).toEqual(['src/ui/button/button.tsx', 'tests/e2e/new one.e2e.ts'])
  })

  test('cannot be said of a ref that is none, in one line', async () => {
    for (const wrong of ['no-such-branch', '', '--help']) {
      const error: unknown = await changedSince(wrong, root).catch((thrown: unknown) => thrown)
      expect(String(error)).toBe(
        `Error: "${wrong}" is no commit that this work goes back to. What differs from main: npm test -- --since main`,
      )
    }
  })
})

describe('what is played', () => {
  const screensOf = (...changed: string[]) => selectionOf(changed, root).screens

  test('screens of which a file changed: the route’s own, what it reaches, its style, its words', () => {
    expect(screensOf('src/routes/main.tsx')).toEqual(['/main'])
    expect(screensOf('src/areas/home/hub/hub.module.css')).toEqual(['/main'])
    expect(screensOf('src/areas/home/hub/en.po')).toEqual(['/main'])
    expect(screensOf('src/areas/goal/list.screen.tsx')).toEqual(['/goal', '/member/$type'])
    expect(screensOf('src/domain/day/use-day.ts')).toEqual(['/goal', '/main', '/member/$type'])
    // What all share has stories and unit tests.
    expect(screensOf('src/ui/button/button.tsx', 'server/app.ts', 'README.md')).toEqual([])
    expect(screensOf('tests/screens/visit.ts')).toBe('all')
  })

  test('by title: no screen whose path begins or ends as that of another', () => {
    const title = new RegExp(screenTitles(['/goal', '/member/$type', '/']))
    const isPlayed = (path: string) =>
      title.test(`screens screens.e2e.ts ${path} is in order for everybody [PRD-02] [LNG-02]`)
    expect(['/goal', '/member/$type', '/', '/goal/regi', '/my/goal', '/member/Xtype', '/main'].map(isPlayed)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ])
  })

  test('the rest by what it is made of', () => {
    const of = (...changed: string[]) => {
      const { screens: _screens, ...rest } = selectionOf(changed, root)
      return rest
    }
    const nothing = { stories: undefined, contract: false, gates: false, tools: false }
    expect(of()).toEqual(nothing)
    expect(of('docs/board.md', 'src/lib/days.test.ts', 'tests/e2e/home/hours.e2e.ts')).toEqual(nothing)
    expect(of('src/areas/meal/day/day.screen.tsx')).toEqual({ ...nothing, stories: { keys: false }, gates: true })
    expect(of('src/ui/button/button.stories.tsx')).toEqual({ ...nothing, stories: { keys: true } })
    expect(of('src/ui/button/button.tsx')).toEqual({ ...nothing, stories: { keys: true }, gates: true })
    expect(of('openapi/paths/meal.yaml')).toEqual({ ...nothing, contract: true })
    expect(of('server/domain/meal/rules.ts')).toEqual({ ...nothing, contract: true })
    expect(of('scripts/contract/run.ts')).toEqual({ ...nothing, contract: true, tools: true })
    expect(of('scripts/mock.ts')).toEqual({ ...nothing, tools: true })
  })

  test('is said in one line', () => {
    const since = { ref: 'main', base: 'abcdef0123456789', changed: ['a', 'b'] }
    expect(saidOf(since, selectionOf(['server/a.ts'], root))).toBe(
      'Since main (abcdef01): 2 files changed, 0 of the screens; not touched and not played: screens, stories, gates on the built app.',
    )
    expect(saidOf(since, selectionOf(['src/routes/main.tsx', 'server/a.ts'], root))).toBe(
      'Since main (abcdef01): 2 files changed, 1 of the screens.',
    )
  })

  test('of this repository: every screen is found by its route’s file, and under the path that its test says', () => {
    const files = execFileSync('git', ['ls-files', 'src/routes'], { cwd: ROOT, encoding: 'utf8' }).trim().split('\n')
    expect(selectionOf(files, ROOT).screens).toEqual(
      builtRoutes()
        .map(({ path }) => path)
        .toSorted(),
    )
  })
})
