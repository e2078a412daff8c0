// npm run contract [-- --target URL --user NAME --password WORD | --prism] [--areas a,b] [--write] [--json FILE]
// Calls every operation of the contract with its own example and compares the answers. Without a target it starts server/.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { loadContract } from './contract/model.ts'
import { summarise, textReport } from './contract/report.ts'
import { runContract } from './contract/run.ts'
import { Session } from './contract/session.ts'
import { prismTarget, remoteTarget, serverTarget } from './contract/targets.ts'

const { values } = parseArgs({
  options: {
    target: { type: 'string' },
    prism: { type: 'boolean', default: false },
    user: { type: 'string' },
    // Also HANSANG_CONTRACT_PASSWORD: a password on a command line stands in the shell's history.
    password: { type: 'string' },
    areas: { type: 'string' },
    write: { type: 'boolean', default: false },
    json: { type: 'string' },
    concurrency: { type: 'string', default: '4' },
  },
})

const password = values.password ?? process.env['HANSANG_CONTRACT_PASSWORD']
const credentials = values.user && password ? { username: values.user, password } : undefined
const contract = loadContract()
const target = values.target ? remoteTarget(values.target, credentials) : values.prism ? await prismTarget() : await serverTarget()
try {
  const rows = await runContract(contract, new Session(target.origin), {
    areas: values.areas?.split(',').filter(Boolean) ?? [],
    write: values.write || target.disposable,
    credentials: target.credentials,
    concurrency: Math.max(1, Number(values.concurrency) || 1),
  })
  const summary = summarise(rows)
  if (values.json) writeFileSync(values.json, JSON.stringify({ target: target.name, counts: summary, rows }, null, 2))
  console.log(textReport(rows, target.name))
  process.exitCode = summary.failed > 0 ? 1 : 0
} finally {
  await target.close()
}
