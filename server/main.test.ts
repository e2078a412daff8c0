/** The server as a program: started, stopped and killed as a person or a machine would. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

const MAIN = new URL('./main.ts', import.meta.url).pathname
const START_LIMIT_MS = 60_000

describe('the program', () => {
  let folder = ''
  const running = new Set<ChildProcess>()
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hansang-main-'))
  })
  afterEach(() => {
    for (const child of running) child.kill('SIGKILL')
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  function launch(env: Record<string, string> = {}) {
    const child = spawn(process.execPath, [MAIN], {
      env: {
        PATH: process.env.PATH,
        PORT: '0',
        HANSANG_DATA_DIR: join(folder, 'data'),
        HANSANG_LOG: 'off',
        HANSANG_PASSWORD_COST: '8',
        HANSANG_DRAIN_SECONDS: '0',
        ...env,
      },
    })
    running.add(child)
    const output = { out: '', err: '' }
    child.stdout.on('data', (chunk) => (output.out += String(chunk)))
    child.stderr.on('data', (chunk) => (output.err += String(chunk)))
    const exit = once(child, 'exit').then(([code, signal]) => {
      running.delete(child)
      return { code: code as number | null, signal: signal as string | null }
    })
    return { child, output, exit }
  }

  async function started(env: Record<string, string> = {}) {
    const program = launch(env)
    const until = Date.now() + START_LIMIT_MS
    for (;;) {
      const address = /is ready: (http:\S+)/.exec(program.output.out)?.[1]
      if (address !== undefined) return { ...program, address }
      if (Date.now() > until || program.child.exitCode !== null)
        throw new Error(`It did not start: ${program.output.err}`)
      await new Promise((resolve) => setTimeout(resolve, 25))
    }
  }

  async function signIn(address: string) {
    const answer = await fetch(`${address}/login`, {
      method: 'POST',
      body: new URLSearchParams({ username: 'saebyeok', password: 'hansang-demo!1' }),
    })
    const headers = { authorization: answer.headers.get('authorization') ?? '', 'content-type': 'application/json' }
    // Nothing of health is kept before that was agreed to.
    await fetch(`${address}/api/my/saveHelhidxAgree?ruleSn=1`, { headers })
    return {
      save: async (weight: string, inptDt: string) => {
        const saved = await fetch(`${address}/api/main/putUserWeight`, {
          method: 'POST',
          headers,
          body: JSON.stringify({ weight, inptDt }),
        })
        return saved.status === 200
      },
      list: async () => {
        const listed = await fetch(`${address}/api/healthlog/health/MyWeightRecordList`, { headers })
        return ((await listed.json()) as { data: { inptDt: string }[] }).data.map((row) => row.inptDt)
      },
    }
  }

  test('says where it is, who may sign in, and what a saved record survives; keeps data over a restart', async () => {
    const first = await started()
    expect(first.output.out).toMatch(/haneul .*saebyeok .*dasom .*emily/)
    expect(first.output.out).toMatch(/acknowledged writes survive/)
    expect(first.output.out).toMatch(/has been filled/)
    expect(first.output.out).not.toMatch(/Scenarios are on/)
    expect(await (await signIn(first.address)).save('68.4', '20260101070000')).toBe(true)
    first.child.kill('SIGTERM')
    expect(await first.exit).toEqual({ code: 0, signal: null })

    const second = await started()
    expect(second.output.out).not.toMatch(/has been filled/)
    expect(await (await signIn(second.address)).list()).toContain('20260101070000')
    second.child.kill('SIGINT')
    expect(await second.exit).toEqual({ code: 0, signal: null })
  }, 120_000)

  test('finishes a running request before it stops', async () => {
    const { address, child, exit } = await started({ HANSANG_SCENARIOS: 'on' })
    const json = { 'content-type': 'application/json' }
    await fetch(`${address}/_scenarios`, {
      method: 'POST',
      headers: json,
      body: '{"deviceId":"d1","name":"slow","ms":600,"path":"/logout"}',
    })
    const slow = fetch(`${address}/logout`, { headers: { 'x-device-id': 'd1' } })
    await new Promise((resolve) => setTimeout(resolve, 200))
    child.kill('SIGTERM')
    expect((await slow).status).toBe(200)
    expect((await exit).code).toBe(0)
  }, 120_000)

  test('refuses a second start on the same data, and a taken port, in plain words', async () => {
    const { address, child, exit } = await started()
    const second = launch()
    expect((await second.exit).code).toBe(1)
    expect(second.output.err).toMatch(/data/i)
    expect(second.output.err).not.toMatch(/\n\s+at /)
    const taken = launch({ HANSANG_DATA_DIR: join(folder, 'other'), PORT: new URL(address).port })
    expect((await taken.exit).code).toBe(1)
    expect(taken.output.err).toMatch(/Port \d+ is taken/)
    const wrong = launch({ HANSANG_TOKEN_SECONDS: 'many' })
    expect((await wrong.exit).code).toBe(1)
    expect(wrong.output.err).toMatch(/HANSANG_TOKEN_SECONDS must be a whole number/)
    const nonsense = launch({ DATABASE_URL: 'nonsense' })
    expect((await nonsense.exit).code).toBe(1)
    expect(nonsense.output.err).toMatch(/^DATABASE_URL must be .*\n$/)
    for (const [env, said] of [
      [{ HANSANG_MALL_URL: 'nope' }, /^HANSANG_MALL_URL must be an http or https address.*\n$/],
      [{ HOST: '300.1.1.1' }, /^HOST must be an address.*\n$/],
      [{ HANSANG_TYPO: '1' }, /^HANSANG_TYPO is no setting.*\n$/],
      [{ HOST: '0.0.0.0', HANSANG_SIMULATOR: 'on' }, /^HANSANG_SIMULATOR .*HANSANG_OPEN_DOORS=on.*\n$/],
    ] as const) {
      const refused = launch(env)
      expect((await refused.exit).code).toBe(1)
      expect(refused.output.err).toMatch(said)
    }
    child.kill('SIGTERM')
    await exit
  }, 120_000)

  test('ends with a reason when its database’s thread dies, and keeps what was saved', async () => {
    const before = await started()
    before.child.kill('SIGTERM')
    await before.exit
    // The thread is ended from inside: nothing outside of the process can.
    const ender = `process.once('worker', (thread) => process.once('SIGUSR2', () => thread.terminate()))`
    const { address, child, exit, output } = await started({
      NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(ender)}`,
    })
    expect(await (await signIn(address)).save('68.4', '20260301070000')).toBe(true)
    child.kill('SIGUSR2')
    expect(await exit).toEqual({ code: 1, signal: null })
    expect(output.err).toMatch(/^The embedded database stopped: .*\n.*start it again/)
    expect(output.err).not.toMatch(/\n\s+at /)
    const again = await started()
    expect(await (await signIn(again.address)).list()).toContain('20260301070000')
    again.child.kill('SIGTERM')
    await again.exit
  }, 120_000)

  test('says in two lines what is wrong with a database that cannot be reached and a folder that is none', async () => {
    const unreachable = launch({ DATABASE_URL: 'postgres://app:hidden@127.0.0.1:9/hansang' })
    expect((await unreachable.exit).code).toBe(1)
    expect(unreachable.output.err).toMatch(
      /^The Postgres server at 127\.0\.0\.1:9\/hansang cannot be reached.*\n.*DATABASE_URL.*\n$/,
    )
    const file = launch({ HANSANG_DATA_DIR: join(MAIN, 'data') })
    expect((await file.exit).code).toBe(1)
    expect(file.output.err).toMatch(/is not a folder.*\n.*HANSANG_DATA_DIR.*\n$/)
  }, 120_000)

  test('loses no acknowledged record when it is killed in the midst of writes', async () => {
    const acknowledged: string[] = []
    for (let round = 0; round < 3; round += 1) {
      const { address, child, exit } = await started()
      const member = await signIn(address)
      const begun = Promise.withResolvers<undefined>()
      const writing = (async () => {
        for (let second = 0; second < 60; second += 1) {
          const inptDt = `202602${String(round + 1).padStart(2, '0')}0700${String(second).padStart(2, '0')}`
          const saved = await member.save('68.4', inptDt).catch(() => false)
          if (!saved) return
          acknowledged.push(inptDt)
          // Counted, not timed: a busy machine saves one record where an idle one saves twenty.
          if (second === 4) begun.resolve(undefined)
        }
      })()
      await begun.promise
      child.kill('SIGKILL')
      await Promise.all([writing, exit])
    }
    const { address, child, exit } = await started()
    const kept = new Set(await (await signIn(address)).list())
    expect(acknowledged.length).toBeGreaterThan(10)
    expect(acknowledged.filter((inptDt) => !kept.has(inptDt))).toEqual([])
    child.kill('SIGTERM')
    await exit
  }, 180_000)
})
