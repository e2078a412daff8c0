import { existsSync } from 'node:fs'
import { BaseResolver, bundle, formatProblems, getTotals, lint, loadConfig } from '@redocly/openapi-core'
import type { Document } from './document.ts'
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

/** Redocly's strict rules and ours (openapi/rules.ts). Prints what it finds, with file and line; true when there is nothing. */
export async function lintContract(): Promise<boolean> {
  const linted = await config()
  // Both refer to common.yaml: one resolver reads it once.
  const externalRefResolver = new BaseResolver(linted.resolve)
  const problems = (await Promise.all([ENTRY, EXTERNAL_ENTRY].map((ref) => lint({ ref, config: linted, externalRefResolver })))).flat()
  if (problems.length > 0) formatProblems(problems, { format: 'codeframe', totals: getTotals(problems), version: '' })
  return problems.length === 0
}
