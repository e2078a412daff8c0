/**
 * A Prism that has loaded its program and waits: the parent sends a bundled contract once, and this answers with the
 * port on which it is served. Loading takes longer than everything that follows a save. Answers as `prism mock` does
 * with its defaults.
 */
import { tool } from '../lib/tools.ts'
import { HOST } from '../lib/prism.ts'

// Types of Prism's own modules: the root's type check must not depend on what is installed in tools/.
type Server = { listen: (port: number, host: string) => Promise<string> }
type HttpServer = { createServer: (operations: unknown[], options: object) => Server }
type Http = { getHttpOperationsFromSpec: (document: object) => Promise<unknown[]> }
type Core = {
  createLogger: (
    name: string,
    options: object,
    destination: { write: (line: string) => void },
  ) => { child: (bindings: object) => unknown }
}

const prism = await tool('prism')
const [server, http, core] = (await Promise.all(
  ['@stoplight/prism-http-server', '@stoplight/prism-http', '@stoplight/prism-core'].map((name) => prism.load(name)),
)) as [HttpServer, Http, Core]

/** Only what is wrong with a request is worth a line in the developer's console. */
const logger = core.createLogger(
  'MOCK',
  { level: 'warn' },
  { write: (line) => console.log((JSON.parse(line) as { msg: string }).msg) },
)

process.once('message', async ({ document, port }: { document: object; port: number }) => {
  try {
    const operations = await http.getHttpOperationsFromSpec(document)
    const config = {
      validateRequest: true,
      validateResponse: true,
      checkSecurity: true,
      errors: false,
      isProxy: false,
      mock: { dynamic: false, ignoreExamples: false },
    }
    await server
      .createServer(operations, { cors: true, config, components: { logger: logger.child({ name: 'HTTP SERVER' }) } })
      .listen(port, HOST)
    process.send?.('serves')
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
})
// Without its parent nobody asks it.
process.once('disconnect', () => process.exit(0))
process.send?.('waits')
