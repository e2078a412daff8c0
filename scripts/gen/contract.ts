import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { ROOT } from '../lib/run.ts'
import { contentHash, isFresh, writeStamp } from '../lib/stamp.ts'
import type { Document } from './document.ts'
import { lockDifference, lockOf } from './lock.ts'
import { BUNDLE, GENERATED, GUARDS, LOCK, TYPES } from './places.ts'
import type { Job } from './worker.ts'

const STAMP = join(GENERATED, 'stamp')
/** What the committed lock has to say; kept beside the bundle so that a check needs no bundling. */
const CURRENT_LOCK = join(GENERATED, 'contract.lock')
const TOOLS = ['@redocly/openapi-core', 'openapi-typescript', '@hey-api/openapi-ts']

/** Bundle, types and guards are made again when the contract, this chain or its tools changed. Answers whether they were. */
export async function generateContract(): Promise<'fresh' | 'made'> {
  const tools = TOOLS.map((tool) => join('node_modules', tool, 'package.json'))
  const hash = contentHash(ROOT, ['openapi', 'scripts/gen', ...tools], (path) => /^openapi\/(generated|contract\.lock|titles\.ko\.yaml|.*\.test\.ts)/.test(path))
  if (isFresh(STAMP, hash) && [BUNDLE, TYPES, CURRENT_LOCK, join(GUARDS, 'load.ts')].every((file) => existsSync(file))) return 'fresh'

  const { bundleContract, bundleExternal } = await import('./bundle.ts')
  const document = await bundleContract()
  mkdirSync(GENERATED, { recursive: true })
  rmSync(STAMP, { force: true })
  writeFileSync(BUNDLE, JSON.stringify(document))
  writeFileSync(CURRENT_LOCK, lockOf(document, await bundleExternal()))
  await Promise.all([work({ kind: 'types', document }), work({ kind: 'guards', document })])
  writeStamp(STAMP, hash)
  return 'made'
}

/** The operations by which the committed lock differs from the contract, marked +, - or ~. Run generateContract first. */
export function staleLock(): string[] {
  return lockDifference(existsSync(LOCK) ? readFileSync(LOCK, 'utf8') : '', readFileSync(CURRENT_LOCK, 'utf8'))
}

/** Makes the committed lock say what the contract says. Run generateContract first. */
export function writeLock(): void {
  writeFileSync(LOCK, readFileSync(CURRENT_LOCK, 'utf8'))
}

/** The bundle as generateContract wrote it. */
export function readContract(): Document {
  return JSON.parse(readFileSync(BUNDLE, 'utf8')) as Document
}

function work(job: Job): Promise<void> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: job })
  return new Promise((resolve, reject) => {
    worker.once('error', reject)
    worker.once('exit', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`The generator of ${job.kind} ended with code ${code}.`))
    })
  })
}
