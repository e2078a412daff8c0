import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readContract } from '../gen/contract.ts'
import { operationsOf } from '../gen/document.ts'
import { renderDocs } from './render.ts'

const folder = mkdtempSync(join(tmpdir(), 'hansang-docs-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test(
  'the documentation is one file with every operation in it, and loads nothing from elsewhere',
  { timeout: 60_000 },
  async () => {
    const file = join(folder, 'index.html')
    await renderDocs(file)
    const page = readFileSync(file, 'utf8')
    const missing = operationsOf(readContract()).filter(({ id }) => !page.includes(id))
    expect(missing.map(({ id }) => id)).toEqual([])
    expect(page.match(/<(?:script|link)[^>]+(?:src|href)="https?:[^"]*"/g)).toBeNull()
  },
)
