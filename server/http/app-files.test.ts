import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { fastify, type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serveAppFiles } from './app-files.ts'

const BOOT = "document.documentElement.dataset.theme = localStorage.getItem('theme') ?? ''"
const PAGE = `<!doctype html><html lang="ko"><head><script>${BOOT}</script><style>main{color:red}</style>
<script type="module" src="/assets/index-abc123.js"></script></head><body style="margin:0"><main></main>
<script type="text/html"><style>p{margin:0}</style><p>later</p></script></body></html>`
const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('the built app', () => {
  let folder = ''
  let http: FastifyInstance
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'dist-'))
    await mkdir(join(folder, 'assets'))
    await writeFile(join(folder, 'index.html'), PAGE)
    await writeFile(join(folder, 'index.html.gz'), gzipSync(PAGE))
    await writeFile(join(folder, 'assets', 'index-abc123.js'), 'export const answer = 42')
    await writeFile(join(folder, 'assets', 'index-abc123.js.gz'), gzipSync('export const answer = 42'))
    http = fastify()
    http.get('/api/x', async () => ({}))
    await serveAppFiles(http, {
      distDir: folder,
      pictureOrigin: 'https://img.example.com',
      mallUrl: 'https://mall.example.com/enter',
      chatHost: 'https://chat.example.com',
    })
  })
  afterAll(async () => {
    await http.close()
    await rm(folder, { recursive: true })
  })

  const get = (url: string, headers: Record<string, string> = {}) => http.inject({ method: 'GET', url, headers })

  test('the page is asked for each time, hashed files are kept for good', async () => {
    const page = await get('/')
    expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-cache'])
    expect(page.headers['content-type']).toMatch(/text\/html; charset=utf-8/i)
    const script = await get('/assets/index-abc123.js')
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  test('the page comes from memory: with its compressed copy, and not at all where it is known', async () => {
    const packed = await get('/index.html', { 'accept-encoding': 'br;q=0, gzip' })
    expect([packed.headers['content-encoding'], packed.headers.vary]).toEqual(['gzip', 'accept-encoding'])
    expect(String(gunzipSync(packed.rawPayload))).toBe(PAGE)
    const known = await get('/', { 'if-none-match': `"other", ${String(packed.headers.etag)}` })
    expect([known.statusCode, known.body]).toEqual([304, ''])
    const head = await http.inject({ method: 'HEAD', url: '/' })
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([
      200,
      String(Buffer.byteLength(PAGE)),
      '',
    ])
  })

  test('a release that is put there while the server runs is the page from then on', async () => {
    const file = join(folder, 'index.html')
    const next = PAGE.replace('<main></main>', '<main>next</main>')
    const { headers } = await get('/')
    await writeFile(file, next)
    try {
      const page = await get('/', { 'if-none-match': String(headers.etag), 'accept-encoding': 'gzip' })
      // The copy that lies there is of the page before.
      expect([page.statusCode, page.body, page.headers['content-encoding']]).toEqual([200, next, undefined])
      await rm(file)
      expect((await get('/')).body).toBe(next)
    } finally {
      await writeFile(file, PAGE)
    }
  })

  test('a copy of another build is not the page', async () => {
    const copy = join(folder, 'index.html.br')
    await writeFile(copy, brotliCompressSync('<!doctype html>another'))
    try {
      const page = await get('/', { 'accept-encoding': 'br' })
      expect([page.headers['content-encoding'], page.body]).toEqual([undefined, PAGE])
    } finally {
      await rm(copy)
    }
  })

  test('compressed files are sent as they lie there, to those who take them', async () => {
    const packed = await get('/assets/index-abc123.js', { 'accept-encoding': 'gzip, br' })
    expect(packed.headers['content-encoding']).toBe('gzip')
    expect(packed.headers.vary).toMatch(/accept-encoding/i)
    const plain = await get('/assets/index-abc123.js', { 'accept-encoding': 'identity' })
    expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, 'export const answer = 42'])
  })

  test('a copy that is made while the server runs is sent from then on, before that the file as it is', async () => {
    await writeFile(join(folder, 'assets', 'late-abc123.js'), 'export const late = true')
    const ask = () => get('/assets/late-abc123.js', { 'accept-encoding': 'gzip, br' })
    const plain = await ask()
    expect([plain.statusCode, plain.headers['content-encoding'], plain.body]).toEqual([
      200,
      undefined,
      'export const late = true',
    ])
    await writeFile(join(folder, 'assets', 'late-abc123.js.br'), brotliCompressSync('export const late = true'))
    const packed = await ask()
    expect([packed.headers['content-encoding'], packed.headers['content-type']]).toEqual([
      'br',
      expect.stringMatching(/javascript/),
    ])
    expect(String(brotliDecompressSync(packed.rawPayload))).toBe('export const late = true')
  })

  test('the policy allows the page’s own inline script and styles by hash, and nothing else inline', async () => {
    const policy = String((await get('/')).headers['content-security-policy'])
    expect(policy).toContain(`script-src 'self' ${sha(BOOT)};`)
    expect(policy).toContain(`style-src 'self' ${sha('main{color:red}')} ${sha('p{margin:0}')};`)
    expect(policy).toContain(`style-src-attr 'unsafe-hashes' ${sha('margin:0')}`)
    expect(policy).toContain("img-src 'self' data: blob: https://img.example.com")
    expect(policy).toContain("media-src 'self' https://img.example.com")
    expect(policy).toContain("connect-src 'self' https://chat.example.com;")
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("form-action 'self' https://mall.example.com;")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|upgrade-insecure-requests|\*/)
  })

  test('who comes back from a verification comes back into the app, with what was found [MBR-11]', async () => {
    const back = await get('/meal/welmall/passSuccess?authKey=pass-1&result=done')
    expect([back.statusCode, back.headers.location, back.headers['cache-control']]).toEqual([
      303,
      '/#/meal/welmall/passSuccess?authKey=pass-1&result=done',
      'no-store',
    ])
    expect((await get('/member/pass/success/join?authKey=pass-1')).headers.location).toBe(
      '/#/member/pass/success/join?authKey=pass-1',
    )
  })

  test('who comes from a portal or an invitation comes into the app with what it says [MBR-12] [ROU-27]', async () => {
    expect((await get('/toms?knoxToken=ticket-1')).headers.location).toBe('/#/toms?knoxToken=ticket-1')
    expect((await get('/joinSms?bizCode=B00311&recommCode=GARAM3K2')).headers.location).toBe(
      '/#/joinSms?bizCode=B00311&recommCode=GARAM3K2',
    )
  })

  test('the page may use none of a browser’s own powers', async () => {
    for (const url of ['/', '/assets/index-abc123.js'])
      expect((await get(url)).headers['permissions-policy']).toMatch(/camera=\(\).*geolocation=\(\).*microphone=\(\)/)
  })

  test('files outside the folder and unknown ones are not served', async () => {
    for (const url of [
      '/../package.json',
      '/%2e%2e/package.json',
      '/assets/..%2f..%2fetc/passwd',
      '/no-such-file.js',
    ]) {
      expect((await get(url)).statusCode).toBeGreaterThanOrEqual(400)
    }
  })

  test('calls beside the files keep their own headers', async () => {
    expect((await get('/api/x')).headers['content-security-policy']).toBeUndefined()
  })

  test('the shell simulator stands before every other script where it is asked for, and nowhere else', async () => {
    expect((await get('/')).body).not.toContain('simulator')
    const simulatorDir = join(folder, 'simulator')
    await mkdir(simulatorDir)
    await writeFile(join(simulatorDir, 'simulator.js'), 'export {}')
    const demo = fastify()
    await serveAppFiles(demo, {
      distDir: folder,
      pictureOrigin: 'https://img.example.com',
      mallUrl: 'https://mall.example.com/enter',
      chatHost: 'https://chat.example.com',
      simulatorDir,
    })
    const page = await demo.inject('/')
    expect(page.body).toContain(
      `<head><script type="module" data-before-app src="/simulator/simulator.js"></script><script>${BOOT}`,
    )
    expect(page.headers['content-security-policy']).toBe((await get('/')).headers['content-security-policy'])
    expect((await demo.inject('/simulator/simulator.js')).body).toBe('export {}')
    await demo.close()
    const incomplete = fastify()
    await expect(
      serveAppFiles(incomplete, {
        distDir: folder,
        pictureOrigin: 'https://img.example.com',
        mallUrl: 'https://mall.example.com/enter',
        simulatorDir: join(folder, 'assets'),
      }),
    ).rejects.toThrow('npm start builds it')
    await incomplete.close()
  })

  test('without a built app nothing is served, and it says so', async () => {
    const bare = fastify()
    expect(
      await serveAppFiles(bare, {
        distDir: join(folder, 'assets'),
        pictureOrigin: 'https://img.example.com',
        mallUrl: 'https://mall.example.com/enter',
      }),
    ).toBe(false)
    await bare.close()
  })
})
