/** Serves the built app when it is there. Hashed files are kept for good, the page itself is asked for each time. */
import { access, readFile } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import helmet from '@fastify/helmet'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { fixedPage, pageIn, servePage } from './page.ts'
import { pageSecurity, PERMISSIONS } from './security.ts'

export type AppFiles = {
  distDir: string
  pictureOrigin: string
  mallUrl: string
  chatHost?: string | undefined
  simulatorDir?: string | undefined
  simulatorPlatform?: string | undefined
  serviceWorker?: 'on' | 'off'
}

/**
 * Where a verification returns to (MBR-11), where an employer's portal enters (MBR-12), and where the text of an
 * invitation leads (ROU-27).
 */
const WAYS_IN = [
  '/meal/welmall/passSuccess',
  '/member/pass/success',
  '/member/pass/success/:type',
  '/mypage/pass/success',
  '/mypage/pass/success/:type',
  '/toms',
  '/joinSms',
]

/**
 * Registers the files of `distDir` in a scope of their own, so that their security headers cost the calls under /api
 * nothing.
 *
 * @returns whether a built app was found
 */
export async function serveAppFiles(
  app: FastifyInstance,
  { distDir, pictureOrigin, mallUrl, chatHost, simulatorDir, simulatorPlatform, serviceWorker = 'on' }: AppFiles,
): Promise<boolean> {
  const root = resolve(distDir)
  const page = await readFile(join(root, 'index.html'), 'utf8').catch(() => undefined)
  if (page === undefined) return false
  const hashed = join(root, 'assets') + sep
  await app.register(async (scope) => {
    await scope.register(helmet, pageSecurity(page, { pictureOrigin, mallUrl, chatHost }))
    scope.addHook('onRequest', (_request, reply, done) => {
      reply.header('permissions-policy', PERMISSIONS)
      done()
    })
    // Others send people to an address without '#', which is how the app's own begin.
    for (const path of WAYS_IN)
      scope.get(path, async ({ url }, reply) => reply.header('cache-control', 'no-store').redirect(`/#${url}`, 303))
    // The worker's kill switch; where files are served by something else, a file of this name does the same.
    scope.get('/sw-state', async (_request, reply) =>
      reply.header('cache-control', 'no-store').type('text/plain').send(serviceWorker),
    )
    if (simulatorDir === undefined) servePage(scope, pageIn(root))
    else await serveSimulator(scope, page, { root: resolve(simulatorDir), platform: simulatorPlatform })
    await scope.register(fastifyStatic, {
      root,
      // Copies may come while the server runs (npm start); a file without one is sent as it is.
      preCompressed: true,
      cacheControl: false,
      decorateReply: false,
      setHeaders: (response, path) => {
        response.header('cache-control', path.startsWith(hashed) ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  })
  return true
}

/**
 * The page with the simulator's script before the app's, as a shell would have injected it, and the simulator's files.
 */
async function serveSimulator(
  scope: FastifyInstance,
  page: string,
  { root, platform }: { root: string; platform?: string | undefined },
): Promise<void> {
  if (!(await exists(join(root, 'simulator.js'))))
    throw new Error(`HANSANG_SIMULATOR is on, but ${root} holds no simulator: npm start builds it.`)
  const asPlatform = platform ? ` data-platform="${platform}"` : ''
  // Before every other script: the page's own waits for it with the app's files (index.html).
  const withSimulator = page.replace(
    '<script',
    `<script type="module" data-before-app${asPlatform} src="/simulator/simulator.js"></script>$&`,
  )
  servePage(scope, fixedPage(withSimulator))
  await scope.register(fastifyStatic, { root, prefix: '/simulator/', decorateReply: false, cacheControl: false })
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
