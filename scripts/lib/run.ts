import { spawn, type ChildProcess } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's root folder. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

export type RunOptions = {
  env?: Record<string, string | undefined>
  /** Shows the output as it comes (default) or only keeps it. */
  quiet?: boolean
  timeoutMs?: number
  /** Where it runs, where that is not the project's root. */
  cwd?: string
  /** Ends it, and all that it started, when it has said nothing for so long. */
  silenceMs?: number
  /** Ends it, and all that it started. */
  signal?: AbortSignal
}
export type RunResult = { code: number; output: string; seconds: number }

/**
 * Runs a program in the project's root with our own Node first on the path, and waits for it. Answers its exit code
 * (124 when it was ended), everything it wrote, and the seconds it took; never rejects for a failing program.
 */
export function run(command: string, args: string[], options: RunOptions = {}): Promise<RunResult> {
  if (options.silenceMs !== undefined || options.signal) return runInGroup(command, args, options)
  const started = performance.now()
  const child = spawn(command, args, {
    cwd: options.cwd ?? ROOT,
    env: childEnv(options.env),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const chunks: string[] = []
  for (const [stream, target] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    stream.setEncoding('utf8')
    stream.on('data', (text: string) => {
      chunks.push(text)
      if (!options.quiet) target.write(text)
    })
  }
  return new Promise((resolve) => {
    let timedOut = false
    const timer = options.timeoutMs
      ? setTimeout(() => {
          timedOut = true
          child.kill('SIGTERM')
        }, options.timeoutMs)
      : undefined
    const finish = (code: number) => {
      clearTimeout(timer)
      resolve({ code, output: chunks.join(''), seconds: (performance.now() - started) / 1000 })
    }
    child.once('error', (error) => {
      chunks.push(String(error))
      finish(127)
    })
    child.once('close', (code) => finish(timedOut ? 124 : (code ?? 1)))
  })
}

/** Leaders of groups that run now: what ends us ends them. */
const groups = new Set<ChildProcess>()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    for (const leader of groups) endGroup(leader, 'SIGKILL')
    process.kill(process.pid, signal)
  })
}

/**
 * As `run`, in a process group of its own, so that a tool that hangs is ended with the servers and browsers it started.
 */
async function runInGroup(
  command: string,
  args: string[],
  { silenceMs, signal, ...options }: RunOptions,
): Promise<RunResult> {
  const started = performance.now()
  const child = spawn(command, args, {
    cwd: options.cwd ?? ROOT,
    env: childEnv(options.env),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  groups.add(child)
  const chunks: string[] = []
  let ended = false
  const end = (why: string) => {
    if (ended) return
    ended = true
    const last = chunks.join('').trimEnd().split('\n').slice(-5).join('\n')
    process.stderr.write(`\n${why}, so it is ended. The last that it said:\n${last}\n`)
    endGroup(child, 'SIGTERM')
    setTimeout(() => endGroup(child, 'SIGKILL'), 10_000).unref()
  }
  const silence =
    silenceMs === undefined
      ? undefined
      : watchSilence(silenceMs, () => end(`${args.join(' ')} has said nothing for ${Math.round(silenceMs / 1000)} s`))
  const aborted = () => end('The time of the whole run is over')
  if (signal?.aborted) aborted()
  signal?.addEventListener('abort', aborted, { once: true })
  for (const [stream, target] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    stream.setEncoding('utf8')
    stream.on('data', (text: string) => {
      chunks.push(text)
      silence?.heard()
      if (!options.quiet) target.write(text)
    })
  }
  const code = await new Promise<number>((resolve) => {
    child.once('error', (error) => {
      chunks.push(String(error))
      resolve(127)
    })
    // Not `close`: what it left running may hold its pipes for ever.
    child.once('exit', (status) => setImmediate(() => resolve(ended ? 124 : (status ?? 1))))
  })
  silence?.off()
  signal?.removeEventListener('abort', aborted)
  endGroup(child, 'SIGKILL')
  groups.delete(child)
  return { code, output: chunks.join(''), seconds: (performance.now() - started) / 1000 }
}

/** Calls `onSilence` once, when nothing was heard for `ms`. */
export function watchSilence(ms: number, onSilence: () => void): { heard: () => void; off: () => void } {
  const timer = setTimeout(onSilence, ms)
  return { heard: () => void timer.refresh(), off: () => clearTimeout(timer) }
}

function endGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal)
  } catch {
    // It has ended by itself.
  }
}

/** Runs one of our own TypeScript scripts with the Node that runs us. */
export function runScript(script: string, args: string[] = [], options: RunOptions = {}): Promise<RunResult> {
  return run(process.execPath, [script, ...args], options)
}

/** Runs a verb of package.json, exactly as a person would. */
export function runVerb(verb: string, args: string[] = [], options: RunOptions = {}): Promise<RunResult> {
  const npm = process.env['npm_execpath']
  const verbArgs = ['run', '--silent', verb, ...(args.length ? ['--', ...args] : [])]
  return npm ? run(process.execPath, [npm, ...verbArgs], options) : run('npm', verbArgs, options)
}

/** The environment of a child: ours, with the pinned Node and the project's tools first on the path. */
export function childEnv(extra: Record<string, string | undefined> = {}): NodeJS.ProcessEnv {
  const separator = process.platform === 'win32' ? ';' : ':'
  const path = [join(ROOT, 'node_modules', '.bin'), process.env['PATH']].filter(Boolean).join(separator)
  return { ...process.env, PATH: path, ...extra }
}

/** Asks a child to stop, and makes it stop when it has not after `graceMs`. */
export function stop(child: ChildProcess, graceMs = 10_000): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), graceMs)
    child.once('exit', () => {
      clearTimeout(timer)
      resolve()
    })
    child.kill('SIGTERM')
  })
}
