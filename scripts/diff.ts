// npm run contract:diff [-- REF] [--out DIR]: what differs on the wire between the contract at a commit and the one in
// this folder. Writes Markdown and HTML and fails on a breaking change of something documented or observed that
// openapi/CHANGELOG.md does not announce. Without REF it compares with the commit before this one, and passes, saying
// so, when there is none to be had.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { changesBetween } from './diff/changes.ts'
import { commitOf, contractAt } from './diff/earlier.ts'
import { countsOf, htmlReport, markdownReport } from './diff/report.ts'
import { announcedIn, judge } from './diff/verdict.ts'
import { bundleContract } from './gen/bundle.ts'
import { OPENAPI } from './gen/places.ts'
import { ROOT } from './lib/run.ts'

async function compareWith(commit: string, folder: string): Promise<number> {
  const { document, changelog } = await contractAt(commit)
  const file = join(OPENAPI, 'CHANGELOG.md')
  const announced = announcedIn(existsSync(file) ? readFileSync(file, 'utf8') : '', changelog)
  const judged = judge(await changesBetween(document, await bundleContract()), announced)

  const compared = { from: commit, to: 'this folder' }
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'contract-diff.md'), markdownReport(judged, compared))
  writeFileSync(join(folder, 'contract-diff.html'), htmlReport(judged, compared))
  const breaking = judged.filter(({ verdict }) => verdict === 'breaks')
  for (const { operationId, at, level, message } of breaking)
    console.error(`BREAKS ${operationId} (${level})  ${at}\n    ${message}`)
  console.log(`${commit} → this folder: ${countsOf(judged)}`)
  if (judged.length > 0) console.log(`${join(folder, 'contract-diff.html')} and contract-diff.md have it all.`)
  if (breaking.length > 0) console.error('Undo it, or announce it in openapi/CHANGELOG.md, which says how.')
  return breaking.length > 0 ? 1 : 0
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { out: { type: 'string', default: join(ROOT, '.cache', 'diff') } },
  })
  const [ref] = positionals
  const commit = await commitOf(ref ?? 'HEAD~1')
  if (commit !== undefined) process.exitCode = await compareWith(commit, resolve(values.out))
  else if (ref !== undefined)
    throw new Error(`This clone has no commit ${ref}. A shallow one gets it with: git fetch --unshallow`)
  else
    console.log(
      'There is no commit before this one here (a first commit, a shallow clone or no clone at all): nothing is compared.',
    )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
