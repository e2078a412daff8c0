import { spawnSync } from 'node:child_process'
import { accessSync, constants, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/**
 * What the choice of a browser depends on; everything outside the process is handed in, so that the choice can be
 * tested.
 */
export type BrowserFacts = {
  env: Record<string, string | undefined>
  platform: NodeJS.Platform
  /** Says whether this path is a file that may be run. */
  runnable: (path: string) => boolean
  /** Where Playwright would put its own Chromium; undefined when Playwright cannot say. */
  playwrightPath: string | undefined
}

export type FoundBrowser = { path: string; source: 'environment' | 'system' | 'playwright' }

/** Names a path in the environment that is not a program: silently taking another browser would hide the mistake. */
export class BrowserSettingError extends Error {}

const VARIABLES = ['HANSANG_CHROMIUM', 'PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH']

function systemPaths({ env, platform }: BrowserFacts): string[] {
  if (platform === 'darwin') {
    return ['/Applications', join(env['HOME'] ?? '/', 'Applications')].flatMap((folder) => [
      `${folder}/Google Chrome.app/Contents/MacOS/Google Chrome`,
      `${folder}/Chromium.app/Contents/MacOS/Chromium`,
      `${folder}/Microsoft Edge.app/Contents/MacOS/Microsoft Edge`,
    ])
  }
  if (platform === 'win32') {
    const folders = [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']].filter(
      (folder) => folder !== undefined,
    )
    return folders.flatMap((folder) => [
      `${folder}\\Google\\Chrome\\Application\\chrome.exe`,
      `${folder}\\Chromium\\Application\\chrome.exe`,
      `${folder}\\Microsoft\\Edge\\Application\\msedge.exe`,
    ])
  }
  return [
    // Debian's first: its packages bring every shared library along, a downloaded build does not. The one that draws no
    // window around the page first of all: journeys take a sixth less time in it.
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/google-chrome',
    '/opt/google/chrome/chrome',
    '/usr/bin/chromium-browser',
    '/snap/bin/chromium',
  ]
}

/**
 * Picks the Chromium to test with: the one named in the environment, the system's, then Playwright's own. Returns
 * undefined when there is none; throws BrowserSettingError when the environment names a file that cannot be run.
 */
export function findBrowser(facts: BrowserFacts): FoundBrowser | undefined {
  for (const variable of VARIABLES) {
    const path = facts.env[variable]
    if (!path) continue
    if (!facts.runnable(path))
      throw new BrowserSettingError(`${variable} is set to ${path}, which is not a program that can be run.`)
    return { path, source: 'environment' }
  }
  const system = systemPaths(facts).find(facts.runnable)
  if (system) return { path: system, source: 'system' }
  if (facts.playwrightPath && facts.runnable(facts.playwrightPath))
    return { path: facts.playwrightPath, source: 'playwright' }
  return undefined
}

export type InstallFacts = { platform: NodeJS.Platform; isRoot: boolean; hasApt: boolean }
export type InstallStep = { label: string; command: string; args: string[] }

/**
 * The ways to get a browser on this machine, in the order to try them. Debian's package only where we may install it.
 */
export function installSteps({ platform, isRoot, hasApt }: InstallFacts): InstallStep[][] {
  const playwright = [
    { label: "Playwright's download", command: process.execPath, args: [playwrightCli(), 'install', 'chromium'] },
  ]
  if (platform !== 'linux' || !isRoot || !hasApt) return [playwright]
  const debian = [
    { label: 'package list', command: 'apt-get', args: ['update'] },
    { label: "Debian's package", command: 'apt-get', args: ['install', '-y', 'chromium', 'fonts-noto-cjk'] },
  ]
  return [playwright, debian]
}

/** What a person has to do when no browser was found and none could be installed. */
export function noBrowserAdvice({ platform, isRoot, hasApt }: InstallFacts): string {
  const sudo = isRoot ? '' : 'sudo '
  const ways =
    platform === 'linux' && hasApt
      ? [`${sudo}apt-get install -y chromium fonts-noto-cjk`]
      : ['install Google Chrome or Chromium (https://www.google.com/chrome/)']
  return [
    'The browser journeys need a Chromium, and there is none here. Do one of these and run the command again:',
    ...ways.map((way) => `  - ${way}`),
    '  - npm exec playwright install chromium',
    '  - set HANSANG_CHROMIUM to the path of a Chromium or Chrome you already have',
  ].join('\n')
}

/**
 * Features every browser of this project starts without: Playwright's list for Linux and macOS, because Chromium obeys
 * only the last `--disable-features` on its command line, and the two pages that a window keeps ready behind its
 * address bar. No test types there, and they cost as much of the processor as the pages that are tested.
 */
const FEATURES_OFF = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

/**
 * Flags every browser of this project starts with. They keep it from calling home during a test and from work of its
 * own; the sandbox is left out for root only, where Chromium refuses to start with it.
 */
export function chromiumArgs({ isRoot }: { isRoot: boolean }): string[] {
  const args = [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${FEATURES_OFF.join(',')}`,
  ]
  return isRoot ? ['--no-sandbox', ...args] : args
}

/** True when the current user is root (never on Windows). */
export function runsAsRoot(): boolean {
  return process.getuid?.() === 0
}

function playwrightCli(): string {
  return join(createRequire(import.meta.url).resolve('@playwright/test/package.json'), '..', 'cli.js')
}

/** Runs nothing: a file counts when it is executable and not Ubuntu's placeholder script for the snap. */
function runnable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    // Ubuntu's /usr/bin/chromium-browser is a script that only asks to install a snap.
    return !(path.endsWith('chromium-browser') && readFileSync(path, 'latin1').slice(0, 4000).includes('snap install'))
  } catch {
    return false
  }
}

/** The facts of the machine we run on. `playwrightPath` comes from the caller, who has Playwright loaded. */
export function machineFacts(playwrightPath: string | undefined): BrowserFacts & InstallFacts {
  return {
    env: process.env,
    platform: process.platform,
    runnable,
    playwrightPath,
    isRoot: runsAsRoot(),
    hasApt: process.platform === 'linux' && runnable('/usr/bin/apt-get'),
  }
}

/** Playwright's own idea of where its Chromium is, or undefined. */
export async function playwrightChromium(): Promise<string | undefined> {
  const { chromium } = await import('@playwright/test')
  try {
    return chromium.executablePath()
  } catch {
    return undefined
  }
}

/**
 * Finds a Chromium, or installs one where that is possible. Prints what it does.
 * Throws an Error whose message tells a person what to do when there is no browser and none can be had.
 */
export async function requireBrowser({ install = true }: { install?: boolean } = {}): Promise<FoundBrowser> {
  const facts = machineFacts(await playwrightChromium())
  const found = findBrowser(facts)
  if (found) return found
  for (const steps of install ? installSteps(facts) : []) {
    console.log(`No Chromium found; trying ${steps.at(-1)?.label ?? ''} …`)
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    steps.every((step) => spawnSync(step.command, step.args, { stdio: 'inherit', env, timeout: 300_000 }).status === 0)
    const installed = findBrowser(facts)
    if (installed) return installed
  }
  throw new Error(noBrowserAdvice(facts))
}
