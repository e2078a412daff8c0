import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../lib/run.ts'
import { contentHash } from '../lib/stamp.ts'

/** The pictures of the README, by the board's views, and the screens that they show. */
export const README_PICTURES: Readonly<Record<string, readonly string[]>> = {
  home: ['src/areas/home/hub'],
  menu: ['src/areas/meal/today'],
  weight: ['src/areas/records/weight'],
}

const FOLDER = join(ROOT, 'docs', 'images')
const TAKEN = join(FOLDER, 'taken.txt')

/** What a picture's screen is drawn by: its own code and styles, words of other languages and tests left out. */
export function screenHash(name: string): string {
  return contentHash(ROOT, [...(README_PICTURES[name] ?? [])], (path) => /\.test\.tsx?$|\.po$/.test(path)).slice(0, 16)
}

/** What each picture's screen was when it was taken. */
export function takenHashes(): Record<string, string> {
  const lines = readFileSync(TAKEN, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  return Object.fromEntries(lines.map((line) => line.split(' ') as [string, string])) // two words a line, see below
}

/**
 * Keeps pictures for the README as they were taken, two pixels for each of the screen's, with what their screens were.
 */
export function keepForReadme(pictures: Readonly<Record<string, Buffer>>): void {
  mkdirSync(FOLDER, { recursive: true })
  for (const [name, picture] of Object.entries(pictures)) writeFileSync(join(FOLDER, `${name}.png`), picture)
  const lines = Object.keys(README_PICTURES).map((name) => `${name} ${screenHash(name)}\n`)
  writeFileSync(
    TAKEN,
    `# Picture, and a hash over its screen as it was taken: npm run board -- --readme\n${lines.join('')}`,
  )
}
