import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { bundleContract } from '../gen/bundle.ts'
import type { Document } from '../gen/document.ts'
import { run, ROOT } from '../lib/run.ts'

/** Another state of the contract: its bundle and the changelog of that time ('' when there was none). */
export type Earlier = { commit: string; document: Document; changelog: string }

/** The commit that a name stands for, shortened; undefined when this clone does not have it, or is no clone at all. */
export async function commitOf(ref: string): Promise<string | undefined> {
  const { code, output } = await git(['rev-parse', '--verify', '--quiet', '--short', `${ref}^{commit}`])
  return code === 0 ? output.trim() : undefined
}

/** The contract as it was at a commit that `commitOf` answered. Throws an Error when it does not bundle there. */
export async function contractAt(commit: string): Promise<Earlier> {
  const listed = await git(['ls-tree', '-r', '--name-only', '-z', commit, '--', 'openapi'])
  const files = listed.output.split('\0').filter((file) => file.endsWith('.yaml'))
  if (!files.includes('openapi/openapi.yaml')) throw new Error(`There is no contract at ${commit}.`)
  const folder = mkdtempSync(join(tmpdir(), 'hansang-earlier-'))
  try {
    // One after the other: a hundred processes at once would be slower than a hundred in turn.
    for (const file of files) {
      const target = join(folder, ...file.split('/'))
      mkdirSync(dirname(target), { recursive: true })
      writeFileSync(target, await show(commit, file))
    }
    const document = await bundleContract(join(folder, 'openapi', 'openapi.yaml'))
    return { commit, document, changelog: await show(commit, 'openapi/CHANGELOG.md') }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A file's text at a commit, '' when it was not there. */
async function show(commit: string, file: string): Promise<string> {
  const { code, output } = await git(['show', `${commit}:${file}`])
  return code === 0 ? output : ''
}

function git(args: string[]) {
  return run('git', ['-C', ROOT, ...args], { quiet: true })
}
