import { lingui } from '@lingui/vite-plugin'
import linguiMacro from '@lingui/babel-plugin-lingui-macro'
import babel, { defineRolldownBabelPreset } from '@rolldown/plugin-babel'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { precompileMessages } from './precompile-messages.ts'
import { ROOT } from './run.ts'
import { contentHash, isFresh, writeStamp } from './stamp.ts'

const ENTRY = '/src/shell/simulator/main.tsx'

/**
 * Development: the simulator's script stands before the app's, as a shell's would. It never takes part in a build of
 * the app.
 */
export function shellSimulator(): Plugin {
  return {
    name: 'shell-simulator',
    apply: 'serve',
    transformIndexHtml: (html) =>
      html.replace(
        '<script type="module" src="/src/start/main.tsx">',
        `<script type="module" src="${ENTRY}"></script>$&`,
      ),
  }
}

/** Where `npm start` and the browser journeys find the built simulator. */
export const SIMULATOR_DIST = join(ROOT, 'dist-simulator')

/**
 * Builds the simulator on its own, for the demo, unless it is built of these sources. Answers what was done, for a
 * person.
 */
export async function buildSimulator(): Promise<string> {
  const stamp = join(SIMULATOR_DIST, '.stamp')
  const hash = contentHash(ROOT, ['scripts/lib', 'src/shell', 'src/lib', 'package-lock.json'], (path) =>
    /\.test\.tsx?$/.test(path),
  )
  if (isFresh(stamp, hash)) return 'The simulator is built already.'
  rmSync(stamp, { force: true })
  process.env['NODE_ENV'] = 'production'
  const words = defineRolldownBabelPreset({
    preset: () => ({ plugins: [[linguiMacro, { stripMessageField: false }], precompileMessages] }),
    rolldown: { filter: { code: /@lingui\/(?:core|react)\/macro/ } },
  })
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    base: '/simulator/',
    publicDir: false,
    plugins: [babel({ presets: [words] }), lingui()],
    build: {
      outDir: SIMULATOR_DIST,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: join(ROOT, ENTRY),
        output: { entryFileNames: 'simulator.js' },
        checks: { bundlerTimings: false },
      },
    },
  })
  writeStamp(stamp, hash)
  return 'The simulator is built.'
}
