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
}
export type RunResult = { code: number; output: string; seconds: number }

/**
 * Runs a program in the project's root with our own Node first on the path, and waits for it.
 * Answers its exit code (124 after a time-out), everything it wrote, and the seconds it took; never rejects for a failing program.
 */
export function run(command: string, args: string[], options: RunOptions = {}): Promise<RunResult> {
  const started = performance.now()
  const child = spawn(command, args, { cwd: options.cwd ?? ROOT, env: childEnv(options.env), stdio: ['ignore', 'pipe', 'pipe'] })
  const chunks: string[] = []
  for (const [stream, target] of [[child.stdout, process.stdout], [child.stderr, process.stderr]] as const) {
    stream.setEncoding('utf8')
    stream.on('data', (text: string) => {
      chunks.push(text)
      if (!options.quiet) target.write(text)
    })
  }
  return new Promise((resolve) => {
    let timedOut = false
    const timer = options.timeoutMs ? setTimeout(() => { timedOut = true; child.kill('SIGTERM') }, options.timeoutMs) : undefined
    const finish = (code: number) => {
      clearTimeout(timer)
      resolve({ code, output: chunks.join(''), seconds: (performance.now() - started) / 1000 })
    }
    child.once('error', (error) => { chunks.push(String(error)); finish(127) })
    child.once('close', (code) => finish(timedOut ? 124 : (code ?? 1)))
  })
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
    child.once('exit', () => { clearTimeout(timer); resolve() })
    child.kill('SIGTERM')
  })
}
