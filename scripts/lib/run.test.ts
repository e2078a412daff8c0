import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { runScript, watchSilence } from './run.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hansang-run-'))
})
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

const script = (name: string, text: string) => {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}
const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    // A zombie whose parent is gone counts as ended.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}

test('a program that falls silent is ended with what it started, and with the last that it said', async () => {
  const file = script(
    'hangs.mjs',
    `
    import { spawn } from 'node:child_process'
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
    console.log('at test 7, child ' + child.pid)
    process.on('SIGTERM', () => process.exit(0))
    setInterval(() => {}, 1000)`,
  )
  const { code, output } = await runScript(file, [], { quiet: true, silenceMs: 2_000 })
  expect(code).toBe(124)
  const child = Number(/child (\d+)/.exec(output)?.[1])
  expect(child).toBeGreaterThan(0)
  await expect.poll(() => isAlive(child), { timeout: 20_000 }).toBe(false)
})

test('a program whose run is over is ended, also when it was before it began', async () => {
  const waits = script('waits.mjs', 'setInterval(() => {}, 1000)')
  expect((await runScript(waits, [], { quiet: true, signal: AbortSignal.timeout(300) })).code).toBe(124)
  expect((await runScript(waits, [], { quiet: true, signal: AbortSignal.abort() })).code).toBe(124)
})

test('silence counts from what was heard last', () => {
  vi.useFakeTimers()
  try {
    const silent = vi.fn()
    const silence = watchSilence(1000, silent)
    vi.advanceTimersByTime(900)
    silence.heard()
    vi.advanceTimersByTime(900)
    expect(silent).not.toHaveBeenCalled()
    vi.advanceTimersByTime(100)
    expect(silent).toHaveBeenCalledOnce()
    const ended = watchSilence(1000, silent)
    ended.off()
    vi.advanceTimersByTime(5000)
    expect(silent).toHaveBeenCalledOnce()
  } finally {
    vi.useRealTimers()
  }
})
