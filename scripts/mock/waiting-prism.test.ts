import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { waitingPrism } from './waiting-prism.ts'

test('a Prism that is slow to start is waited for, and that is said', async () => {
  const lines: string[] = []
  const prism = waitingPrism({ patienceMs: 5, say: (line) => lines.push(line) })
  const serving = prism.serve({ paths: {}, components: {}, tags: [] }).catch(() => 'ended')
  await expect.poll(() => lines.length, { timeout: 20_000 }).toBeGreaterThan(1)
  expect(new Set(lines)).toEqual(new Set(['Prism is still starting; it is waited for.']))
  await prism.close()
  await serving
  const said = lines.length
  await sleep(30)
  expect(lines).toHaveLength(said)
}, 40_000)
