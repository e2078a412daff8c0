/**
 * `npm run gen`: everything that is generated and not committed. Skips what is fresh.
 *
 * - `--check`: also fails when openapi/contract.lock is not what the contract says (CI); otherwise it is rewritten
 */
import { generateFonts } from './fonts.ts'
import { contractFindings, generateContract, staleLock, writeLock } from './gen/contract.ts'
import { generateServer } from './gen/server.ts'
import { generateRouteTree } from './lib/route-tree.ts'

/**
 * Generates everything, the types only if they are wanted. Answers the lines to tell a person; throws an error for
 * people when the contract is broken or its lock is stale.
 */
export async function generate({ check, types = true }: { check: boolean; types?: boolean }): Promise<string[]> {
  // First: what the generators would say of a faulty contract names neither the operation nor the line.
  const findings = await contractFindings()
  if (findings.length > 0) {
    const faults = findings.length === 1 ? 'one fault' : `${findings.length} faults`
    throw new Error(`The contract has ${faults}:\n${shortened(findings).join('\n')}`)
  }
  const [contract] = await Promise.all([contractAndServer(types), generateRouteTree(), generateFonts()])
  const made = `Bundle, ${types ? 'types ' : ''}and guards are made.`
  const lines = [contract === 'fresh' ? 'The contract is unchanged.' : made]
  const changed = staleLock()
  if (changed.length === 0) return lines
  if (check) {
    throw new Error(
      `openapi/contract.lock is stale. Run \`npm run gen\` and commit it:\n${shortened(changed).join('\n')}`,
    )
  }
  writeLock()
  return [
    ...lines,
    `openapi/contract.lock now says so for ${changed.length === 1 ? 'one operation' : `${changed.length} operations`}:`,
    ...shortened(changed),
  ]
}

async function contractAndServer(types: boolean): Promise<'fresh' | 'made'> {
  const contract = await generateContract({ types })
  await generateServer()
  return contract
}

function shortened(lines: string[]): string[] {
  const shown = lines.slice(0, 30).map((line) => `  ${line}`)
  return lines.length > shown.length ? [...shown, `  and ${lines.length - shown.length} more`] : shown
}

if (import.meta.main) {
  const started = performance.now()
  try {
    const lines = await generate({ check: process.argv.includes('--check') })
    console.log([...lines, `${((performance.now() - started) / 1000).toFixed(1)} s`].join('\n'))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
