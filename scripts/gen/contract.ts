import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../lib/run.ts'
import { contentHash, isFresh, writeStamp } from '../lib/stamp.ts'
import type { Document } from './document.ts'
import { lockDifference, lockOf } from './lock.ts'
import { BUNDLE, GENERATED, GUARDS, LOCK, TYPES } from './places.ts'
import { work } from './work.ts'

/** That the contract lints clean. */
const LINT_STAMP = join(GENERATED, 'stamp.lint')
const STAMP = join(GENERATED, 'stamp')
const TYPES_STAMP = join(GENERATED, 'stamp.types')
/** What the committed lock has to say; kept beside the bundle so that a check needs no bundling. */
const CURRENT_LOCK = join(GENERATED, 'contract.lock')
const TOOLS = ['@redocly/openapi-core', 'openapi-typescript', '@hey-api/openapi-ts']

/**
 * Bundle, guards and types are made again when the contract, this chain or its tools changed. Answers whether they
 * were. Without `types` those are left for the next call: nothing that runs needs them.
 */
export async function generateContract({ types = true } = {}): Promise<'fresh' | 'made'> {
  const hash = contractHash()
  const isMade = (stamp: string, files: string[]) => isFresh(stamp, hash) && files.every((file) => existsSync(file))
  const guards = isMade(STAMP, [BUNDLE, CURRENT_LOCK, join(GUARDS, 'load.ts')])
  const typed = !types || isMade(TYPES_STAMP, [TYPES])
  if (guards && typed) return 'fresh'

  const document = guards ? readContract() : await bundled()
  await Promise.all([
    guards || work({ kind: 'guards', document }).then(() => writeStamp(STAMP, hash)),
    typed || work({ kind: 'types', document }).then(() => writeStamp(TYPES_STAMP, hash)),
  ])
  return 'made'
}

function contractHash(): string {
  const tools = TOOLS.map((tool) => join('node_modules', tool, 'package.json'))
  return contentHash(ROOT, ['openapi', 'scripts/gen', ...tools], (path) =>
    /^openapi\/(generated|contract\.lock|titles\.ko\.yaml|.*\.test\.ts)/.test(path),
  )
}

/**
 * What is wrong with the contract, a line each; [] when it is clean, and at once when it has not changed since it was.
 */
export async function contractFindings(): Promise<string[]> {
  const hash = contractHash()
  if (isFresh(LINT_STAMP, hash)) return []
  const { lintFindings } = await import('./bundle.ts')
  const findings = await lintFindings()
  if (findings.length === 0) writeStamp(LINT_STAMP, hash)
  return findings
}

/** Writes the bundle and the lock that it leads to; what was made of an earlier one no longer counts. */
async function bundled(): Promise<Document> {
  const { bundleContract, bundleExternal } = await import('./bundle.ts')
  const document = await bundleContract()
  mkdirSync(GENERATED, { recursive: true })
  for (const stamp of [STAMP, TYPES_STAMP]) rmSync(stamp, { force: true })
  writeFileSync(BUNDLE, JSON.stringify(document))
  writeFileSync(CURRENT_LOCK, lockOf(document, await bundleExternal()))
  return document
}

/**
 * The operations by which the committed lock differs from the contract, marked +, - or ~. Run generateContract first.
 */
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
