/**
 * `node scripts/bundle-server.ts`: the server and its packages in one file of `.cache`, which the next start reads in
 * their place (server/bundle.ts). Skips what is fresh. `npm run build` makes it, so that `npm start` has it from the
 * second start on (docs/decisions/123).
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown, type Plugin } from 'rolldown'
import { BUNDLE, BUNDLE_STAMP, freshBundle, sourcesStamp } from '../server/bundle.ts'
import { ROOT } from './lib/run.ts'

const file = fileURLToPath(BUNDLE)

/** Files that a module finds beside itself stay where they are: each is told where it came from. */
const standsWhereItStood: Plugin = {
  name: 'stands-where-it-stood',
  transform: {
    filter: { code: /import\.meta\.(?:url|dirname|filename)/ },
    handler(code, id) {
      const path = JSON.stringify(relative(dirname(file), id.split('?')[0] ?? id).replaceAll('\\', '/'))
      const url = `new URL(${path}, import.meta.url)`
      return code.replace(/import\.meta\.(url|dirname|filename)/g, (_, what: string) => {
        if (what === 'url') return `${url}.href`
        const filename = `process.getBuiltinModule('node:url').fileURLToPath(${url})`
        return what === 'dirname' ? `(process.getBuiltinModule('node:path').dirname(${filename}))` : filename
      })
    },
  },
}

/** Makes the bundle unless it is fresh. Answers what was done, for a person. */
export async function bundleServer(): Promise<string> {
  if (freshBundle()) return 'The server is bundled already.'
  rmSync(BUNDLE_STAMP, { force: true })
  // Before the sources are read: what is edited meanwhile makes the bundle stale.
  const stamp = sourcesStamp()
  const bundle = await rolldown({
    input: fileURLToPath(new URL('../server/serve.ts', import.meta.url)),
    cwd: ROOT,
    platform: 'node',
    // The database reads its own files, in a thread of its own; sharp is mostly a binary.
    external: [/^node:/, '@electric-sql/pglite', 'sharp'],
    plugins: [standsWhereItStood],
    logLevel: 'silent',
  })
  await bundle.write({ file, format: 'esm', codeSplitting: false })
  await bundle.close()
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(BUNDLE_STAMP, stamp)
  return 'The server is bundled.'
}

if (import.meta.main) console.log(await bundleServer())
