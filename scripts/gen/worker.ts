/**
 * Writes what one generator makes, beside the others: types, guards and fonts take about as long, and most machines
 * have two cores.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { workerData } from 'node:worker_threads'
import { GUARDS, TYPES } from './places.ts'
import type { Job } from './work.ts'

const job = workerData as Job
if (job.kind === 'types') {
  const { typesOf } = await import('./types.ts')
  writeFileSync(TYPES, await typesOf(job.document))
} else if (job.kind === 'guards') {
  const { guardsOf } = await import('./guards.ts')
  const files = await guardsOf(job.document)
  mkdirSync(GUARDS, { recursive: true })
  for (const { name, text } of files) writeFileSync(join(GUARDS, name), text)
  for (const name of readdirSync(GUARDS)) if (!files.some((file) => file.name === name)) rmSync(join(GUARDS, name))
} else {
  const { cutFonts } = await import('../fonts.ts')
  await cutFonts()
}
