// npm run asvs: says of docs/security.md how much of what the standards ask is held, lists what is not, and fails where
// a proof is no more or an item is missing. tests/security-page.test.ts holds the same.
import { ROOT } from './lib/run.ts'
import { readSecurityPage, summaryOf } from './lib/security-page.ts'

const { items, faults } = readSecurityPage(ROOT)
console.log(summaryOf(items))
for (const fault of faults) console.error(fault)
process.exitCode = faults.length === 0 ? 0 : 1
