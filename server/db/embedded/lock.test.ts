import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DatabaseLockedError, lockFolder } from './lock.ts'

let folder: string
let holder: ChildProcess | undefined

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hansang-lock-'))
})
afterEach(() => {
  holder?.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** Another process that takes the lock and keeps it. */
async function holdElsewhere(): Promise<ChildProcess> {
  const module = new URL('./lock.ts', import.meta.url).href
  const code = `const { lockFolder } = await import(${JSON.stringify(module)})
    lockFolder(${JSON.stringify(folder)})
    process.stdout.write('held')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return child
}

test('names the holder and what to do to whoever comes second', async () => {
  holder = await holdElsewhere()
  expect(() => lockFolder(folder)).toThrow(DatabaseLockedError)
  expect(() => lockFolder(folder)).toThrow(new RegExp(`process ${holder.pid}.*\\n.*lose data.*\\n.*HANSANG_DATA_DIR`))
})

test('a holder that was killed leaves nothing behind that would refuse the next one', async () => {
  holder = await holdElsewhere()
  holder.kill('SIGKILL')
  await once(holder, 'exit')
  const unlock = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow(`process ${process.pid}`)
  unlock()
})

test('the same process cannot hold it twice, and giving it back twice is harmless', () => {
  const unlock = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow(DatabaseLockedError)
  unlock()
  unlock()
  lockFolder(folder)()
})
