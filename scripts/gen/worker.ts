/** Writes what one generator makes, beside the others: types and guards take about as long, and most machines have two cores. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { workerData } from 'node:worker_threads'
import type { Document } from './document.ts'
import { GUARDS, TYPES } from './places.ts'

export type Job = { kind: 'types' | 'guards'; document: Document }

const { kind, document } = workerData as Job
if (kind === 'types') {
  const { typesOf } = await import('./types.ts')
  writeFileSync(TYPES, await typesOf(document))
} else {
  const { guardsOf } = await import('./guards.ts')
  const files = await guardsOf(document)
  mkdirSync(GUARDS, { recursive: true })
  for (const { name, text } of files) writeFileSync(join(GUARDS, name), text)
  for (const name of readdirSync(GUARDS)) if (!files.some((file) => file.name === name)) rmSync(join(GUARDS, name))
}
