import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { killNine } from '#server/test-support/kill-nine.ts'

test('what was acknowledged is there after three kills in the midst of writes', { timeout: 120_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hansang-kill-'))
  try {
    const result = await killNine(folder, 3)
    expect(result.lost).toEqual([])
    expect(result.acknowledged).toBeGreaterThan(100)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
