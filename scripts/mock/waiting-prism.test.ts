import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { waitingPrism } from './waiting-prism.ts'

const folder = mkdtempSync(join(tmpdir(), 'hansang-waiting-prism-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a Prism that is slow to start is waited for, and that is said until it serves', async () => {
  // Loads for ever until the test says otherwise: it is told by a file that it may go on.
  const program = join(folder, 'slow.mjs')
  const ready = join(folder, 'ready')
  writeFileSync(
    program,
    `
import { existsSync } from 'node:fs'
process.once('message', () => process.send('serves'))
process.once('disconnect', () => process.exit(0))
const timer = setInterval(() => {
  if (existsSync(${JSON.stringify(ready)})) { clearInterval(timer); process.send('waits') }
}, 5)
`,
  )
  const lines: string[] = []
  const prism = waitingPrism({ program, patienceMs: 5, say: (line) => lines.push(line) })
  const serving = prism.serve({ paths: {}, components: {}, tags: [] })
  await expect.poll(() => lines.length).toBeGreaterThan(1)
  expect(new Set(lines)).toEqual(new Set(['Prism is still starting; it is waited for.']))
  writeFileSync(ready, '')
  expect(await serving).toBeGreaterThan(0)
  const said = lines.length
  await sleep(30)
  expect(lines).toHaveLength(said)
  await prism.close()
}, 20_000)
