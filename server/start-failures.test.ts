import { expect, test } from 'vitest'
import { plainWords } from './start-failures.ts'

const failure = (message: string, more: object = {}) => Object.assign(new Error(message), more)
const server = { dataDir: '.data', databaseUrl: 'postgres://app:hidden@db.example:5432/hansang' }
const folder = { dataDir: '/srv/hansang', databaseUrl: undefined }

test.each([
  ['ECONNREFUSED', /cannot be reached: nothing answers/],
  ['ENOTFOUND', /nobody knows that host/],
  ['CONNECT_TIMEOUT', /no answer within ten seconds/],
  ['28P01', /refuses the name or the password/],
  ['3D000', /no database of that name/],
  ['53300', /no more connections/],
])('a Postgres server that fails with %s is named with what to do, and keeps its password', (code, words) => {
  const said = plainWords(failure('x', { code }), server)
  expect(said).toMatch(words)
  expect(said).toContain('db.example:5432/hansang')
  expect(said).not.toMatch(/hidden|\n\s+at /)
  expect(said.split('\n')).toHaveLength(2)
})

test.each([failure('Invalid URL', { code: 'ERR_INVALID_URL' }), new URIError('URI malformed')])(
  'an address that cannot be read is told in one line: %s',
  (error) => {
    expect(plainWords(error, server)).toMatch(/^DATABASE_URL cannot be read\..*postgres:\/\/.*$/)
  },
)

test('the reason is found behind other errors too', () => {
  expect(
    plainWords(failure('outer', { cause: new AggregateError([failure('inner', { code: 'ECONNREFUSED' })]) }), server),
  ).toMatch(/nothing answers/)
})

test.each([
  [failure('open', { code: 'EACCES' }), /cannot be written \(EACCES\)/],
  [failure('attempt to write a readonly database', { code: 'ERR_SQLITE_ERROR', errcode: 8 }), /cannot be written/],
  [failure('unable to open database file', { code: 'ERR_SQLITE_ERROR', errcode: 14 }), /cannot be written/],
  [failure('write', { code: 'ENOSPC' }), /The disk is full/],
  [failure('database or disk is full', { code: 'ERR_SQLITE_ERROR', errcode: 13 }), /The disk is full/],
  [
    failure('The database cannot be opened', { cause: failure('could not extend file: No space left on device') }),
    /The disk is full/,
  ],
  [failure('mkdir', { code: 'ENOTDIR' }), /is not a folder/],
])('a folder that cannot be used is named with what to do: %s', (error, words) => {
  const said = plainWords(error, folder)
  expect(said).toMatch(words)
  expect(said).toContain('/srv/hansang')
  expect(said).not.toMatch(/\n\s+at /)
})

test('a taken port and missing lists say what to do; a mistake of ours keeps its stack', () => {
  expect(plainWords(failure('listen', { code: 'EADDRINUSE', port: 8080 }), folder)).toBe(
    'Port 8080 is taken. Set PORT to another one, or stop what uses it.',
  )
  expect(plainWords(failure('Cannot find handlers.gen.ts', { code: 'ERR_MODULE_NOT_FOUND' }))).toMatch(/npm run gen/)
  expect(plainWords(new TypeError('of ours'))).toMatch(/\n\s+at /)
  expect(plainWords(new Error('HANSANG_DEMO must be one of on, off'))).toBe('HANSANG_DEMO must be one of on, off')
})

test('a query that failed is told by its reason, and by nothing that it was about', () => {
  const cause = failure('duplicate key value violates unique constraint "members_pkey"', { code: '23505' })
  const query = 'insert into "members" values ($1, $2)'
  const failed = failure(`Failed query: ${query}\nparams: 김하늘,19900213,haneul@hansang.example`, {
    query,
    params: ['김하늘', '19900213', 'haneul@hansang.example'],
    cause,
  })
  for (const error of [failed, Object.assign(failed, { name: 'DrizzleQueryError' })]) {
    const said = plainWords(error, server)
    expect(said).toContain('a query failed: duplicate key value violates unique constraint "members_pkey"')
    expect(said).toContain(query)
    expect(said).not.toMatch(/김하늘|19900213|haneul@/)
  }
})

test.each([
  [failure('listen', { code: 'EACCES', syscall: 'listen', port: 80 }), /^Port 80 is not for this user.*PORT/],
  [
    failure('listen', { code: 'EADDRNOTAVAIL', syscall: 'listen', address: '8.8.8.8' }),
    /^HOST=8\.8\.8\.8 is no address/,
  ],
  [failure('x', { code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname: '8.8.8.8' }), /^HOST=8\.8\.8\.8 is no address/],
])('a place where nobody can listen is told in one line: %s', (error, words) => {
  for (const place of [server, folder]) expect(plainWords(error, { ...place, host: '8.8.8.8' })).toMatch(words)
})
