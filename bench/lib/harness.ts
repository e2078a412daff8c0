import { join } from 'node:path'
import { ROOT } from '../../scripts/lib/run.ts'

/** Builds one page of bench/harness with the app's own modules; answers the folder it stands in. */
export async function buildHarness(page = 'index'): Promise<string> {
  const { build } = await import('vite')
  const root = join(ROOT, 'bench', 'harness')
  const outDir = join(ROOT, 'node_modules', '.cache', 'hansang-bench', `harness-${page}`)
  await build({
    root,
    base: './',
    configFile: false,
    logLevel: 'error',
    build: {
      outDir,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(root, `${page}.html`) },
    },
  })
  return outDir
}
