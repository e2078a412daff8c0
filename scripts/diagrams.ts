// npm run diagrams: draws the machines into docs/machines.md.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { machinesPage } from './lib/machines-page.ts'
import { ROOT } from './lib/run.ts'

writeFileSync(join(ROOT, 'docs', 'machines.md'), machinesPage())
console.log('docs/machines.md is written.')
