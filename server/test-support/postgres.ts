/** A Postgres server of our own for the length of a test run, so that the same tests pass on both kinds of database. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import postgres from 'postgres'

export interface LocalPostgres {
  /** `postgres://…` of an empty database with all rights. */
  url: string
  stop(): Promise<void>
}

/** Whether this machine has Postgres at all: what needs it is not even listed where it has not. */
export const hasLocalPostgres = (): boolean => findBinaries() !== undefined

/**
 * Starts a server on a free loopback port with data in a temporary folder.
 *
 * @returns undefined when this machine has no Postgres binaries
 */
export async function startLocalPostgres(): Promise<LocalPostgres | undefined> {
  const bin = findBinaries()
  if (!bin) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'hansang-postgres-'))
  // Postgres refuses to run as root, so root hands the folder to the system's postgres user.
  const asRoot = process.getuid?.() === 0
  if (asRoot) {
    chmodSync(folder, 0o755)
    execFileSync('chown', ['postgres', folder])
  }
  const command = (program: string, args: string[]): [string, string[]] =>
    asRoot ? ['runuser', ['-u', 'postgres', '--', join(bin, program), ...args]] : [join(bin, program), args]
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    const data = join(folder, 'data')
    const initdb = command('initdb', [
      '-D',
      data,
      '-U',
      'postgres',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale=C',
      '--no-sync',
    ])
    execFileSync(...initdb, { cwd: folder, stdio: 'pipe' })
    const port = await freePort()
    // Nothing here outlives the run, so nothing is synced; only this machine can connect.
    const settings = {
      listen_addresses: '127.0.0.1',
      port,
      unix_socket_directories: '',
      fsync: 'off',
      max_connections: 60,
    }
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    const server = spawn(...command('postgres', ['-D', data, ...flags]), { cwd: folder, stdio: 'ignore' })
    const url = `postgres://postgres@127.0.0.1:${port}/postgres`
    await accepting(url, server)
    return {
      url,
      stop: async () => {
        await ended(server)
        remove()
      },
    }
  } catch (error) {
    remove()
    throw error
  }
}

/** The folder with `initdb` and `postgres`: on PATH, or where Debian keeps them off it. */
function findBinaries(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(debian, version, 'bin')),
  ]
  return folders.find((folder) => ['initdb', 'postgres'].every((program) => existsSync(join(folder, program))))
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))))
    })
  })
}

async function accepting(url: string, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (server.exitCode !== null) throw new Error(`Postgres ended with code ${server.exitCode} while starting`)
    const sql = postgres(url, { max: 1, connect_timeout: 2, onnotice: () => {} })
    const answered = await sql`select 1`.then(
      () => true,
      () => false,
    )
    await sql.end({ timeout: 1 })
    if (answered) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('Postgres did not start within ten seconds')
}

/** SIGINT is Postgres's fast stop; `runuser` passes it on. */
function ended(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    const force = setTimeout(() => server.kill('SIGKILL'), 10_000)
    server.once('exit', () => {
      clearTimeout(force)
      resolve()
    })
    server.kill('SIGINT')
  })
}
