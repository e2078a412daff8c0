import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readContract } from '../gen/contract.ts'
import { ROOT, runScript } from '../lib/run.ts'
import { withVisibleProvenance } from './provenance.ts'

const REDOCLY = join(ROOT, 'node_modules', '@redocly', 'cli', 'bin', 'cli.js')

/** Neither telemetry nor a question about newer versions: a build of ours talks to nobody. */
const ENV = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NODE_NO_WARNINGS: '1' }

/**
 * Writes the documentation of the generated bundle as one self-contained HTML file: Redoc's script is inside it,
 * nothing comes from a CDN. Run generateContract first. Throws an Error with what Redocly wrote when it fails.
 */
export async function renderDocs(file: string): Promise<void> {
  const described = join(dirname(file), 'described.json')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(described, JSON.stringify(withVisibleProvenance(readContract())))
  const args = [
    'build-docs',
    described,
    '--output',
    file,
    '--inlineBundle',
    '--title',
    '한상 API',
    '--lint-config',
    'off',
    '--openapi.jsonSamplesDepth',
    '6',
  ]
  const { code, output } = await runScript(REDOCLY, args, { quiet: true, env: ENV })
  if (code !== 0) throw new Error(`The documentation could not be made:\n${output}`)
}
