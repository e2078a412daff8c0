import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { catalogueFaults, emptyCatalogues } from './lib/catalogues.ts'

// npm run i18n: takes every message of src into the en.po of its folder (lingui.config.ts), drops those that are gone,
// and lists what has no English yet. English is written into the .po files by hand; Vite compiles them as they are.

const lingui = fileURLToPath(import.meta.resolve('@lingui/cli')).replace(/index\.js$/, 'lingui.js')
const { status } = spawnSync(process.execPath, [lingui, 'extract', '--clean'], {
  stdio: ['ignore', 'ignore', 'inherit'],
})
if (status !== 0) process.exit(status ?? 1)

for (const file of await emptyCatalogues()) rmSync(file)
const faults = await catalogueFaults()
for (const { folder, message, fault } of faults) console.log(`${folder}: ${fault}: ${message}`)
console.log(faults.length === 0 ? 'Every message stands in both languages.' : `${faults.length} messages need work.`)
