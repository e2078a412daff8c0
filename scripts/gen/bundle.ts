import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import {
  BaseResolver,
  bundle,
  getLineColLocation,
  lint,
  loadConfig,
  type NormalizedProblem,
} from '@redocly/openapi-core'
import { parse } from 'yaml'
import { ROOT } from '../lib/run.ts'
import { METHODS, type Document } from './document.ts'
import { toContract } from '../contract/model.ts'
import { envelopes, houseRules, findingLines } from './house-rules.ts'
import { ENTRY, EXTERNAL_ENTRY, LINT_CONFIG } from './places.ts'

const config = () => loadConfig(existsSync(LINT_CONFIG) ? { configPath: LINT_CONFIG } : {})

/**
 * The contract as one document: every file reference became a component. Throws an error for people when a reference
 * leads nowhere. `entry` is the root file of another state of it than the one in this folder.
 */
export async function bundleContract(entry = ENTRY): Promise<Document> {
  const result = await bundle({ ref: entry, config: await config() })
  if (result.problems.length > 0) {
    const lines = result.problems.map(
      (problem) => `${problem.location[0]?.source.absoluteRef ?? entry}: ${problem.message}`,
    )
    throw new Error(`The contract does not bundle:\n${lines.join('\n')}`)
  }
  return result.bundle.parsed as Document
}

/** The calls to other hosts as one document. They belong to no bundle that is served or called. */
export const bundleExternal = (): Promise<Document> => bundleContract(EXTERNAL_ENTRY)

/**
 * Redocly's strict rules and ours (openapi/rules.ts, house-rules.ts), one line a finding: file and line, operationId,
 * what is wrong, what to write. Nothing when the contract is clean.
 */
export async function lintFindings(
  [entry, ...others]: [string, ...string[]] = [ENTRY, EXTERNAL_ENTRY],
): Promise<string[]> {
  const linted = await config()
  // Both refer to common.yaml: one resolver reads it once.
  const externalRefResolver = new BaseResolver(linted.resolve)
  const problems = (
    await Promise.all([entry, ...others].map((ref) => lint({ ref, config: linted, externalRefResolver })))
  ).flat()
  // A file that cannot be read is told once, not at each of its references too.
  const unread = problems.filter(({ message }) => message.startsWith('Failed to parse'))
  if (unread.length > 0) return [...new Set(unread.map(problemLine))]
  const unreferred = unreferredOperations([entry, ...others])
  // What Redocly would refuse has no shape to look at, but an envelope that is not there explains what else it says.
  if (problems.length > 0) return [...(await missingEnvelopes(entry)), ...problems.map(problemLine), ...unreferred]
  return [...unreferred, ...findingLines(houseRules(await bundleContract(entry)))]
}

async function missingEnvelopes(entry: string): Promise<string[]> {
  const document = await bundleContract(entry).catch(() => undefined)
  return document ? findingLines(envelopes(toContract(document as unknown as Record<string, unknown>))) : []
}

/** Operations of the files of paths that no root file refers to: nothing would be made of them, without a word. */
function unreferredOperations(entries: string[]): string[] {
  const referred = new Set(
    entries.flatMap((entry) =>
      [...readFileSync(entry, 'utf8').matchAll(/\$ref:\s*['"]?([^'"\s}]+)/g)].map(([, ref = '']) =>
        join(dirname(entry), ref),
      ),
    ),
  )
  const folders = [...new Set(entries.map((entry) => join(dirname(entry), 'paths')))].filter((folder) =>
    existsSync(folder),
  )
  return folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.yaml'))
      .flatMap((file) => {
        const path = join(folder, file)
        const written = readFileSync(path, 'utf8')
        const operations = Object.entries((parse(written) ?? {}) as Record<string, object>).filter(([, node]) =>
          METHODS.some((method) => Object.hasOwn(node, method)),
        )
        return operations
          .map(([key]) => key)
          .filter((key) => !referred.has(`${path}#/${key}`))
          .map((key) => {
            const line = written.slice(0, written.search(new RegExp(`^${key}:`, 'm'))).split('\n').length
            const place = `${relative(ROOT, path).replaceAll('\\', '/')}:${line}`
            const write = `its path there, with $ref: paths/${file}#/${key}`
            return `${place}  ${key}: No path of openapi.yaml refers to it. Write: ${write}`
          })
      }),
  )
}

/** Lints the contract and prints the findings. True when there are none. */
export async function lintContract(): Promise<boolean> {
  const findings = await lintFindings()
  if (findings.length > 0) console.error(findings.join('\n'))
  return findings.length === 0
}

function problemLine({ location: [place], message, ruleId, suggest }: NormalizedProblem): string {
  if (!place) return `${message} (${ruleId})`
  const { start } = getLineColLocation(place)
  const file = relative(ROOT, place.source.absoluteRef).replaceAll('\\', '/')
  // In a file of paths the first part of the way is the operationId, for a path's first operation.
  const [, key = '', method = ''] = (place.pointer ?? '').split('/')
  const parsed = parsedOrNot(place.source.body) as Record<
    string,
    Record<string, { operationId?: string } | undefined> | undefined
  > | null
  const id = parsed?.[key]?.[method]?.operationId ?? key
  const hint = suggest.length > 0 ? ` Write: ${suggest.join(' or ')}` : ''
  const said =
    message === UNRESOLVED
      ? `${message} "${refAt(parsed, place.pointer ?? '')}"`
      : message.replace(/ in "[^"]*" \(\d+:\d+\)$/, '')
  return `${file}:${start.line}:${start.col}  ${id ? `${id}: ` : ''}${said}${hint} (${ruleId})`
}

const UNRESOLVED = "Can't resolve $ref"

/** What stands as the reference at a pointer of a file. */
function refAt(parsed: unknown, pointer: string): string {
  const node = pointer
    .replace(/^#?\//, '')
    .split('/')
    .reduce<unknown>(
      (here, part) =>
        (here as Record<string, unknown> | null | undefined)?.[part.replaceAll('~1', '/').replaceAll('~0', '~')],
      parsed,
    )
  return String(typeof node === 'string' ? node : ((node as { $ref?: unknown } | null | undefined)?.$ref ?? pointer))
}

/** Null for a text that is no YAML: what is wrong with it is told of already. */
function parsedOrNot(text: string): unknown {
  try {
    return parse(text)
  } catch {
    return null
  }
}
