import { freePort } from '../../scripts/lib/ports.ts'
import { startServer, type RunningServer } from '../../scripts/lib/server.ts'
import { Backend } from './backend.ts'
import { Releases } from './releases.ts'

/** An operator's machine: it can be switched off and on again, put another release on, and take the worker back. */
export class Machine {
  readonly releases = new Releases()
  readonly #dataDir: string
  readonly #port: number
  #running: RunningServer | undefined

  private constructor(port: number, dataDir: string) {
    this.#port = port
    this.#dataDir = dataDir
  }
  /** A machine that keeps its data in a folder. */
  static async of(dataDir: string): Promise<Machine> {
    return new Machine(await freePort(), dataDir)
  }
  get origin() {
    return `http://127.0.0.1:${this.#port}`
  }
  async start(serviceWorker: 'on' | 'off' = 'on') {
    const env = {
      HANSANG_LOG: 'warn',
      HANSANG_PASSWORD_COST: '10',
      HANSANG_DIST: this.releases.folder,
      HANSANG_SERVICE_WORKER: serviceWorker,
    }
    this.#running = await startServer({ port: this.#port, dataDir: this.#dataDir, scenarios: true, env })
    return new Backend(this.#running)
  }
  async stop() {
    await this.#running?.close()
    this.#running = undefined
  }
}
