import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SETTINGS, TOOL_SETTINGS } from '../server/settings.ts'

// A setting that is read somewhere is known (the server refuses what is not), and whoever runs a server finds it in the
// README (docs/decisions/370).

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** Names in our sources, but for tests that misspell them. */
function namesRead(): Set<string> {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
    .split('\n')
    .filter((file) => /^(?:bench|scripts|server|src|tests|[^/]+\.ts$)/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) => file !== 'server/settings.ts')
  return new Set(files.flatMap((file) => read(file).match(/\bHANSANG_[A-Z0-9_]*[A-Z0-9]\b/g) ?? []))
}

test('every setting that something reads is known, and every known one is read', () => {
  const ours = [...SETTINGS, ...TOOL_SETTINGS].filter((name) => name.startsWith('HANSANG_'))
  // The seed of a test that nothing else reads.
  const known = ours.filter((name) => name !== 'HANSANG_PROBE_SEED')
  expect([...namesRead()].toSorted()).toEqual(known.toSorted())
})

test('the README lists every setting of the server', () => {
  const [, table = ''] = read('README.md').split('## Settings\n')
  const listed = new Set([...(table.split('\n## ')[0] ?? '').matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name]) => name))
  expect(SETTINGS.filter((name) => !listed.has(name))).toEqual([])
})
