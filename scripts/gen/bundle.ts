import { existsSync } from 'node:fs'
import { relative } from 'node:path'
import { BaseResolver, bundle, getLineColLocation, lint, loadConfig, type NormalizedProblem } from '@redocly/openapi-core'
import { parse } from 'yaml'
import { ROOT } from '../lib/run.ts'
import type { Document } from './document.ts'
import { houseRules, toldFindings } from './house-rules.ts'
import { ENTRY, EXTERNAL_ENTRY, LINT_CONFIG } from './places.ts'

const config = () => loadConfig(existsSync(LINT_CONFIG) ? { configPath: LINT_CONFIG } : {})

/**
 * The contract as one document: every file reference became a component. Throws an error for people when a reference leads nowhere.
 * `entry` is the root file of another state of it than the one in this folder.
 */
export async function bundleContract(entry = ENTRY): Promise<Document> {
  const result = await bundle({ ref: entry, config: await config() })
  if (result.problems.length > 0) {
    const lines = result.problems.map((problem) => `${problem.location[0]?.source.absoluteRef ?? entry}: ${problem.message}`)
    throw new Error(`The contract does not bundle:\n${lines.join('\n')}`)
  }
  return result.bundle.parsed as Document
}

/** The calls to other hosts as one document. They belong to no bundle that is served or called. */
export const bundleExternal = (): Promise<Document> => bundleContract(EXTERNAL_ENTRY)

/**
 * Redocly's strict rules and ours (openapi/rules.ts, house-rules.ts), one line a finding: file and line, operationId, what is wrong, what to
 * write. Nothing when the contract is clean.
 */
export async function lintFindings(): Promise<string[]> {
  const linted = await config()
  // Both refer to common.yaml: one resolver reads it once.
  const externalRefResolver = new BaseResolver(linted.resolve)
  const problems = (await Promise.all([ENTRY, EXTERNAL_ENTRY].map((ref) => lint({ ref, config: linted, externalRefResolver })))).flat()
  if (problems.length > 0) return problems.map(toldProblem)
  // What Redocly would refuse has no shape to look at.
  return toldFindings(houseRules(await bundleContract()))
}

/** As above; prints what it finds. True when there is nothing. */
export async function lintContract(): Promise<boolean> {
  const findings = await lintFindings()
  if (findings.length > 0) console.error(findings.join('\n'))
  return findings.length === 0
}

function toldProblem({ location: [place], message, ruleId, suggest }: NormalizedProblem): string {
  if (!place) return `${message} (${ruleId})`
  const { start } = getLineColLocation(place)
  const file = relative(ROOT, place.source.absoluteRef).replaceAll('\\', '/')
  // In a file of paths the first part of the way is the operationId, for a path's first operation.
  const [, key = '', method = ''] = (place.pointer ?? '').split('/')
  const parsed = parse(place.source.body) as Record<string, Record<string, { operationId?: string } | undefined> | undefined> | null
  const id = parsed?.[key]?.[method]?.operationId ?? key
  const hint = suggest.length > 0 ? ` Write: ${suggest.join(' or ')}` : ''
  return `${file}:${start.line}:${start.col}  ${id}: ${message}${hint} (${ruleId})`
}
