import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import type { Document } from '../gen/document.ts'
import { openGateway, type Gateway } from './gateway.ts'
import { prismKeeper, type PrismKeeper, type Served } from './prism-keeper.ts'
import { waitingPrism } from './waiting-prism.ts'

// A stand-in for Prism that ends as Prism does: over one request, the others in its hand go with it.

const folder = mkdtempSync(join(tmpdir(), 'hansang-prism-keeper-'))
const program = join(folder, 'prism.mjs')
writeFileSync(
  program,
  `
import { createServer } from 'node:http'
process.once('message', ({ document, port }) => {
  if (document.atOnce) { process.send('serves', () => process.exit(1)); return }
  createServer((request, reply) => {
    if (request.url === '/die') process.exit(1)
    if (request.url === '/slow') return
    reply.setHeader('x-echo', request.headers['x-echo'] ?? '')
    request.on('data', (chunk) => reply.write(chunk)).on('end', () => reply.end(document.title + ' ' + process.pid))
  }).listen(port, '127.0.0.1', () => process.send('serves'))
})
process.once('disconnect', () => process.exit(0))
process.send('waits')
`,
)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const document = (more: object): Document => ({ paths: {}, components: {}, tags: [], ...more })
const open: { close: () => Promise<void> }[] = []
afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
})

async function mock(waitMs = 60_000) {
  const lines: string[] = []
  const gateway: Gateway = await openGateway({ waitMs })
  const keeper: PrismKeeper = prismKeeper(gateway, {
    start: () => waitingPrism({ program, say: () => {} }),
    say: (line) => void lines.push(line),
  })
  open.push(gateway, keeper)
  const serve = async (more: object): Promise<Served> => {
    const served = await keeper.serve(document(more))
    open.unshift(served)
    served.lead()
    return served
  }
  const ask = async (path: string, init?: RequestInit) => {
    const answer = await fetch(`http://127.0.0.1:${gateway.port}${path}`, init)
    return { status: answer.status, text: await answer.text(), headers: answer.headers }
  }
  return { gateway, keeper, lines, serve, ask }
}

describe('a Prism that ends by itself', () => {
  test('is started again with the contract that it had; console and caller are told of the request', async () => {
    const { lines, serve, ask } = await mock()
    await serve({ title: 'first' })
    expect((await ask('/list')).text).toMatch(/^first \d+$/)
    const died = await ask('/die', { method: 'POST', body: 'x' })
    expect(died.status).toBe(502)
    expect(JSON.parse(died.text)).toMatchObject({ error: 'mockEnded' })
    expect(died.text).toContain('POST /die')
    // Who calls meanwhile waits for the next one.
    expect(await ask('/list')).toMatchObject({ status: 200, text: expect.stringMatching(/^first \d+$/) as string })
    await expect
      .poll(() => lines, { timeout: 10_000 })
      .toEqual(['Prism ended over POST /die.', 'Prism is there again, with the last good contract.'])
  }, 60_000)

  test('names every request that it had in its hand', async () => {
    const { lines, serve, ask } = await mock()
    await serve({ title: 'first' })
    const slow = ask('/slow')
    await expect.poll(async () => (await ask('/list')).status).toBe(200)
    await ask('/die')
    expect((await slow).status).toBe(502)
    await expect
      .poll(() => lines[0], { timeout: 10_000 })
      .toMatch(/^Prism ended over GET \/(?:slow, or GET \/die|die, or GET \/slow)\.$/)
  }, 30_000)

  test('that ends at once, again and again, is given up with a sentence, and a new contract is a new try', async () => {
    const { lines, serve, ask, keeper } = await mock()
    const bad = await serve({ atOnce: true })
    const refused = await ask('/list')
    expect(refused.status).toBe(503)
    expect(refused.text).toContain('Save a file under openapi/')
    expect(lines.at(-1)).toMatch(/^Prism has ended 5 times, each within 10 s, and is not started again\./)
    expect(lines.filter((line) => line === 'Prism ended, and nobody had asked it.')).toHaveLength(5)
    expect(keeper.hasGivenUp()).toBe(true)
    await serve({ title: 'second' })
    await bad.close()
    expect((await ask('/list')).text).toMatch(/^second \d+$/)
    expect(keeper.hasGivenUp()).toBe(false)
  }, 60_000)

  test('whose place another contract has taken is not started again', async () => {
    const { lines, serve, ask } = await mock()
    const first = await serve({ title: 'first' })
    await serve({ title: 'second' })
    await first.close()
    expect((await ask('/list')).text).toMatch(/^second \d+$/)
    expect(lines).toEqual([])
  }, 30_000)
})

test('the gateway passes bodies and headers on, and says so where nobody is there', async () => {
  const { gateway, serve, ask } = await mock(50)
  expect(await ask('/list')).toMatchObject({ status: 503, text: expect.stringContaining('not there yet') as string })
  await serve({ title: 'first' })
  const answer = await ask('/list', { method: 'PUT', body: '본문', headers: { 'x-echo': 'a' } })
  expect(answer).toMatchObject({ status: 200, text: expect.stringMatching(/^본문first/) as string })
  expect(answer.headers.get('x-echo')).toBe('a')
  gateway.hold()
  expect(await ask('/list')).toMatchObject({ status: 503, text: expect.stringContaining('within 0.05 s') as string })
}, 30_000)
