/**
 * What most people never run stands in tools/<name>, each with a package.json and a lock of its own, outside of the
 * root's `npm install`. Whoever needs it asks here, and the first one installs it.
 */
import { mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inTurn } from './in-turn.ts'
import { ROOT, run } from './run.ts'
import { contentHash, isFresh, writeStamp } from './stamp.ts'

const TOOLS = {
  prism: 'Prism, which only the mock and its tests need',
  lighthouse: 'Lighthouse, which only two goals of the bench need',
} as const

export type ToolName = keyof typeof TOOLS

export type Tool = {
  /** The file that `import specifier` leads to inside the tool; a text like '@stoplight/prism-cli/dist/index.js'. */
  file: (specifier: string) => string
  /**
   * The module itself. Its type is the caller's to say: the root's type check must not depend on what is installed
   * here.
   */
  load: (specifier: string) => Promise<unknown>
}

/**
 * The tool, installed from its committed lock when it is missing or out of date; whoever asks meanwhile, in this
 * process or another, waits for that. Throws an error for people with npm's own words when it cannot be installed.
 */
export async function tool(name: ToolName): Promise<Tool> {
  const folder = join(ROOT, 'tools', name)
  await install(folder, TOOLS[name])
  // As if a file in the tool's own folder asked for it.
  const { resolve: file } = createRequire(join(folder, 'package.json'))
  return { file, load: (specifier) => import(/* @vite-ignore */ pathToFileURL(file(specifier)).href) }
}

/**
 * Installs the packages of a folder with a package.json and a lock, unless they are there. Says so in one line when it
 * has to.
 */
export async function install(
  folder: string,
  called: string,
  say: (line: string) => void = console.log,
): Promise<void> {
  const hash = contentHash(folder, ['package.json', 'package-lock.json'])
  const stamp = join(folder, 'node_modules', '.hansang')
  if (isFresh(stamp, hash)) return
  const cache = join(ROOT, '.cache')
  mkdirSync(cache, { recursive: true })
  await inTurn(join(cache, 'installing.lock'), async () => {
    if (isFresh(stamp, hash)) return
    say(`Installing ${called} (once) …`)
    const npm = process.env['npm_execpath']
    // No scripts: neither tool has one that it needs, and what a package would run here nobody has read.
    const args = ['ci', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
    const { code, output, seconds } = await (npm
      ? run(process.execPath, [npm, ...args], { quiet: true })
      : run('npm', args, { quiet: true }))
    if (code !== 0) throw new Error(`${called} could not be installed. By hand: npm ci --prefix ${folder}\n${output}`)
    writeStamp(stamp, hash)
    say(`Installed. ${seconds.toFixed(1)} s`)
  })
}
