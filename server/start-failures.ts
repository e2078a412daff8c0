/**
 * Why a start failed, for a person: what is wrong in one line, what to do in the next. No stack where somebody can do
 * something about it.
 */
import type { Config } from './config.ts'
import { describeError } from './described-error.ts'

type Place = Pick<Config, 'dataDir' | 'databaseUrl'> & Partial<Pick<Config, 'host'>>
type Failure = Error & {
  code?: unknown
  port?: unknown
  address?: unknown
  hostname?: unknown
  syscall?: unknown
  errcode?: unknown
  errors?: unknown
  cause?: unknown
}

/** Codes of SQLite, whose file is the folder's lock: read only, I/O error, full, cannot open. */
const SQLITE = { 8: 'EROFS', 10: 'EIO', 13: 'ENOSPC', 14: 'EACCES' } as const

/** @param place where the database was looked for; undefined when the settings could not even be read */
export function plainWords(error: unknown, place?: Place): string {
  if (!(error instanceof Error)) return String(error)
  const chain = causesOf(error)
  const codes = chain.map(codeOf)
  const first = <T>(look: (code: string, failure: Failure) => T | undefined): T | undefined =>
    chain.map((failure, index) => look(codes[index] ?? '', failure)).find((found) => found !== undefined)
  const listening = first((code, failure) => listenFailure(code, failure, place?.host))
  if (listening !== undefined) return listening
  if (
    first((code, { message }) => (code === 'ERR_MODULE_NOT_FOUND' && message.includes('.gen.ts') ? true : undefined))
  ) {
    return 'The lists of handlers and seeds are missing. Run `npm run gen` first.'
  }
  const { databaseUrl } = place ?? {}
  if (
    databaseUrl !== undefined &&
    first((code, failure) => code === 'ERR_INVALID_URL' || failure instanceof URIError || undefined)
  ) {
    return 'DATABASE_URL cannot be read. It must be postgres://name:password@host:5432/database, with % codes for special letters of the password.'
  }
  const database = databaseUrl === undefined ? undefined : first((code) => serverFailure(code, nameOf(databaseUrl)))
  const folder =
    place === undefined ? undefined : first((code, { message }) => folderFailure(code, message, place.dataDir))
  const words = database ?? folder
  if (words !== undefined) return words
  return unexpected(error)
}

/** A sentence of ours stands for itself. */
function unexpected(error: Error): string {
  const { type, message, query } = describeError(error)
  return query === undefined && ['DatabaseLockedError', 'Error'].includes(type) ? message : crashWords(error)
}

/** What nobody has foreseen, with its stack and without the values that it was about. */
export function crashWords(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { type, message, query, cause, stack } = describeError(error)
  const reason = cause === undefined ? message : `${message}: ${cause}`
  return [`${type}: ${reason}`, query, stack].filter(Boolean).join('\n')
}

/** What keeps us from listening at HOST and PORT. */
function listenFailure(
  code: string,
  { port, address, hostname, syscall }: Failure,
  host: string | undefined,
): string | undefined {
  if (code === 'EADDRINUSE') return `Port ${String(port)} is taken. Set PORT to another one, or stop what uses it.`
  if (syscall === 'listen' && code === 'EACCES')
    return `Port ${String(port)} is not for this user to open. Set PORT to one above 1023.`
  const isUnknown = syscall === 'getaddrinfo' && hostname === host
  if (isUnknown || (syscall === 'listen' && code === 'EADDRNOTAVAIL'))
    return `HOST=${host ?? String(address)} is no address of this machine. Set HOST to one of its own, or to 0.0.0.0 for all.`
  return undefined
}

/**
 * What may be wrong with a Postgres server before it has answered anything; codes of the system, of the driver and of
 * Postgres.
 */
function serverFailure(code: string, server: string): string | undefined {
  switch (code) {
    case 'ECONNREFUSED':
    case 'CONNECTION_CLOSED':
    case 'CONNECTION_ENDED':
    case 'ECONNRESET':
    case 'EPIPE':
      return lines(
        `The Postgres server at ${server} cannot be reached: nothing answers there (${code}).`,
        'Start it, or correct DATABASE_URL. Without DATABASE_URL the embedded database is used.',
      )
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return lines(
        `The Postgres server at ${server} cannot be reached: nobody knows that host (${code}).`,
        'Correct DATABASE_URL. Without it the embedded database is used.',
      )
    case 'CONNECT_TIMEOUT':
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
      return lines(
        `The Postgres server at ${server} cannot be reached: no answer within ten seconds (${code}).`,
        'Look at network and firewall, or correct DATABASE_URL.',
      )
    case '28P01':
    case '28000':
      return lines(
        `The Postgres server at ${server} refuses the name or the password of DATABASE_URL (${code}).`,
        'Correct them, or let the server admit this name (pg_hba.conf).',
      )
    case '3D000':
      return lines(
        `The Postgres server at ${server} has no database of that name (${code}).`,
        'Make it with createdb, or correct DATABASE_URL.',
      )
    case '42501':
      return lines(
        `The Postgres server at ${server} does not let this name make tables (${code}).`,
        'Give it the database: ALTER DATABASE … OWNER TO …',
      )
    case '53300':
      return lines(
        `The Postgres server at ${server} takes no more connections (${code}).`,
        'Raise max_connections, or stop what holds them.',
      )
    case '53100':
      return lines(
        `The disk of the Postgres server at ${server} is full (${code}).`,
        'Free some space there and start again.',
      )
    default:
      return undefined
  }
}

function folderFailure(code: string, message: string, folder: string): string | undefined {
  if (code === 'ENOSPC' || code === 'EDQUOT' || /no space left/i.test(message)) {
    return lines(
      `The disk is full: the database in ${folder} could not be written.`,
      'Free some space and start again, or set HANSANG_DATA_DIR to a folder on another disk. ' +
        'Nothing that was saved before is lost.',
    )
  }
  const cannotBeMade = code === 'ENOENT' && message.includes(folder)
  if (
    cannotBeMade ||
    code === 'EROFS' ||
    code === 'EACCES' ||
    code === 'EPERM' ||
    /read-only file system|permission denied/i.test(message)
  ) {
    return lines(
      `The folder ${folder} cannot be written (${code || 'read-only'}).`,
      'Give this user the right to write there, or set HANSANG_DATA_DIR to another folder.',
    )
  }
  if (code === 'ENOTDIR' || code === 'EEXIST')
    return lines(
      `${folder} is not a folder (${code}).`,
      'Set HANSANG_DATA_DIR to a folder, or to one that can be made.',
    )
  return undefined
}

const lines = (...told: string[]): string => told.join('\n')

/** The error and everything behind it. */
function causesOf(error: Failure): Failure[] {
  const behind = [error.cause, ...(Array.isArray(error.errors) ? error.errors : [])].filter(
    (one): one is Failure => one instanceof Error,
  )
  return [error, ...behind.flatMap(causesOf)]
}

function codeOf({ code, errcode }: Failure): string {
  if (typeof code === 'string' && code !== 'ERR_SQLITE_ERROR') return code
  // The low byte; the rest says more than anybody needs.
  return typeof errcode === 'number' ? (SQLITE[(errcode & 0xff) as keyof typeof SQLITE] ?? '') : ''
}

/** Host and database, without the password that an address may carry. */
function nameOf(databaseUrl: string): string {
  if (!URL.canParse(databaseUrl)) return 'DATABASE_URL'
  const { host, pathname } = new URL(databaseUrl)
  return `${host}${pathname}`
}
