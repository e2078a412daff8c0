import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readyFolder } from './folder.ts'

// What the file system says of its room; everything else is its own.
const room = vi.hoisted(() => ({ bavail: 1_000_000, bsize: 4096 }))
vi.mock('node:fs', async (original) => ({ ...(await original<typeof import('node:fs')>()), statfsSync: () => room }))

let base = ''
beforeAll(() => {
  base = mkdtempSync(join(tmpdir(), 'hansang-folder-'))
})
afterAll(() => rmSync(base, { recursive: true, force: true }))

test('a folder is made with those around it, for its owner alone', () => {
  readyFolder(join(base, 'a', 'b', 'c'), true)
  expect(statSync(join(base, 'a', 'b', 'c')).mode & 0o777).toBe(0o700)
})

test('a file in the way is told as one', () => {
  writeFileSync(join(base, 'file'), '')
  expect(() => readyFolder(join(base, 'file', 'data'), true)).toThrow(expect.objectContaining({ code: 'ENOTDIR' }))
})

test('a full disk is told before anything is written there; a new database needs more room', () => {
  room.bavail = 10_000
  readyFolder(base, false)
  expect(() => readyFolder(base, true)).toThrow(
    expect.objectContaining({ code: 'ENOSPC', message: 'Only 39 MB are free.' }),
  )
  room.bavail = 10
  expect(() => readyFolder(base, false)).toThrow('Only 0 MB are free.')
})
