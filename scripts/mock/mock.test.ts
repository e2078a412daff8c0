import { spawn, type ChildProcess } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { freePort, isPortFree } from '../lib/ports.ts'
import { ROOT, childEnv, stop } from '../lib/run.ts'
import { tool } from '../lib/tools.ts'

// `npm run mock` as a front-end developer has it, on a copy of the project, so that the contract can be broken.

const PARTS = [
  'package.json',
  'package-lock.json',
  'index.html',
  'vite.config.ts',
  'lingui.config.ts',
  'openapi',
  'scripts',
  'src',
]
const folder = mkdtempSync(join(tmpdir(), 'hansang-mock-'))
const file = (path: string) => join(folder, ...path.split('/'))
const written: string[] = []
let child: ChildProcess
let origin: string

beforeAll(async () => {
  for (const part of PARTS) cpSync(join(ROOT, part), file(part), { recursive: true })
  await tool('prism')
  for (const shared of ['node_modules', 'tools']) symlinkSync(join(ROOT, shared), file(shared), 'junction')
  const port = await freePort('localhost')
  origin = `http://localhost:${port}`
  child = spawn(process.execPath, ['scripts/mock.ts'], {
    cwd: folder,
    env: childEnv({ PORT: String(port), NO_COLOR: '1', FORCE_COLOR: undefined }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => written.push(text))
  await said('Prism answers with the examples')
  await vi.waitFor(() => fetch(origin), { timeout: 60_000, interval: 200 })
}, 180_000)

afterAll(async () => {
  await stop(child)
  rmSync(folder, { recursive: true, force: true })
})

/** Waits until the mock has said this since the last time it was asked, and answers all it said since. */
async function said(words: string): Promise<string> {
  await vi.waitFor(
    () => {
      if (child.exitCode !== null) throw new Error(`the mock ended:\n${written.join('')}`)
      expect(written.join('')).toContain(words)
    },
    { timeout: 120_000, interval: 100 },
  )
  return written.splice(0).join('')
}

const NOTICE = 'openapi/paths/announce.yaml'
const TITLE = /title: (\S.*)/

/** The first notice of the list as the app gets it: through Vite, on the app's own origin. */
async function firstTitle(): Promise<string> {
  const answer = await fetch(`${origin}/api/announce/list`, { headers: { authorization: 'Bearer a.b.c' } })
  expect(answer.status).toBe(200)
  return JSON.stringify(await answer.json())
}

describe('npm run mock', () => {
  const good = readFileSync(join(ROOT, ...NOTICE.split('/')), 'utf8')
  const changed = good.replace(TITLE, 'title: 구내식당 새 단장 안내')

  test('serves the app and the contract’s examples on one origin', async () => {
    expect(await (await fetch(origin)).text()).toContain('<html lang="ko"')
    expect(await firstTitle()).toContain((TITLE.exec(good) ?? [])[1])
  })

  test('a cookie chooses the answer of one operation', async () => {
    const cookie = 'prefer.announceList=200.empty'
    const answer = await fetch(`${origin}/api/announce/list`, { headers: { authorization: 'Bearer a.b.c', cookie } })
    expect(await answer.json()).toMatchObject({ code: 0, data: { list: [] } })
  })

  test('a broken save keeps the last good answers and names file and line', { timeout: 150_000 }, async () => {
    const lines = changed.split('\n')
    const summary = lines.findIndex((line) => line.trim().startsWith('summary:'))
    writeFileSync(file(NOTICE), lines.toSpliced(summary, 1).join('\n'))
    const output = await said('Prism keeps serving the last good state')
    expect(output).toMatch(/paths[\\/]announce\.yaml:\d+:\d+/)
    expect(output).toContain('summary')
    expect(await firstTitle()).toContain((TITLE.exec(good) ?? [])[1])
  })

  test('an unreadable root file does not end it either', { timeout: 150_000 }, async () => {
    const root = readFileSync(file('openapi/openapi.yaml'), 'utf8')
    writeFileSync(file('openapi/openapi.yaml'), `${root}\n  : [`)
    expect(await said('Prism keeps serving the last good state')).toContain('openapi.yaml')
    expect(await firstTitle()).toContain((TITLE.exec(good) ?? [])[1])
    writeFileSync(file('openapi/openapi.yaml'), root)
    await said('Prism keeps serving the last good state')
  })

  test(
    'the save that mends it is served, and until then the answers from before: nobody is refused',
    { timeout: 150_000 },
    async () => {
      writeFileSync(file(NOTICE), changed)
      const titles = [await firstTitle()]
      while (!titles.at(-1)?.includes('구내식당 새 단장 안내')) titles.push(await firstTitle())
      expect(titles.length).toBeGreaterThan(1)
      expect(await said('Prism answers with the change')).toBe('Prism answers with the change.\n')
      expect(await firstTitle()).toContain('구내식당 새 단장 안내')
    },
  )

  test('a request that ends Prism is named, and Prism is there again', { timeout: 150_000 }, async () => {
    const boundary = 'b'
    const answer = await fetch(`${origin}/api/customer/app-qna/save`, {
      method: 'POST',
      headers: { authorization: 'Bearer a.b.c', 'content-type': `multipart/form-data; boundary=${boundary}` },
      body: `--${boundary}\r\ncontent-disposition: form-data\r\n\r\nx\r\n--${boundary}--\r\n`,
    })
    expect(answer.status).toBe(502)
    expect(await answer.json()).toMatchObject({ error: 'mockEnded' })
    expect(await said('Prism is there again')).toContain('Prism ended over POST /api/customer/app-qna/save.')
    expect(await firstTitle()).toContain('구내식당 새 단장 안내')
  })

  test('stops when told to, and leaves its port', { timeout: 30_000 }, async () => {
    await stop(child)
    expect(await isPortFree(Number(new URL(origin).port))).toBe(true)
  })
})
