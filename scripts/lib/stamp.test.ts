import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { contentHash, isFresh, writeStamp } from './stamp.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'hansang-stamp-'))
  mkdirSync(join(root, 'src/deep'), { recursive: true })
  writeFileSync(join(root, 'src/a.ts'), 'a')
  writeFileSync(join(root, 'src/deep/b.ts'), 'b')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

describe('content stamp', () => {
  test('the hash follows contents, names and new files, and nothing else', () => {
    const before = contentHash(root, ['src', 'absent.json'])
    writeFileSync(join(root, 'src/a.ts'), 'a')
    expect(contentHash(root, ['src', 'absent.json'])).toBe(before)
    writeFileSync(join(root, 'src/a.ts'), 'changed')
    expect(contentHash(root, ['src'])).not.toBe(before)
    writeFileSync(join(root, 'src/a.ts'), 'a')
    writeFileSync(join(root, 'src/deep/c.ts'), '')
    expect(contentHash(root, ['src'])).not.toBe(before)
  })

  test('skipped paths do not count', () => {
    const skip = (path: string) => path === 'src/deep'
    const before = contentHash(root, ['src'], skip)
    writeFileSync(join(root, 'src/deep/b.ts'), 'changed')
    expect(contentHash(root, ['src'], skip)).toBe(before)
  })

  test('a stamp is fresh only for the hash it was written for', () => {
    const stamp = join(root, 'made/later/stamp')
    expect(isFresh(stamp, 'x')).toBe(false)
    writeStamp(stamp, 'x')
    expect(isFresh(stamp, 'x')).toBe(true)
    expect(isFresh(stamp, 'y')).toBe(false)
  })
})
