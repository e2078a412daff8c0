/** Whole servers in one process, on one Postgres. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { createClock } from '#server/clock.ts'
import { type Config, readConfig } from '#server/config.ts'
import { run, type RunningServer } from '#server/run.ts'
import { bareDatabase, type BareDatabase, TEST_NOW } from './database.ts'

export type Servers = {
  bare: BareDatabase
  configOf(name: string, env?: Record<string, string>): Config
  start(name: string, env?: Record<string, string>): Promise<RunningServer>
  /** The header of somebody of the demo who has signed in there; '' where that was refused. */
  signIn(server: RunningServer, username?: string, password?: string): Promise<string>
  close(): Promise<void>
}

/** On an empty database of their own; each has a folder and keeps the time of the tests. */
export async function serversOnOne(): Promise<Servers> {
  const bare = await bareDatabase('server')
  const [row] = await bare.sql<{ name: string }[]>`select current_database() as name`
  const url = new URL(inject('postgresUrl') ?? '')
  url.pathname = `/${row?.name ?? ''}`
  const folder = mkdtempSync(join(tmpdir(), 'hansang-run-'))
  const running: RunningServer[] = []

  const configOf: Servers['configOf'] = (name, env = {}) =>
    readConfig({
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      PORT: '0',
      DATABASE_URL: url.href,
      HANSANG_DATA_DIR: join(folder, name),
      HANSANG_DEMO: 'on',
      HANSANG_OPEN_DOORS: 'on',
      HANSANG_DIST: 'no-app-here',
      HANSANG_LOG: 'off',
      ...env,
    })
  return {
    bare,
    configOf,
    start: async (name, env) => {
      const server = await run(
        configOf(name, env),
        createClock(() => TEST_NOW.getTime()),
      )
      running.push(server)
      return server
    },
    signIn: async ({ address }, username = 'saebyeok', password = 'hansang-demo!1') => {
      const body = new URLSearchParams({ username, password })
      const answer = await fetch(`${address}/login`, { method: 'POST', body })
      return answer.headers.get('authorization') ?? ''
    },
    close: async () => {
      await Promise.all(running.splice(0).map((server) => server.close()))
      rmSync(folder, { recursive: true, force: true })
      await (await bare.reopen()).close()
    },
  }
}
